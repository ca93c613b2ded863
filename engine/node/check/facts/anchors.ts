import type { CheckContext, CheckedFile } from './context'
import { CTA_FILE, findCtaIndex, LAYOUT_FILE } from './context'
import { findMeaning } from './find-references'
import { isVariant } from './variants'

/** An id that links can target. */
export interface Anchor {
  id: string
  file: string
  pointer: string
}

/** The anchors in a file that exist for every audience. */
export function listAnchors(document: CheckedFile): Anchor[] {
  return findMeaning([document], 'anchor')
    .filter(({ pointer }) => !isVariant(pointer))
    .map(({ file, value, pointer }) => ({ id: value, file, pointer }))
}

/** The anchors in the layout, and in each rule for closing calls to action. */
export function listSharedAnchors({ documents, ctas }: CheckContext): {
  layout: Anchor[]
  ctas: Anchor[][]
} {
  const anchorsOf = (file: string) =>
    documents.filter((document) => document.file === file).flatMap(listAnchors)
  const inCtas = anchorsOf(CTA_FILE)
  return {
    layout: anchorsOf(LAYOUT_FILE),
    ctas: ctas.map((_, index) =>
      inCtas.filter(({ pointer }) => pointer.startsWith(`/rules/${index}/`)),
    ),
  }
}

/**
 * Returns a function that maps a page's path to the ids on that page. It returns undefined if the
 * page's file cannot be read. In a file with errors, every `id` counts.
 */
export function createIdLookup(
  context: CheckContext,
): (route: string | undefined) => Set<string> | undefined {
  const shared = listSharedAnchors(context)
  const found = new Map<string | undefined, Set<string> | undefined>()
  const collect = (route: string | undefined): Set<string> | undefined => {
    const page = route === undefined ? undefined : context.pages.get(route)
    if (route !== undefined && page?.data === undefined) return undefined
    const closing = route === undefined ? shared.ctas.flat() : findClosing(route)
    const own = page ? listAnchors(page) : []
    const ids = [...own, ...shared.layout, ...closing].map(({ id }) => id)
    return new Set(page?.valid === false ? [...ids, ...listIds(page.data)] : ids)
  }
  const findClosing = (route: string) => shared.ctas[findCtaIndex(context, route) ?? -1] ?? []
  return (route) => {
    if (!found.has(route)) found.set(route, collect(route))
    return found.get(route)
  }
}

/**
 * Returns a function that maps the path in a link to the ids that the link may contain. A page in
 * another language has that language's layout. If a page has unresolved values, not all ids are
 * known: then the function returns undefined.
 */
export function createAnchorLookup(context: CheckContext): ReturnType<typeof createIdLookup> {
  const own = createIdLookup(context)
  const others = context.whole.languages.filter(({ locale }) => locale !== context.locale)
  const lookups = others.map((other) => ({ pages: other.pages, find: createIdLookup(other) }))
  return (route = '') => {
    const { pages, find } = lookups.find((one) => one.pages.has(route)) ?? {
      pages: context.pages,
      find: own,
    }
    return pages.get(route)?.isIncomplete ? undefined : find(route)
  }
}

function listIds(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const own = 'id' in value && typeof value.id === 'string' ? [value.id] : []
  return [...own, ...Object.values(value).flatMap(listIds)]
}
