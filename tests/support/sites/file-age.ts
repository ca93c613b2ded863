import { vi } from 'vitest'

/** More than the two seconds within which a file may be written again unnoticed. */
const SETTLING_MS = 2100

/** Sets the clock forward until the files that were just written are so old that builds trust their stamps. */
export function letFilesSettle(): void {
  const { now } = Date
  vi.spyOn(Date, 'now').mockImplementation(() => now() + SETTLING_MS)
}

export function resetClock(): void {
  vi.restoreAllMocks()
}
