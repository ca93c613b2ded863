import { addNumber } from '../../../../core/editing/suggest-name'
import type { FilePlace, IdPlace } from '../../../../core/studio/protocol'
import { parseJson } from '../../../edit/drafts/change-json'
import { escapePointer, getOuterPointer, parsePointer } from '../../../lib/json/text-place'
import type { PlaceSchema } from '../../../sources/compose/place-schema'
import type { StudioSession } from '../session/studio-session'
import { readFacts } from './find-form'

/** The new ids in a copy of an item, which is the next item. */
export function listCopiedIds(session: StudioSession, { file, pointer }: FilePlace): IdPlace[] {
  const document = parseJson(session.readText(file))
  const ids = listIds(document, readFacts(session, file).root)
  const taken = new Set(ids.map(({ value }) => value))
  const index = Number(parsePointer(pointer).at(-1))
  const copy = `${getOuterPointer(pointer)}/${index + 1}`
  const copied = ids
    .filter((id) => id.pointer.startsWith(`${pointer}/`))
    .map((id) => ({ ...id, pointer: copy + id.pointer.slice(pointer.length) }))
  return renameIds(copied, taken)
}

/**
 * New ids in place of those that are taken. Links can target only one element with an id: `prices`
 * becomes `prices-2`. Other ids, such as that of a video, stay. All ids are then taken.
 */
export function renameIds(ids: IdPlace[], taken: Set<string>): IdPlace[] {
  return ids.flatMap(({ pointer, value: id }) => {
    const value = addNumber(id, '-', taken)
    taken.add(value)
    return value === id ? [] : [{ pointer, value }]
  })
}

/** The ids of a value that links can target. */
export function listIds(value: unknown, schema: PlaceSchema | undefined, pointer = ''): IdPlace[] {
  if (typeof value === 'string') {
    return schema?.resolve(value).meaning === 'anchor' ? [{ pointer, value }] : []
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) =>
    listIds(part, schema?.find(key, value), `${pointer}/${escapePointer(key)}`),
  )
}
