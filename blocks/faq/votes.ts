import { useSyncExternalStore } from 'react'
import { createStore, useLocationPath } from '../../engine/block-api'

export type Vote = 'up' | 'down'

// Votes are kept in page memory only, so a reload clears them.
const votes = createStore<ReadonlyMap<string, Vote>>(new Map())

/** The visitor's vote on an item, and a function that casts or changes it. */
export function useVote(id: string): [Vote | undefined, (vote: Vote) => void] {
  const key = `${useLocationPath()}#${id}`
  const vote = useSyncExternalStore(
    votes.subscribe,
    () => votes.get().get(key),
    () => undefined,
  )
  const cast = (next: Vote) => votes.set(new Map(votes.get()).set(key, next))
  return [vote, cast]
}
