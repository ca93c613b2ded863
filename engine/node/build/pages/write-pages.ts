import { resolveCta } from '../../../core/page/cta'
import type { Bundle } from '../../bundle/bundle'
import { findFileLinks, listLinkedPaths } from '../../check/facts/linked-files'
import type { SitePage } from '../../check/run/site'
import { hashContent } from '../../lib/files/hash-content'
import type { KeptFiles } from '../../lib/files/kept-files'
import { createPlacer } from '../../lib/files/resolve-within'
import type { WrittenPage } from './page-files'
import { findIntact } from './page-files'
import type { PrerenderOptions } from './prerender'
import { prerender } from './prerender'

export interface WritePagesOptions extends Omit<PrerenderOptions, 'bundle' | 'place'> {
  bundle: Bundle
  /** The folder to write to. */
  folder: string
  /** The folder for the files of unchanged pages. */
  kept: KeptFiles
  /** The output of the previous build, and the files of its pages by path. */
  previous: { outDir: string; rendered: Map<string, WrittenPage> }
  /** A hash of the engine, the blocks and the schemas. */
  sources: string
}

/** The written files by path, and the number of rendered pages. */
export interface WrittenPages {
  rendered: Map<string, WrittenPage>
  renderedCount: number
}

/** Writes all pages. Pages whose inputs are unchanged are reused from the previous build. */
export async function writePages(options: WritePagesOptions): Promise<WrittenPages> {
  const { folder, pages, previous, kept } = options
  const keyOf = createKeys(options)
  const keys = new Map(pages.map((page) => [page.route, keyOf(page)]))
  const rendered = new Map<string, WrittenPage>()
  const changed = pages.filter(({ route }) => {
    const known = previous.rendered.get(route)
    if (!known || known.key !== keys.get(route)) return true
    const files = findIntact(route, known, previous.outDir)
    if (!files) return true
    for (const file of files) kept.add(file)
    rendered.set(route, known)
    return false
  })
  const written = await prerender({ ...options, pages: changed, place: createPlacer(folder) })
  for (const [route, files] of written) {
    rendered.set(route, { key: keys.get(route) ?? '', ...files })
  }
  return { rendered, renderedCount: changed.length }
}

/** Returns a function from a page to a hash of all inputs of its files. */
function createKeys({
  bundle,
  locales,
  shellOf,
  showsOf,
  sources,
}: WritePagesOptions): (page: SitePage) => string {
  const commons = new Map(
    locales.map(({ path, shell, context }) => {
      const { resources: _, ctas: __, files: ___, ...shared } = context
      const { bundle: ____, ...common } = shell
      return [path, hashContent(JSON.stringify([bundle.id, sources, shared, common]))]
    }),
  )
  return (page) => {
    const { route, head, summary } = page
    const { path: locale, context } = shellOf(route)
    const { resources, ctas, files } = context
    const common = commons.get(locale)
    const closing = head.cta ? resolveCta(ctas, route) : undefined
    const { assets: shown, ...shows } = showsOf(page)
    const assets = [...summary.assets, ...shown].map((path) => resources.assets[path])
    const offered = summary.files.map((path) => resources.files?.[path])
    const links = findFileLinks(summary.references, context.tokens)
    const linked = listLinkedPaths(links, context.tokens).map((path) => files[path])
    return hashContent(
      JSON.stringify([common, summary.version, closing, assets, offered, linked, shows]),
    )
  }
}
