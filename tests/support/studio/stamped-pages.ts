/** Pages whose texts, pictures and icons are replaced by their own pointers. */
import { basePathOf } from '../../../engine/core/addresses/base'
import type { PageData, SiteData } from '../../../engine/core/page/data'
import type { Reference } from '../../../engine/node/check/schema/validate'
import { resolvePointer, splitPointer } from '../../../engine/node/lib/json/text-place'
import type { DevCode } from '../../../engine/node/servers/dev/code'
import { DevSite } from '../../../engine/node/servers/dev/site'
import { localeOf } from '../../../engine/node/servers/dev/site-state'

/** A page as it is, and the same page with stamps. */
export interface StampedPage {
  route: string
  html: string
  page: PageData
  site: SiteData
  base: string
  /** The HTML with stamps, which show the value of each text, picture and icon. */
  stampedHtml: string
  /** The pointer of each stamp. */
  pointers: string[]
  /** Pointer → value. */
  values: Record<string, string>
}

const TEXTS = new Set(['text', 'rich-text', 'message'])
const FIRST_STAMP = 0xe000

/** Opens the pages of a site. Pages that have an error are undefined. */
export async function createStampedPages(
  siteDir: string,
  code: DevCode,
): Promise<(route: string) => Promise<StampedPage | undefined>> {
  const dev = new DevSite(siteDir, undefined, () => code.tools)
  const state = await dev.loadState()
  if (!state) throw new Error(`${siteDir} has errors.`)
  return async (route) => {
    const { page } = (await dev.openPage(route)) ?? {}
    if (!page) return undefined
    const { siteData: site, settings } = localeOf(state, route)
    const base = basePathOf(settings.url)
    const render = (one: SiteData, data: PageData) =>
      code.server.createRenderer(one, base)(data).html
    const stamped = stampPage(page, site, code)
    return {
      ...{ route, page, site, base, html: render(site, page), ...stamped },
      stampedHtml: render(stamped.stampedSite, stamped.stampedPage),
    }
  }
}

interface Stamped {
  stampedPage: PageData
  stampedSite: SiteData
  pointers: string[]
  values: Record<string, string>
}

function stampPage(page: PageData, site: SiteData, { tools }: DevCode): Stamped {
  const data = structuredClone({
    page: { title: page.title, breadcrumbs: page.breadcrumbs, blocks: page.blocks },
    layout: { before: site.before, after: site.after },
  })
  const references = (['page', 'layout'] as const).flatMap((kind) =>
    tools.validator
      .validate(kind, structuredClone(data[kind]))
      .references.map((reference) => ({ ...reference, data: data[kind] })),
  )
  const stampedPage = {
    ...page,
    assets: { ...page.assets },
    icons: { ...page.icons },
    files: { ...page.files },
  }
  const stampedSite = { ...site, assets: { ...site.assets }, icons: { ...site.icons } }
  const values: Record<string, string> = {}
  const pointers = [...new Set(references.map(({ pointer }) => pointer))]
  for (const reference of references) {
    const { pointer, value } = reference
    const stamp = stampOf(reference, pointers.indexOf(pointer), [stampedPage, stampedSite])
    if (stamp === undefined) continue
    values[pointer] = value
    setAt(reference.data, pointer, stamp)
  }
  return {
    ...{ pointers, values },
    stampedPage: { ...stampedPage, ...data.page },
    stampedSite: { ...stampedSite, ...data.layout },
  }
}

/** The stamp that replaces a value. Undefined for values that no page shows. */
function stampOf(
  { meaning, value }: Reference,
  index: number,
  resources: (PageData | SiteData)[],
): string | undefined {
  if (TEXTS.has(meaning)) return stampText(value, String.fromCharCode(FIRST_STAMP + index))
  const name = `/stamp-${index}.`
  if (meaning === 'asset') {
    for (const { assets } of resources) {
      const asset = assets[value]
      if (asset) assets[name] = { ...asset, url: name }
    }
    return name
  }
  if (meaning !== 'icon') return undefined
  for (const { icons } of resources) icons[name] = [['path', { d: name }]]
  return name
}

/** Replaces letters and digits, except in placeholders and the URLs of links. */
function stampText(text: string, stamp: string): string {
  return text
    .split(/(\{[^}]*\}|\]\([^\s()]*\))/)
    .map((part, index) => (index % 2 === 0 ? part.replace(/[\p{L}\p{M}\p{N}]/gu, stamp) : part))
    .join('')
}

function setAt(data: object, pointer: string, value: string): void {
  const [outer, key] = splitPointer(pointer)
  const parent = resolvePointer(data, outer)
  if (typeof parent === 'object' && parent !== null) Reflect.set(parent, key, value)
}
