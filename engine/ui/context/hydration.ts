import { useState, useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => {}

/** Whether the component is alive: false on the server, and while it takes over the server's HTML. */
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
