import { useMemo, useSyncExternalStore } from 'react'
import { resolveTokens } from '../../core/text/tokens'
import { subscribeToReturn } from '../context/clock'
import { useSite } from '../context/context'

/**
 * The year according to the visitor's clock. The server's HTML and its hydration show the build's
 * year; the visitor's year follows at once.
 */
export function useYear(): number {
  const { year } = useSite()
  return useSyncExternalStore(
    subscribeToReturn,
    () => new Date().getFullYear(),
    () => year,
  )
}

/**
 * Replaces `{year}` in all strings within a value. Returns the same object if no string contains
 * the token.
 */
export function useCurrentYear<T>(value: T): T {
  const year = useYear()
  return useMemo(() => resolveTokens(value, { year: String(year) }), [value, year])
}
