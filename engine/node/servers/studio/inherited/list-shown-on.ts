import type { FilePlace, ListPart, ShownPage } from '../../../../core/studio/protocol'
import type { FileFacts } from '../../../check/choices/site-facts'
import { CTA_FILE, findCtaIndex, LAYOUT_FILE } from '../../../check/facts/context'
import { findLocale } from '../../../check/files/locale-views'
import { isRecord } from '../../../lib/files/is-record'
import { parsePointer } from '../../../lib/json/text-place'
import { findCollection } from '../../../sources/compose/collections'
import { parseFragmentName } from '../../../sources/files/file-names'
import { plainNameOf } from '../../../sources/files/locale-files'
import { fileInLanguage } from '../answers/file-in-language'
import type { StudioSession } from '../session/studio-session'

/** The most pages that are named. */
const MOST = 5

/** The pages that show a value of a file that several pages use. Undefined for other files. */
export async function listShownOn(
  session: StudioSession,
  { file, pointer }: FilePlace,
): Promise<ListPart<ShownPage> | undefined> {
  const known = session.facts.read(file)
  const find = known && FINDERS.find(({ isFor }) => isFor(known))?.find
  if (!find) return undefined
  // Only a page that has been checked has known parts.
  if (!known.isWhole) await session.site.check.checkAll()
  const facts = session.facts.read(file)
  const routes = facts && find({ session, facts, pointer })
  if (!routes) return undefined
  const { pages, withdrawn } = facts.context.whole
  const items = routes.slice(0, MOST).map((route) => {
    const { data } = pages.get(route) ?? withdrawn.get(route) ?? {}
    const { title } = isRecord(data) ? data : {}
    return { route, title: typeof title === 'string' ? title : route }
  })
  return { items, total: routes.length }
}

interface Asked {
  session: StudioSession
  facts: FileFacts
  pointer: string
}

interface Finder {
  isFor: (facts: FileFacts) => boolean
  /** The paths of the pages. Undefined if the value does not belong to certain pages. */
  find: (asked: Asked) => string[] | undefined
}

const FINDERS: Finder[] = [
  { isFor: ({ file }) => parseFragmentName(file) !== undefined, find: listFragmentPages },
  { isFor: ({ kind }) => kind === 'collection', find: listCollectionPages },
  { isFor: ({ file }) => plainNameOf(file) === LAYOUT_FILE, find: listLayoutPages },
  { isFor: ({ file }) => plainNameOf(file) === CTA_FILE, find: listCtaPages },
  {
    isFor: ({ file, site }) => site.listed.templates.some((one) => one.file === file),
    find: listTemplatePages,
  },
]

function listTemplatePages({ session, facts: { file } }: Asked): string[] {
  const { pageFiles } = session.site.check.open()
  return pageFiles.filter(({ made }) => made?.by === file).map(({ route }) => route)
}

function listFragmentPages(asked: Asked): string[] {
  const { session, facts } = asked
  const { check } = session.site
  const name = parseFragmentName(facts.file) ?? ''
  const found = new Set(
    check
      .results()
      .filter(({ summary }) => summary?.uses?.includes(name))
      .map(({ route }) => route),
  )
  for (const { file, composition, sourceMap } of check.open().documents) {
    const own = composition?.uses.includes(name) ? session.facts.read(file) : undefined
    if (!own) continue
    const within = { session, facts: own }
    if (plainNameOf(file) === LAYOUT_FILE) listLayoutPages(within).forEach(add)
    if (plainNameOf(file) !== CTA_FILE) continue
    for (const [pointer, source] of sourceMap ?? []) {
      if (source.file === facts.file) listCtaPages({ ...within, pointer })?.forEach(add)
    }
  }
  return [...found]

  function add(route: string): void {
    found.add(route)
  }
}

function listCollectionPages({ session, facts: { file } }: Asked): string[] {
  const { shared, pageFiles } = session.site.check.open()
  const collections = new Map(shared.collections.map((one) => [one.file, one]))
  return pageFiles
    .filter((page) => findCollection(collections, page.made?.by ?? page.file)?.file === file)
    .map(({ route }) => route)
}

/** The pages of all languages that use a layout. */
function listLayoutPages({ session, facts: { file } }: Omit<Asked, 'pointer'>): string[] {
  const site = session.site.check.open()
  return site.pageFiles
    .filter((page) => {
      const locale = findLocale(site.shared.locales, page.file)
      return fileInLanguage(site, locale, LAYOUT_FILE) === file
    })
    .map(({ route }) => route)
}

/** The pages that end with the call to action of a rule. */
function listCtaPages({ session, facts, pointer }: Asked): string[] | undefined {
  const [, rule] = parsePointer(pointer)
  if (rule === undefined) return undefined
  const { languages } = facts.context.whole
  return languages
    .filter(
      ({ locale }) => fileInLanguage(session.site.check.open(), locale, CTA_FILE) === facts.file,
    )
    .flatMap((context) =>
      [...context.pages.keys()].filter((route) => findCtaIndex(context, route) === Number(rule)),
    )
}
