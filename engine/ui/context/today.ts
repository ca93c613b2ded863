import { useSyncExternalStore } from 'react'
import { getDate } from '../../core/text/dates'
import { subscribeToReturn } from './clock'
import { useSite } from './context'

/**
 * The current date in the site's time zone: `2026-12-24`. Undefined on the server and during
 * hydration, because the page may have been built on another day.
 */
export function useToday(): string | undefined {
  const { timeZone } = useSite()
  return useSyncExternalStore(
    subscribeToReturn,
    () => getDate(new Date(), timeZone),
    () => undefined,
  )
}
