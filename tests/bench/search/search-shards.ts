import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Browser } from 'playwright'
import type { OrderedEntry } from '../../../engine/core/search/search-index'
import { SEARCH_INDEX_PATH } from '../../../engine/core/search/search-index'
import type { ShardFiles } from '../../../engine/core/search/shards/build-shards'
import { buildShardFiles, buildShards } from '../../../engine/core/search/shards/build-shards'
import type { ShardName } from '../../../engine/core/search/shards/format'
import { pathOfShard } from '../../../engine/core/search/shards/format'
import { createShardStore } from '../../../engine/core/search/shards/shard-store'
import type { ShardedSearch } from '../../../engine/core/search/shards/sharded-search'
import { createShardedSearch } from '../../../engine/core/search/shards/sharded-search'
import { foldText } from '../../../engine/core/text/fold-text'
import { findWords } from '../../../engine/core/text/words'
import type { Figures } from '../figure'
import { waitAlive, waitQuiet } from '../visits/browse'
import { compress } from '../visits/first-visit'

const PAIRS = 1000
/** The number of queries to run in a browser. */
const ASKED = 40
/** A connection with 1.6 Mbit/s and a latency of 150 ms. */
const SLOW_4G = { downloadThroughput: 200_000, uploadThroughput: 94_000, latency: 150 }
/** The target time for a query's first results, including the request for the root. */
const MOST = { shards: 3, kB: 60 }

/**
 * Measures the cost of the first results and of all results for a set of queries, with only the
 * root loaded.
 */
export async function measureShards(figures: Figures, entries: OrderedEntry[]): Promise<void> {
  const started = performance.now()
  const { root, files } = nameAll(entries)
  figures.add('in shards: build', 'ms', performance.now() - started)
  const rootSize = compress(JSON.stringify(root)) / 1000
  figures.add('in shards: root', 'kB', rootSize)
  const sizes = new Map<string, number>()
  const sizeOf = (path: string) => {
    const size = sizes.get(path) ?? compress(files.get(path) ?? '') / 1000
    sizes.set(path, size)
    return size
  }
  const weigh = async (ask: (search: ShardedSearch) => Promise<unknown>): Promise<Weight> => {
    const weight = { shards: 1, kB: rootSize }
    const load = async (name: ShardName) => {
      weight.shards += 1
      weight.kB += sizeOf(pathOfShard(name))
      return JSON.parse(files.get(pathOfShard(name)) ?? '')
    }
    await ask(createShardedSearch(createShardStore(root, load)))
    return weight
  }
  const first: Weight[] = []
  const all: Weight[] = []
  for (const query of listQueries(entries)) {
    first.push(await weigh(({ findFirst }) => findFirst(query, 50)))
    all.push(await weigh(({ find }) => find(query, 50)))
  }
  const isLight = ({ shards, kB }: Weight) => shards <= MOST.shards && kB <= MOST.kB
  const share = first.filter(isLight).length / first.length
  figures.add(`in shards: first results from ${MOST.shards} and ${MOST.kB} kB`, 'ratio', share)
  addPercentiles(figures, 'first results', first)
  addPercentiles(figures, 'all results', all)
}

interface Weight {
  shards: number
  kB: number
}

function addPercentiles(figures: Figures, name: string, weights: Weight[]): void {
  for (const unit of ['shards', 'kB'] as const) {
    const sorted = weights.map((weight) => weight[unit]).sort((a, b) => a - b)
    for (const percent of [50, 95, 100]) {
      const value = sorted[Math.ceil((sorted.length * percent) / 100) - 1] ?? Number.NaN
      figures.add(`in shards: ${unit} of ${name}, ${percent} %`, unit, value)
    }
  }
}

function nameAll(entries: OrderedEntry[]): ShardFiles {
  const hash = (content: string) => createHash('sha256').update(content).digest('hex').slice(0, 8)
  return buildShardFiles(buildShards(entries), hash)
}

/** Every word in the titles, its prefixes of at least three letters, and pairs of words. */
function listQueries(entries: OrderedEntry[]): string[] {
  const words = new Set(entries.flatMap(({ entry }) => findWords(foldText(entry.title))))
  const beginnings = [...words].flatMap((word) =>
    Array.from({ length: Math.max(0, word.length - 3) }, (_, more) => word.slice(0, 3 + more)),
  )
  const list = [...words]
  // The words are evenly spaced in the list, so they are the same in every run.
  const pick = (number: number) => list[(number * 7919) % list.length] ?? ''
  const pairs = Array.from({ length: PAIRS }, (_, at) => `${pick(2 * at)} ${pick(2 * at + 1)}`)
  return [...new Set([...words, ...beginnings, ...pairs])]
}

export function writeShards(outDir: string, entries: OrderedEntry[]): void {
  const { root, files } = nameAll(entries)
  for (const [path, content] of [...files, [SEARCH_INDEX_PATH, JSON.stringify(root)] as const]) {
    mkdirSync(dirname(join(outDir, path)), { recursive: true })
    writeFileSync(join(outDir, path), content)
  }
}

/**
 * Measures the time from submitting a query to its first results, on slow 4G, with the root loaded.
 */
export async function measureShardsInPage(
  figures: Figures,
  browser: Browser,
  { url, entries }: { url: string; entries: OrderedEntry[] },
): Promise<void> {
  const queries = listQueries(entries)
  for (let at = 0; at < ASKED; at += 1) {
    const page = await browser.newPage()
    // A worker's requests cannot be throttled, so the page itself fetches the shards.
    await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'))
    await page.goto(`${url}/search`, { waitUntil: 'networkidle' })
    const field = page.locator('main [data-block="search-results"] [type="search"]')
    await waitAlive(field)
    await field.focus()
    await waitQuiet(page)
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G })
    await field.fill(queries[Math.floor((at * queries.length) / ASKED)] ?? '')
    const shown = page.evaluate(waitShown)
    await field.press('Enter')
    figures.add('in shards, slow 4G: submission to first results', 'ms', await shown)
    await page.close()
  }
}

/**
 * Measures the time from submitting the next query until results or the message "no results"
 * appear.
 */
function waitShown(): Promise<number> {
  return new Promise((resolve) => {
    document.addEventListener(
      'submit',
      ({ timeStamp }) => {
        const block = document.querySelector('[data-block="search-results"]')
        new MutationObserver((_, observer) => {
          const status = block?.querySelector('[role="status"]')?.textContent ?? ''
          if (!block?.querySelector('li h2') && !/^0 /.test(status)) return
          observer.disconnect()
          resolve(performance.now() - timeStamp)
        }).observe(document, { childList: true, characterData: true, subtree: true })
      },
      { once: true, capture: true },
    )
  })
}
