import { useSyncExternalStore } from 'react'
import { useLocationPath } from '../../engine/block-api'

export type Vote = 'up' | 'down'

// In the page's memory alone, so that a reload forgets them (R-302, D56).
const votes = new Map<string, Vote>()
const listeners = new Set<() => void>()

/** The visitor's vote on an item, and a function that casts or changes it. */
export function useVote(id: string): [Vote | undefined, (vote: Vote) => void] {
  const key = `${useLocationPath()}#${id}`
  const vote = useSyncExternalStore(
    subscribe,
    () => votes.get(key),
    () => undefined,
  )
  const cast = (next: Vote) => {
    votes.set(key, next)
    for (const listener of listeners) listener()
  }
  return [vote, cast]
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
