import { fileOfRoute } from '../../../core/addresses/paths'
import { readPage } from '../../check/files/check-page'
import type { LiveCheck } from '../../check/live/live-check'
import type { ValueSource } from '../../lib/problems/problem'
import { findSource } from '../../sources/compose/source-map'
import { readDocument } from '../../sources/files/read-files'

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
