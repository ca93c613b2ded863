import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { listFiles } from '../../../engine/node/lib/files/list-files'
import { stagePackage } from '../../../scripts/package/stage'
import type { Figure, Figures } from '../figure'
import { createFigures } from '../figure'
import type { BenchOptions } from '../options'
import { listRuns } from '../options'
import { BENCH_FOLDER } from '../saved-run'
import type { Content, ContentPage } from './content'
import { makeContent, typicalPage } from './content'
import { findHugo } from './find-hugo'
import { findMissingTexts, listTexts } from './find-missing-texts'
import { createHugoPeer } from './hugo'
import type { Peer } from './peer'
import { createQuirePeer } from './quire'
import type { SessionCost } from './session-cost'
import { measureSession } from './session-cost'

/** The number of strings on a page. Quire's format and every template support all of them. */
const TEXTS = 49

/**
 * Builds the same content with Hugo and with Quire, as a user would: a cold build, then a build
 * after an edit. The two generators alternate, so that a slow phase of the machine affects both.
 * Each figure is divided by the other generator's figure from the same round.
 * @throws {UsageError} if Hugo is missing.
 */
export async function measurePeers({ sizes, runs }: BenchOptions): Promise<Figure[]> {
  const hugo = findHugo()
  const folder = resolve(BENCH_FOLDER, 'peers')
  const staged = join(folder, 'package')
  await stagePackage(staged)
  const figures = createFigures()
  try {
    for (const size of sizes) {
      const peers = {
        hugo: createHugoPeer(hugo, join(folder, 'hugo')),
        quire: createQuirePeer(staged, join(folder, 'quire')),
      }
      const content = makeContent(size)
      for (const peer of Object.values(peers)) {
        moveAway(peer.folder)
        peer.prepare(content)
      }
      for (const round of listRuns(runs)) await measureRound(figures, { ...peers, content, round })
      for (const peer of Object.values(peers)) addSize(figures, peer, content)
    }
  } finally {
    rmSync(ASIDE, { recursive: true, force: true })
  }
  return figures.list()
}

const ASIDE = resolve(BENCH_FOLDER, 'peers-aside')

/**
 * Moves away unneeded files until the measurements end. For minutes after thousands of files are
 * removed, ext4 creates files much more slowly: it does not reuse their inodes yet, and skips all
 * of them on each search.
 */
function moveAway(path: string): void {
  if (!existsSync(path)) return
  mkdirSync(ASIDE, { recursive: true })
  renameSync(path, join(mkdtempSync(join(ASIDE, 'removed-')), 'was'))
}

interface Round {
  hugo: Peer
  quire: Peer
  content: Content
  round: number
}

async function measureRound(figures: Figures, { hugo, quire, content, round }: Round) {
  const turns = round % 2 === 0 ? [hugo, quire] : [quire, hugo]
  const costs = new Map<Peer, Map<string, SessionCost>>()
  for (const peer of turns) costs.set(peer, await measurePeer(peer, content, round))
  const { length } = content.pages
  for (const [kind, cost] of costs.get(quire) ?? []) {
    const other = costs.get(hugo)?.get(kind)
    if (!other) throw new Error(`${hugo.name} has no ${kind}.`)
    const add = (name: string, unit: Figure['unit'], part: keyof SessionCost) => {
      figures.add(`${length} pages, ${name}: ${hugo.name}`, unit, other[part])
      figures.add(`${length} pages, ${name}: ${quire.name}`, unit, cost[part])
      figures.add(`${length} pages, ${name}: Quire to Hugo`, 'ratio', cost[part] / other[part])
    }
    add(kind, 's', 'seconds')
    add(`${kind}, memory`, 'MB', 'peakMegabytes')
  }
}

/**
 * Runs a cold build, then a build after an edit.
 * @throws if a string is missing from a page, or if the page does not show the edit.
 */
async function measurePeer(
  peer: Peer,
  content: Content,
  round: number,
): Promise<Map<string, SessionCost>> {
  const { folder, command, caches, sourceOf } = peer
  const page = typicalPage(content)
  for (const cache of caches) moveAway(join(folder, cache))
  const cold = await measureSession(command, folder)
  expectTexts(peer, page)
  const source = sourceOf(page.path)
  const before = readFileSync(source, 'utf8')
  const [hero, ...others] = page.blocks
  const edited = { ...hero, title: `Edited in round ${round}` }
  const [from, to] = [hero.title, edited.title].map((title) => JSON.stringify(title))
  writeFileSync(source, before.replace(from ?? '', to ?? ''))
  const edit = await measureSession(command, folder)
  expectTexts(peer, { ...page, blocks: [edited, ...others] })
  writeFileSync(source, before)
  return new Map([
    ['cold build', cold],
    ['one page edited', edit],
  ])
}

function expectTexts(peer: Peer, page: ContentPage): void {
  const { length } = listTexts(page)
  if (length !== TEXTS) throw new Error(`A page has ${length} texts, not ${TEXTS}.`)
  const [missing] = findMissingTexts(readFileSync(htmlFileOf(peer, page.path), 'utf8'), page)
  if (missing !== undefined) throw new Error(`${peer.name} does not show "${missing}".`)
}

function htmlFileOf({ folder, outDir }: Peer, path: string): string {
  const candidates = ['/index.html', '.html'].map((end) => join(folder, outDir, `${path}${end}`))
  const file = candidates.find((candidate) => existsSync(candidate))
  if (file === undefined) throw new Error(`${path} is not in ${outDir}.`)
  return file
}

/** The size of the output that visitors download, in bytes: HTML and page data. */
function addSize(figures: Figures, peer: Peer, { pages }: Content): void {
  const dir = join(peer.folder, peer.outDir)
  const read = listFiles(dir).filter((file) => /\.html$|^_data\//.test(file))
  const bytes = read.reduce((sum, file) => sum + readFileSync(join(dir, file)).length, 0)
  figures.add(
    `${pages.length} pages: HTML and data a page: ${peer.name}`,
    'kB',
    bytes / pages.length / 1e3,
  )
}
