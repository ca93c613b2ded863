import { useState, useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => {}

/**
 * `true` if the component was mounted on the server's HTML, or is rendered on the server. For the
 * app around blocks: see `recorder/record.ts`.
 */
export function useMountedOnHtml(): boolean {
  const isOnHtml = useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  )
  const [first] = useState(isOnHtml)
  return first
}
