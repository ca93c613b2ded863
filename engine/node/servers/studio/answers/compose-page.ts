import { fileOfRoute } from '../../../../core/addresses/paths'
import type { FilePlace } from '../../../../core/studio/protocol'
import { CTA_FILE, findCtaIndex, LAYOUT_FILE } from '../../../check/facts/context'
import { readPage } from '../../../check/files/check-page'
import type { LiveCheck } from '../../../check/live/live-check'
import { isRecord } from '../../../lib/files/is-record'
import { getOuterPointer } from '../../../lib/json/text-place'
import type { ValueSource } from '../../../lib/problems/problem'
import type { UsePlace } from '../../../sources/compose/expansion'
import type { SourceMap } from '../../../sources/compose/source-map'
import { findSource } from '../../../sources/compose/source-map'
import { readDocument } from '../../../sources/files/read-files'
import type { StudioSession } from '../session/studio-session'
import { fileInLanguage } from './file-in-language'

/** A page in its current state, which may have errors. */
export interface ComposedPage {
  /** Its file or, for a derived page, the file that generates it. */
  file: string
  /** The page with all values from other files. Undefined if its file is not valid JSON. */
  data: unknown
  /** The folder of the site. */
  dir: string
  sourceMap: SourceMap
  /** Pointer → where a shared file is used that contains it. */
  usePlaces: Map<string, UsePlace>
  /** The source of a value. */
  findSource: (pointer: string) => ValueSource
}

/** Composes the page at a path. Undefined without such a page. */
export async function composePage(
  check: LiveCheck,
  route: string,
): Promise<ComposedPage | undefined> {
  const name = fileOfRoute(route)
  if (!(await check.find(name))) return undefined
  const { dir, templates, composer, pageFiles } = check.openKnown()
  const page = pageFiles.find(({ file }) => file === name)
  if (!page) return undefined
  const bytes = readPage(page, { dir, templates })
  const document = readDocument(page, bytes)
  const composed = bytes && composer.compose(document, bytes)
  const sourceMap = composed?.sourceMap ?? new Map()
  const file = page.made?.by ?? name
  return {
    file,
    data: composed?.data ?? document.data,
    ...{ dir, sourceMap, usePlaces: composed?.usePlaces ?? new Map() },
    findSource: (pointer) => findSource(sourceMap, file, pointer),
  }
}

const BLOCK_POINTER = /^\/(before|after|blocks)\/(\d+)(\/.*)?$/

/** A value that a page shows. */
interface PageValue {
  route: string
  pointer: string
}

/**
 * The source of a value that a page shows: in the page, in the layout, or in its closing call to
 * action. `null` if no file contains it.
 */
export function findPlace(
  session: StudioSession,
  page: ComposedPage,
  value: PageValue,
): FilePlace | null {
  const shared = findShared(session, page, value)
  const { file, pointer } = shared
    ? findSource(
        session.site.check.openSourceMaps().get(shared.file) ?? new Map(),
        shared.file,
        shared.pointer,
      )
    : page.findSource(value.pointer)
  if (session.isFile(file)) return { file, pointer }
  // The form of the block names the Markdown file or table.
  const outer = shared ? '' : getOuterPointer(value.pointer)
  return outer === '' ? null : findPlace(session, page, { ...value, pointer: outer })
}

/** The place in a file that several pages use. Undefined for the page's own values. */
function findShared(
  { facts }: StudioSession,
  { file, data }: ComposedPage,
  { route, pointer }: PageValue,
): FilePlace | undefined {
  const [, list, index, inner = ''] = BLOCK_POINTER.exec(pointer) ?? []
  const blocks = isRecord(data) && Array.isArray(data.blocks) ? data.blocks : []
  if (list === undefined || (list === 'blocks' && Number(index) < blocks.length)) return undefined
  const { context, site } = facts.read(file) ?? {}
  if (!context || !site) return undefined
  const inLanguage = (name: string) => fileInLanguage(site, context.locale, name)
  if (list !== 'blocks') return { file: inLanguage(LAYOUT_FILE), pointer }
  const rule = findCtaIndex(context, route)
  return rule === undefined
    ? undefined
    : { file: inLanguage(CTA_FILE), pointer: `/rules/${rule}/block${inner}` }
}
