import { vi } from 'vitest'

/** Longer than the two seconds within which a file can be rewritten unnoticed. */
const SETTLING_MS = 2100

/**
 * Advances the clock until recently written files are old enough for builds to trust their
 * modification times.
 */
export function letFilesSettle(): void {
  const { now } = Date
  vi.spyOn(Date, 'now').mockImplementation(() => now() + SETTLING_MS)
}

export function resetClock(): void {
  vi.restoreAllMocks()
}
