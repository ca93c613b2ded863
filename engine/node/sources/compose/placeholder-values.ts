/** The values of placeholders, from a row or a page. */
import { escapePointer } from '../../lib/json/text-place'
import type { ValueSource } from '../../lib/problems/problem'
import type { MadeRow } from '../files/site-files'
import type { Values } from './placeholders'
import { Unresolved } from './unresolved'

/** A row's cells. Empty cells have no value. */
export function readRowValues({ columns, column: idColumn, data, id, values }: MadeRow): Values {
  const sourceOf = data
    ? (name: string) => ({
        ...{ file: data, idColumn },
        pointer: `/${escapePointer(id)}/${escapePointer(name)}`,
      })
    : undefined
  const known = Object.entries(values).map(
    ([name, value]) => [name, { value, source: sourceOf?.(name), isText: true }] as const,
  )
  return { names: columns, known: new Map(known), sourceOf }
}

/** The page properties that contain text. */
export function readPageValues(
  page: Record<string, unknown>,
  names: string[],
  sourceOf: (name: string) => ValueSource,
): Pick<Values, 'names' | 'known'> {
  const known = names.flatMap((name) =>
    typeof page[name] === 'string' || page[name] instanceof Unresolved
      ? [[name, { value: page[name], source: sourceOf(name), isPassedOn: true }] as const]
      : [],
  )
  return { names, known: new Map(known) }
}
