import type { FilePlace, ListPart, PageLink } from '../../../../core/studio/protocol'
import { openWholeSite } from '../../../check/run/open-site'
import type { LinkPlace } from '../../../edit/move/link-places'
import { findComposedLinks, findOwnLinks } from '../../../edit/move/link-places'
import { moveLinks, moveLoose } from '../../../edit/move/moved-links'
import { readSite } from '../../../edit/write/read-site'
import { isRecord } from '../../../lib/files/is-record'
import { resolvePointer } from '../../../lib/json/text-place'
import { isPageFile, parseFragmentName } from '../../../sources/files/file-names'
import type { StudioSession } from '../session/studio-session'
import { labelBlock } from '../words/block-labels'
import { writeDocumentLabel } from '../words/file-labels'
import { readFacts } from './find-form'
import { findObject } from './find-object'

/** The most links in one answer. */
const MOST = 50

/** The links to a page from other files, in the order of the files. */
export function listPageLinks(session: StudioSession, file: string): ListPart<PageLink> {
  session.readText(file)
  const { dir, check } = session.site
  const opened = openWholeSite(dir, check.open().tools)
  const route = opened.pageFiles.find((page) => page.file === file)?.route
  if (route === undefined) return { items: [], total: 0 }
  const isLink = createLinkTest(route)
  const composed = findComposedLinks(opened)
  const links = readSite(dir).flatMap((one) => {
    if (one.file === file) return []
    const own = findOwnLinks(one, opened.tools.validator.validate)
    const places = new Map(
      [...own, ...(composed.get(one.file) ?? [])].map((place) => [place.pointer, place]),
    )
    return [...places.values()]
      .filter((place) => isLink(place, resolvePointer(one.data, place.pointer)))
      .map(({ pointer }) => ({ file: one.file, pointer, data: one.data }))
  })
  const items = links.slice(0, MOST).map(({ data, ...place }) => {
    return { place, label: describe(session, place, data) }
  })
  return { items, total: links.length }
}

/** A link to a page is one that changes when the page moves. */
function createLinkTest(route: string) {
  const moving = { moved: new Map([[route, `${route}/moved`]]), folders: [] }
  return ({ meaning, filled }: LinkPlace, value: unknown): boolean => {
    if (typeof value !== 'string') return false
    if (meaning === 'loose') return moveLoose(value, moving) !== value
    const { value: moved, unclear } = moveLinks({ meaning, value, filled }, moving, {})
    return moved !== value || unclear.length > 0
  }
}

/** What a person calls the place: `Visit us: Cards`, `Header`. */
function describe(session: StudioSession, { file, pointer }: FilePlace, data: unknown): string {
  const facts = readFacts(session, file)
  const { type } = findObject(data, pointer, facts)
  const { title } = isRecord(data) ? data : {}
  const { schemas } = facts.site.tools
  const part = type === undefined ? writeDocumentLabel(file) : labelBlock(schemas, type)
  if (isPageFile(file)) return `${typeof title === 'string' ? title : file}: ${part}`
  return parseFragmentName(file) === undefined ? part : `${file}: ${part}`
}
