import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => {}

/** Whether the component is hydrated: false on the server and during hydration. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
}
