import { useState, useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => {}

/** Whether the component is hydrated: false on the server and during hydration. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
}

/** Whether the component was mounted onto the server's HTML (or is rendered on the server). */
export function useMountedOnHtml(): boolean {
  const isLive = useIsLive()
  const [first] = useState(!isLive)
  return first
}
