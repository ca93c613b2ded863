import { useState, useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => {}

/**
 * Whether the component was mounted onto the server's HTML (or is rendered on the server). For the
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
