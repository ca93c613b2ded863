import { setImmediate } from 'node:timers/promises'
import { resolveCta } from '../../core/page/cta'
import type { Bundle } from '../bundle/bundle'
import { findFileLinks, listLinkedPaths } from '../check/facts/linked-files'
import type { SitePage } from '../check/run/site'
import { hashContent } from '../util/hash-content'
import type { KeptFiles } from '../util/kept-files'
import { createPlacer } from '../util/place-within'
import type { Progress } from '../util/progress'
import type { RenderedPage } from './page-files'
import { findIntact } from './page-files'
import type { PageLists } from './page-lists'
import type { LocaleFrame } from './prerender'
import { prerender } from './prerender'

export interface WritePagesOptions {
  bundle: Bundle
  /** What the pages of each language are rendered with. */
  locales: LocaleFrame[]
  /** That of the page at an address. */
  frameOf: (route: string) => LocaleFrame
  /** What a page shows of other files. */
  showsOf: PageLists['showsOf']
  pages: SitePage[]
  /** The folder to write into. */
  folder: string
  /** Where the files of unchanged pages are kept. */
  kept: KeptFiles
  /** The output of the build before, and the files of its pages by address. */
  previous: { outDir: string; rendered: Map<string, RenderedPage> }
  /** Names the state of the engine, the blocks and the schemas. */
  sources: string
  /** Told how many of the pages that changed are rendered. */
  progress: Progress
}

/** What was written, by address, and how much of it was rendered anew. */
export interface WrittenPages {
  rendered: Map<string, RenderedPage>
  renderedAnew: number
}

/** So many pages are taken over before threads have their turn. */
const STEP = 500

/** Writes all pages: those of the build before where nothing that goes into them has changed. */
export async function writePages(options: WritePagesOptions): Promise<WrittenPages> {
  const { bundle, locales, frameOf, showsOf, pages, previous, kept, progress } = options
  const place = createPlacer(options.folder)
  const keyOf = createKeys(options)
  const rendered = new Map<string, RenderedPage>()
  const keys = new Map(pages.map((page) => [page.route, keyOf(page)]))
  const [same, changed] = partition(
    pages,
    ({ route }) => previous.rendered.get(route)?.key === keys.get(route),
  )
  const render = async (some: SitePage[], before: number) => {
    const count = before + some.length
    const told = (done: number) => progress(before + done, count)
    const common = { bundle, locales, frameOf, showsOf, place }
    const written = await prerender({ ...common, pages: some, progress: told })
    for (const [route, files] of written) {
      rendered.set(route, { key: keys.get(route) ?? '', ...files })
    }
  }
  progress(0, changed.length)
  const lost: SitePage[] = []
  const takeOver = (page: SitePage) => {
    const known = previous.rendered.get(page.route)
    const files = known && findIntact(page.route, known, previous.outDir)
    if (!files) {
      lost.push(page)
      return
    }
    for (const file of files) kept.add(file)
    rendered.set(page.route, known)
  }
  const takeAllOver = async () => {
    for (let start = 0; start < same.length; start += STEP) {
      // Lets threads say that they are ready, or done, and gives them work.
      await setImmediate()
      for (const page of same.slice(start, start + STEP)) takeOver(page)
    }
  }
  // The threads start while this one takes the other pages over. Whatever fails, both have ended
  // before the folder is removed.
  const ended = await Promise.allSettled([render(changed, 0), takeAllOver()])
  for (const one of ended) if (one.status === 'rejected') throw one.reason
  await render(lost, changed.length)
  return { rendered, renderedAnew: changed.length + lost.length }
}

/** Those for which a condition holds, and the others. */
function partition<T>(items: T[], holds: (item: T) => boolean): [T[], T[]] {
  const sides: [T[], T[]] = [[], []]
  for (const item of items) sides[holds(item) ? 0 : 1].push(item)
  return sides
}

/** Returns a function from a page to the hash of everything that its files are made of. */
function createKeys({
  bundle,
  locales,
  frameOf,
  showsOf,
  sources,
}: WritePagesOptions): (page: SitePage) => string {
  const commons = new Map(
    locales.map(({ path, frame, context }) => {
      const { resources: _, ctas: __, files: ___, ...shared } = context
      const { bundle: ____, ...shell } = frame
      return [path, hashContent(JSON.stringify([bundle.id, sources, shared, shell]))]
    }),
  )
  return (page) => {
    const { route, head, digest } = page
    const { path: locale, context } = frameOf(route)
    const { resources, ctas, files } = context
    const common = commons.get(locale)
    const closing = head.cta ? resolveCta(ctas, route) : undefined
    const { assets: shown, ...shows } = showsOf(page)
    const assets = [...digest.assets, ...shown].map((path) => resources.assets[path])
    const offered = digest.files.map((path) => resources.files?.[path])
    const links = findFileLinks(digest.references, context.tokens)
    const linked = listLinkedPaths(links, context.tokens).map((path) => files[path])
    return hashContent(
      JSON.stringify([common, digest.version, closing, assets, offered, linked, shows]),
    )
  }
}
