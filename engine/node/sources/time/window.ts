/** When something is published: from a time, until a time, or not yet. */
import type { BuildTime } from './clock'

/** An empty window means always published. */
export interface Window {
  draft?: true
  /** When it appears, in milliseconds since 1970. */
  from?: number
  /** When it expires. */
  to?: number
}

/** Published content is shown; there are three reasons why content is not published. */
export type WindowState = 'shown' | 'draft' | 'coming' | 'gone'

export function stateAt({ draft, from, to }: Window, now: number): WindowState {
  if (draft) return 'draft'
  if (to !== undefined && to <= now) return 'gone'
  return from !== undefined && from > now ? 'coming' : 'shown'
}

/** Returns `true` if it is shown at a time: it is published, or everything is shown. */
export function isShown(window: Window = {}, { now, showsAll }: BuildTime): boolean {
  return showsAll || stateAt(window, now) === 'shown'
}

/** The times at which it appears or expires. Empty for a draft. */
export function listChanges({ draft, from, to }: Window): number[] {
  return draft ? [] : [from, to].filter((one) => one !== undefined)
}

/** Returns `true` if nothing was published or expired between two times. */
export function isUnchanged(changes: number[], before: number, now: number): boolean {
  return changes.every((change) => change <= before === change <= now)
}

/** The intersection of two windows. */
export function intersect(one: Window, other: Window): Window {
  const from = Math.max(one.from ?? -Infinity, other.from ?? -Infinity)
  const to = Math.min(one.to ?? Infinity, other.to ?? Infinity)
  return {
    ...((one.draft || other.draft) && { draft: true }),
    ...(from > -Infinity && { from }),
    ...(to < Infinity && { to }),
  }
}
