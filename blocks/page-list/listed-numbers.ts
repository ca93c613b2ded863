/** The number of page numbers shown on each side of the current one. */
const BESIDE = 1

/** The page numbers to link to: the first, the last, and those near the current one. */
export function listShownPages(page: number, count: number): number[] {
  const all = Array.from({ length: count }, (_, index) => index + 1)
  return all.filter(
    (number) => number === 1 || number === count || Math.abs(number - page) <= BESIDE,
  )
}
