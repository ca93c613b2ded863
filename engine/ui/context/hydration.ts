import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => {}

/** `true` if the component is hydrated: `false` on the server and during hydration. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
}
