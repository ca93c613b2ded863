import type { Clock } from '../../moments/clock'
import { yearOf } from '../../moments/read-moment'
import type { Findings } from '../facts/context'
import type { PageDigest } from '../facts/page-digest'
import { keepForSite } from '../facts/page-digest'
import type { CheckedPage, PageResult } from './check-page'
import { isWithdrawn } from './look-ahead'
import type { PageMemory } from './page-memory'

interface Checked {
  memory: PageMemory
  results: PageResult[]
  clock: Clock
}

/**
 * What rules found in the pages of a site when it was last checked, and which of these have changed
 * since, as far as rules of the whole site see it. Where other pages are there now than then, or
 * the texts have another year in them, nothing is known.
 */
export function createFindings({ memory, results, clock }: Checked): Findings {
  const kept = new Map<string, string[] | undefined>()
  const keep = (file: string, pointers: string[] | undefined) => kept.set(file, pointers)
  const isSame = ({ document, page }: PageResult) =>
    page !== undefined && memory.recall(page.file) !== undefined && !isWithdrawn(document, clock)
  const isAlike = memory.year === yearOf(clock.now, clock.zone) && memory.size === results.length
  if (!isAlike || !results.every(isSame)) return { keep, kept }
  const pages = results.flatMap(({ page }) => page ?? [])
  const changed = pages.filter((page) => hasChanged(page, memory.recall(page.file)))
  const files = new Set(changed.map(({ file }) => file))
  return {
    keep,
    kept,
    before: {
      changed: new Set(changed.map(({ route }) => route)),
      recall: (file) => (files.has(file) ? undefined : memory.findings(file)),
    },
  }
}

function hasChanged(page: CheckedPage, before: PageDigest | undefined): boolean {
  // A file that was only touched has what is remembered of it.
  if (before?.references === page.digest.references) return false
  const [then, now] = [before, page.digest].map((one) => one && keepForSite(page, one))
  return JSON.stringify(then) !== JSON.stringify(now)
}
