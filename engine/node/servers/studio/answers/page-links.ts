import { relative } from 'node:path'
import { writeDocumentLabel } from '../../../../core/editing/file-labels'
import type { FilePlace, ListPart, PageLink } from '../../../../core/studio/protocol'
import { parseJson } from '../../../edit/drafts/change-json'
import { listTargetUses } from '../../../edit/show/list-target-uses'
import { isRecord } from '../../../lib/files/is-record'
import { isPageFile, parseFragmentName } from '../../../sources/files/file-names'
import type { StudioSession } from '../session/studio-session'
import { labelBlock } from '../words/block-labels'
import { readFacts } from './find-form'
import { findObject } from './find-object'

/** The most links in one answer. */
const MOST = 50

/** The links to a page from other files, in the order of the files. */
export async function listPageLinks(
  session: StudioSession,
  file: string,
): Promise<ListPart<PageLink>> {
  const { dir, check } = session.site
  // Only a page that has been checked has known links.
  if (!readFacts(session, file).isWhole) await check.checkAll()
  const facts = readFacts(session, file)
  if (facts.route === undefined) return { items: [], total: 0 }
  const links = listTargetUses({ kind: 'page', name: facts.route }, { facts, check })
    .map(({ path, pointer = '' }) => ({ file: relative(dir, path).replaceAll('\\', '/'), pointer }))
    .filter((place) => place.file !== file && session.isFile(place.file))
    .sort((one, other) => (one.file < other.file ? -1 : Number(one.file > other.file)))
  const items = links.slice(0, MOST).map((place) => ({ place, label: describe(session, place) }))
  return { items, total: links.length }
}

/** What a person calls the place: `Visit us: Cards`, `Header`. */
function describe(session: StudioSession, { file, pointer }: FilePlace): string {
  const facts = session.facts.read(file)
  // Markdown has no schema.
  if (!facts) return file
  const data = parseJson(session.readText(file))
  const { type } = findObject(data, pointer, facts)
  const { title } = isRecord(data) ? data : {}
  const { schemas } = facts.site.tools
  const part = type === undefined ? writeDocumentLabel(file) : labelBlock(schemas, type)
  if (isPageFile(file)) return `${typeof title === 'string' ? title : file}: ${part}`
  return parseFragmentName(file) === undefined ? part : `${file}: ${part}`
}
