/** When something is published: from one time until another, or not yet. */
import type { BuildTime } from './clock'

/** Nothing of it stands for what is always published. */
export interface Window {
  draft?: true
  /** The first time, in milliseconds since 1970. */
  from?: number
  /** The first time at which it is expired. */
  to?: number
}

/** What is shown is published; all else is not, for one of three reasons. */
export type WindowState = 'shown' | 'draft' | 'coming' | 'gone'

export function stateAt({ draft, from, to }: Window, now: number): WindowState {
  if (draft) return 'draft'
  if (to !== undefined && to <= now) return 'gone'
  return from !== undefined && from > now ? 'coming' : 'shown'
}

/** Whether it is shown at a time: it is published, or everything is shown. */
export function isShown(window: Window = {}, { now, showsAll }: BuildTime): boolean {
  return showsAll || stateAt(window, now) === 'shown'
}

/** The times at which it is published or expires; none for a draft. */
export function listChanges({ draft, from, to }: Window): number[] {
  return draft ? [] : [from, to].filter((one) => one !== undefined)
}

/** Whether nothing was published or expired between two times. */
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
