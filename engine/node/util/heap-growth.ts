import { setFlagsFromString } from 'node:v8'

/**
 * By how many percent the heap may grow beyond what was in use when V8 last collected garbage, from
 * so many pages on. By itself V8 goes up to 300. With less it collects more often, which takes
 * little time beside what a large site asks for otherwise.
 */
const MOST_GROWTH = [
  { pages: 50_000, percent: 15 },
  { pages: 5000, percent: 40 },
]

/** How much of the memory of another page one takes that is known from the build before. */
const SHARE_OF_KNOWN = 0.4

interface PageCounts {
  /** Those that are checked. */
  checked: number
  /** Those that are known from the build before. */
  known: number
}

/**
 * From now on keeps the memory of all threads near what they use, if a site has many pages. V8
 * looks at this flag whenever it has collected garbage, so that it may be set at any time.
 */
export function limitHeapGrowth({ checked, known }: PageCounts): void {
  const pages = checked + known * SHARE_OF_KNOWN
  const growth = MOST_GROWTH.find((one) => pages >= one.pages)
  if (growth) setFlagsFromString(`--heap-growing-percent=${growth.percent}`)
}
