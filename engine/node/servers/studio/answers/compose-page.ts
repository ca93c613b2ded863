import { fileOfRoute } from '../../../../core/addresses/paths'
import type { FilePlace } from '../../../../core/studio/protocol'
import { CTA_FILE, findCtaIndex, LAYOUT_FILE } from '../../../check/facts/context'
import { readPage } from '../../../check/files/check-page'
import type { LiveCheck } from '../../../check/live/live-check'
import { isRecord } from '../../../lib/files/is-record'
import type { ValueSource } from '../../../lib/problems/problem'
import { findSource } from '../../../sources/compose/source-map'
import { LOCALES_FOLDER } from '../../../sources/files/locale-files'
import { readDocument } from '../../../sources/files/read-files'
import type { StudioSession } from '../session/studio-session'

/** A page in its current state, which may have errors. */
export interface ComposedPage {
  /** Its file or, for a derived page, the file that generates it. */
  file: string
  /** The page with all values from other files. Undefined if its file is not valid JSON. */
  data: unknown
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
  return session.isFile(file) ? { file, pointer } : null
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
  const inLanguage = (name: string): string => {
    const own = `${LOCALES_FOLDER}/${context.locale}/${name}`
    return site.listed.files.some((one) => one.file === own) ? own : name
  }
  if (list !== 'blocks') return { file: inLanguage(LAYOUT_FILE), pointer }
  const rule = findCtaIndex(context, route)
  return rule === undefined
    ? undefined
    : { file: inLanguage(CTA_FILE), pointer: `/rules/${rule}/block${inner}` }
}
