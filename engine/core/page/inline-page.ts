import type { Block } from '../../../schemas/generated/types'
import type { Change, PageData, Resources, SiteData, StaticBlocks } from './data'
import { listUsedLists } from './listing'
import { totalTexts, writeReferences } from './text-references'
import { withoutVariants } from './variants'

export interface InlinePageOptions {
  page: PageData
  site: Pick<SiteData, 'before' | 'after'>
  /** Returns `true` if a block on the page or in the layout is static. */
  isStatic: (block: Block) => boolean
  /** The text nodes in the page's HTML, in order. Computed only if the data contains text. */
  listTexts: () => string[]
}

/**
 * The data inlined in a page's document: without static blocks, without text that is already in the
 * HTML or the head, and without audience variants.
 */
export function buildInlinePage(options: InlinePageOptions): PageData {
  const { page, site, isStatic, listTexts } = options
  const blocks = page.blocks.map((block) => (isStatic(block) ? reduceBlock(block) : block))
  const hasTexts = page.breadcrumbs.length > 0 || !page.blocks.every(isStatic)
  // Includes audience variants, because their pictures and icons are resolved here.
  const json = JSON.stringify(blocks)
  const lists = page.lists && pickLists(page.lists, blocks)
  const persons = page.persons && pickPersons(page.persons, json)
  const shown = json + JSON.stringify([lists, persons])
  const reduced = { ...page, blocks, lists, persons }
  const bare = withoutVariants(reduced)
  const statics = {
    page: listStatic(page.blocks, isStatic),
    before: listStatic(site.before, isStatic),
    after: listStatic(site.after, isStatic),
  }
  const varies = Object.values(statics.page).some((changes) => changes.includes('audience'))
  const resources: Resources = {
    icons: pickUsed(page.icons, json),
    assets: pickUsed(page.assets, shown),
    maps: pickUsed(page.maps, json),
    files: page.files && pickUsed(page.files, json),
  }
  return {
    ...bare,
    ...(hasTexts ? shorten(bare, listTexts()) : {}),
    ...resources,
    head: [],
    documentTitle: '',
    lateVariants: varies || bare.lateVariants,
    statics,
  }
}

/** The parts of a page that contain text, with references to the text in the HTML. */
function shorten({ blocks, breadcrumbs, lists }: PageData, texts: string[]): Partial<PageData> {
  const short = writeReferences({ breadcrumbs, blocks, ...(lists && { lists }) }, texts)
  return short ? { ...short, texts: totalTexts(texts) } : {}
}

/** The page lists shown by live blocks. Undefined if they show none. */
function pickLists(lists: NonNullable<PageData['lists']>, blocks: Block[]): PageData['lists'] {
  const used = listUsedLists(blocks, lists).flatMap((key) => {
    const list = lists[key]
    return list ? [[key, list] as const] : []
  })
  return used.length > 0 ? Object.fromEntries(used) : undefined
}

/** The people shown by live blocks. Undefined if they show none. */
function pickPersons(persons: NonNullable<PageData['persons']>, json: string): PageData['persons'] {
  const used = pickUsed(persons, json)
  return Object.keys(used).length > 0 ? used : undefined
}

/** Represents a static block in the data inlined in its document. */
function reduceBlock({ type, id, tone }: Block): Block {
  return { type, id, tone } as Block
}

/** Block index → what the static block depends on. */
function listStatic(blocks: Block[], isStatic: (block: Block) => boolean): StaticBlocks {
  return Object.fromEntries(
    blocks.flatMap((block, index) => (isStatic(block) ? [[index, listChanges(block)]] : [])),
  )
}

function listChanges(block: Block): Change[] {
  const json = JSON.stringify(block)
  return [
    ...(json.includes('"byAudience":') ? (['audience'] as const) : []),
    ...(json.includes('{year}') ? (['year'] as const) : []),
  ]
}

/** The entries whose names occur in the blocks' text. */
function pickUsed<T>(table: Record<string, T>, json: string): Record<string, T> {
  return Object.fromEntries(
    Object.entries(table).filter(([name]) => json.includes(JSON.stringify(name))),
  )
}
