import pMap from 'p-map'
import { chromium } from 'playwright'
import { CHROMIUM_ARGS } from '../../../engine/node/block-tools/testing/test-tools'
import { startPlainHost } from '../servers/plain-host'
import { findDifference } from './compare-files'
import type { Output, OutputPair } from './outputs'
import type { Difference } from './report'
import type { Visit } from './visit'
import { visitPage } from './visit'

/** The number of parallel visits: a visit is mostly waiting. */
const CONCURRENCY = 10
/**
 * On a busy machine, timing determines whether a link is prefetched, so one visit with equal
 * requests is enough.
 */
const ATTEMPTS = 3

interface VisitedSite {
  site: string
  pair: OutputPair
  executablePath: string
}

type Visitor = (file: string) => Promise<Visit>

/**
 * Visits each page of two versions in a browser. Both versions must make the same requests, and the
 * new version must not log an error.
 */
export async function compareVisits({ site, pair, executablePath }: VisitedSite) {
  const { before, after } = pair
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS })
  const hosts = await Promise.all([startPlainHost(before.dir), startPlainHost(after.dir)])
  const createVisitor =
    (output: Output, origin = ''): Visitor =>
    (file) =>
      visitPage(browser, { origin, file, normaliser: output.normaliser })
  const visitors: [Visitor, Visitor] = [
    createVisitor(before, hosts[0].url),
    createVisitor(after, hosts[1].url),
  ]
  const isShared = (file: string) => file.endsWith('.html') && before.files.has(file)
  const files = [...after.files.keys()].filter(isShared)
  const found = await pMap(files, (file) => compareVisit(site, file, visitors), {
    concurrency: CONCURRENCY,
  })
  await browser.close()
  for (const { close } of hosts) close()
  return found.flat()
}

/** Compares the visits to one page. */
async function compareVisit(
  site: string,
  file: string,
  visitors: [Visitor, Visitor],
): Promise<Difference[]> {
  let differences: Difference[] = []
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const [before, after] = await Promise.all(visitors.map((visit) => visit(file)))
    if (!before || !after) throw new Error('A version has no visit.')
    const requests = findDifference(before.requests, after.requests)
    const at = { site, line: 0 }
    differences = [
      ...(requests ? [{ ...requests, ...at, file: `${file}, requests` }] : []),
      ...after.errors.map((error) => ({
        ...at,
        file: `${file}, console`,
        before: '(no errors)',
        after: error,
      })),
    ]
    if (differences.length === 0) break
  }
  return differences
}
