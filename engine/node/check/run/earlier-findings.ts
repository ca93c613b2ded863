import { randomUUID } from 'node:crypto'
import type { Clock } from '../../moments/clock'
import { yearOf } from '../../moments/read-moment'
import type { Issue } from '../../problems/problem'
import { stampFile } from '../../util/file-stamp'
import { hashContent } from '../../util/hash-content'
import { readReferences } from '../facts/later-references'
import type { PageDigest, PageHead } from '../facts/page-digest'
import { keepForSite } from '../facts/page-digest'
import type { CheckedPage, PageResult } from '../files/check-page'
import { isWithdrawn } from '../files/look-ahead'
import type { PageMemory } from '../files/page-memory'
import type { SiteRule } from '../rules/rule'
import type { OpenSite } from './open-site'

interface Checked {
  site: Pick<OpenSite, 'listed' | 'pageFiles'>
  memory: PageMemory
  results: PageResult[]
  clock: Clock
}

/** A rule that found more than that is asked again: to remember it all would take as long. */
const MOST_ISSUES = 2000

/**
 * What rules found in the pages of a site when it was last checked, and which of these have changed
 * since, as far as rules of the whole site see it. Where other pages or files are there now than
 * then, or the texts have another year in them, nothing is known.
 */
export function createFindings({ site, memory, results, clock }: Checked): SiteFindings {
  const world = nameWorld(site)
  const kept: SiteFindings['kept'] = { world, issues: new Map() }
  const findings: SiteFindings = {
    kept,
    keepIssues({ name }, found) {
      if (found.length <= MOST_ISSUES) kept.issues.set(name, found)
    },
    recallIssues: () => undefined,
  }
  const isSame = ({ document, page }: PageResult) =>
    page !== undefined && memory.recall(page.file) !== undefined && !isWithdrawn(document, clock)
  const isAlike = memory.year === yearOf(clock.now, clock.zone) && memory.size === results.length
  if (!isAlike || memory.world !== world || !results.every(isSame)) return findings
  const facts = new Set<string>()
  for (const { page } of results) {
    const differing = page ? listDiffering(page, memory.recall(page.file)) : []
    for (const fact of differing) facts.add(fact)
  }
  return {
    ...findings,
    recallIssues: ({ name, reads }) =>
      reads.every((fact) => fact !== 'clock' && !facts.has(fact))
        ? memory.issues.get(name)
        : undefined,
  }
}

/** What rules found, in single pages and in the site as a whole. */
export interface SiteFindings {
  /** What a rule found when all that it reads was the same; undefined where it has to be asked. */
  recallIssues: (rule: SiteRule) => Issue[] | undefined
  /** Notes for the next check what a rule found. */
  keepIssues: (rule: SiteRule, found: Issue[]) => void
  kept: KeptFindings
}

/** What is remembered for the next check. */
export interface KeptFindings {
  /** Names the state of all that is not in the JSON files of the site. */
  world: string
  /** Name of the rule → what it found. */
  issues: Map<string, Issue[]>
}

/** Names the state of the files that are no JSON, and what pages are made of that nobody wrote. */
function nameWorld({ listed, pageFiles }: Checked['site']): string {
  const { assets, publicFiles, texts } = listed
  const files = [...assets.values(), ...publicFiles.map(({ source }) => source)]
  // Of a file that has just been written, nothing is known.
  const stamps = files.map((file) => [file, stampFile(file) ?? randomUUID()])
  const made = pageFiles.flatMap((page) => (page.made ? [[page.file, page.made]] : []))
  return hashContent(JSON.stringify([stamps, publicFiles, texts, made]))
}

/** In which of the facts that rules read a page differs from what is remembered of it. */
function listDiffering(page: CheckedPage, before: PageDigest | undefined): string[] {
  if (before === page.digest) return []
  const [then, now] = [before, page.digest].map((digest) =>
    digest ? listFacts(page, digest) : new Map<string, string>(),
  )
  const names = new Set([...(then?.keys() ?? []), ...(now?.keys() ?? [])])
  return [...names].filter((name) => then?.get(name) !== now?.get(name))
}

/** What rules see of a page, by the names under which they say that they read it. */
function listFacts(page: CheckedPage, digest: PageDigest): Map<string, string> {
  const { data, content, composition, window, windows } = keepForSite(page, digest)
  const ofHead = Object.entries(data as PageHead).map(([name, value]) => [`head.${name}`, value])
  const whole = {
    ...{ head: data, content, composition, window: [window, windows] },
    ...Object.fromEntries(ofHead),
  }
  const facts = new Map(
    Object.entries(whole).map(([name, value]) => [name, JSON.stringify(value) ?? '']),
  )
  for (const reference of readReferences(digest)) {
    const { meaning } = reference
    facts.set(meaning, (facts.get(meaning) ?? '') + JSON.stringify(reference))
  }
  return facts
}
