import { useMemo, useSyncExternalStore } from 'react'
import { resolveTokens } from '../../core/text/tokens'
import { useSite } from '../context/context'

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/**
 * The year of the visitor's clock. The server's HTML and its hydration show the year of the build;
 * the visitor's year follows at once.
 */
export function useYear(): number {
  const { year } = useSite()
  return useSyncExternalStore(
    subscribe,
    () => new Date().getFullYear(),
    () => year,
  )
}

/** Replaces `{year}` in all strings of a value. Returns the same object if no string has the token. */
export function useCurrentYear<T>(value: T): T {
  const year = useYear()
  return useMemo(() => resolveTokens(value, { year: String(year) }), [value, year])
}
