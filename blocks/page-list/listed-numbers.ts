/** How many numbers beside that of the page itself are shown on each side. */
const BESIDE = 1

/** The pages to which there are links: the first, the last, and those around this one. */
export function listShownPages(page: number, count: number): number[] {
  const all = Array.from({ length: count }, (_, index) => index + 1)
  return all.filter(
    (number) => number === 1 || number === count || Math.abs(number - page) <= BESIDE,
  )
}
