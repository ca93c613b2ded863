import { useState, useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => {}

/** Whether the component was mounted onto the server's HTML (or is rendered on the server). */
export function useMountedOnHtml(): boolean {
  const hydrating = useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  )
  const [first] = useState(hydrating)
  return first
}
