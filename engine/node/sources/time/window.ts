/** When something is published: from one moment, until another, or not at all yet. */
import type { Moment } from './clock'

/** Nothing of it stands for what is always published. */
export interface Window {
  draft?: true
  /** The first moment, in milliseconds since 1970. */
  from?: number
  /** The first moment at which it is gone. */
  to?: number
}

/** What is shown is published; all else is not, for one of three reasons. */
export type WindowState = 'shown' | 'draft' | 'coming' | 'gone'

export function stateAt({ draft, from, to }: Window, now: number): WindowState {
  if (draft) return 'draft'
  if (to !== undefined && to <= now) return 'gone'
  return from !== undefined && from > now ? 'coming' : 'shown'
}

/** Whether it is shown at a moment: it is published, or all is shown. */
export function isShown(window: Window = {}, { now, showsAll }: Moment): boolean {
  return showsAll || stateAt(window, now) === 'shown'
}

/** The moments at which it appears or goes; none of a draft. */
export function listChanges({ draft, from, to }: Window): number[] {
  return draft ? [] : [from, to].filter((one) => one !== undefined)
}

/** Whether between two moments nothing appeared or went. */
export function isUnchanged(changes: number[], before: number, now: number): boolean {
  return changes.every((change) => change <= before === change <= now)
}

/** The time in which both are published. */
export function intersect(one: Window, other: Window): Window {
  const from = Math.max(one.from ?? -Infinity, other.from ?? -Infinity)
  const to = Math.min(one.to ?? Infinity, other.to ?? Infinity)
  return {
    ...((one.draft || other.draft) && { draft: true }),
    ...(from > -Infinity && { from }),
    ...(to < Infinity && { to }),
  }
}
