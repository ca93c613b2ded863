import { vi } from 'vitest'

/** More than the two seconds within which a file can be rewritten unnoticed. */
const SETTLING_MS = 2100

/**
 * Advances the clock until the recently written files are so old that builds trust their
 * modification times.
 */
export function letFilesSettle(): void {
  const { now } = Date
  vi.spyOn(Date, 'now').mockImplementation(() => now() + SETTLING_MS)
}

export function resetClock(): void {
  vi.restoreAllMocks()
}
