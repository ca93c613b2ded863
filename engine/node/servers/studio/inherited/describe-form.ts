import { basename } from 'node:path/posix'
import type { FilePlace, FormData, InheritedValues } from '../../../../core/studio/protocol'
import { parseJson } from '../../../edit/drafts/change-json'
import { isRecord } from '../../../lib/files/is-record'
import { escapePointer, resolvePointer } from '../../../lib/json/text-place'
import { findCollection, listMissing } from '../../../sources/compose/collections'
import { composePage } from '../answers/compose-page'
import { findForm } from '../answers/find-form'
import type { StudioSession } from '../session/studio-session'
import { describeSource } from '../words/describe-source'
import { describePlace } from '../words/place-words'
import { listShownOn } from './list-shown-on'

/**
 * The form for the block that contains a value, or for the document, with where it comes from.
 * @throws {StudioError} if the site has no such file.
 */
export async function describeForm(session: StudioSession, place: FilePlace): Promise<FormData> {
  const form = findForm(session, place)
  const source = describeSource(place.file) ?? describeTemplate(session, place.file)
  const shownOn = await listShownOn(session, place)
  const collection = form.type === undefined ? await findDefaults(session, place.file) : undefined
  const all = { ...form, ...(source && { source }), ...(shownOn && { shownOn }) }
  if (!collection) return all
  const { values, ...inherited } = collection
  return { ...all, inherited, schema: addInherited(form.schema, { values, ...inherited }) }
}

/** What a file with a page for each row is. Undefined for other files. */
function describeTemplate(session: StudioSession, file: string): string | undefined {
  const { pageFiles } = session.site.check.open()
  const row = pageFiles.find(({ made }) => made?.by === file)?.made?.row
  if (!row) return undefined
  return row.data === undefined
    ? 'One page for each tag'
    : `One page for each row of ${basename(row.data)}`
}

interface Defaults extends InheritedValues {
  /** Property → its value on the page. */
  values: Map<string, unknown>
}

/** The properties that a page has from its collection. Undefined without such properties. */
async function findDefaults(session: StudioSession, file: string): Promise<Defaults | undefined> {
  const { check } = session.site
  const { shared } = check.open()
  const facts = session.facts.read(file)
  const collections = new Map(shared.collections.map((one) => [one.file, one]))
  if (facts?.kind !== 'page') return undefined
  const { root, route } = facts
  const { schemas } = facts.site.tools
  const collection = findCollection(collections, file)
  const written = parseJson(session.readText(file))
  if (!collection || !isRecord(written)) return undefined
  const paths = listMissing(collection.page, written)
  if (paths.length === 0) return undefined
  const page = route === undefined ? undefined : await composePage(check, route)
  const values = paths
    .filter(({ length }) => length === 1)
    .map(([name = '']): [string, unknown] => [
      name,
      resolvePointer(page?.data, `/${escapePointer(name)}`) ?? collection.page[name],
    ])
  return {
    source: describeSource(collection.file) ?? '',
    places: paths.map((path) => {
      const pointer = path.map((name) => `/${escapePointer(name)}`).join('')
      const { labels } = describePlace(pointer, { root, data: written, schemas })
      const place = { file: collection.file, pointer: `/page${pointer}` }
      return { label: labels.join(' › '), place }
    }),
    values: new Map(values),
  }
}

/** The form shows what a page has from its collection like the default of a property. */
function addInherited(
  schema: FormData['schema'],
  { source, values }: Defaults,
): FormData['schema'] {
  const { properties } = schema
  if (!isRecord(properties)) return schema
  const entries = Object.entries(properties).map(([name, property]): [string, unknown] =>
    isRecord(property) && values.has(name)
      ? [name, { ...property, default: values.get(name), inheritedFrom: source }]
      : [name, property],
  )
  return { ...schema, properties: Object.fromEntries(entries) }
}
