/** The choices in references to other files: fragments, Markdown and rows. */
import { dirname, join, relative } from 'node:path/posix'
import { isRecord } from '../../lib/files/is-record'
import { readBytes } from '../../lib/files/read-bytes'
import type { JsonSchema } from '../../schemas/json-schema'
import { createTableReader } from '../../sources/compose/table-rows'
import type { Choice } from './choice'
import type { SitePlace } from './find-place'
import type { FileFacts } from './site-facts'

const TEXT: JsonSchema = { type: 'string' }
const LIST: JsonSchema = { type: 'array' }
const OBJECT: JsonSchema = { type: 'object' }

/** The names in a use of a fragment, and those of its parameters. */
export function listUseNames(place: SitePlace, { composes, site }: FileFacts): Choice[] {
  const { path, parents, parentSchemas, parentKinds } = place
  if (!composes) return []
  const object = parents.at(-1)
  const outer = parents.at(-2)
  if (path.at(-2) === 'with' && isRecord(outer) && typeof outer.use === 'string') {
    const { parameters } = site.composer.fragments.get(outer.use) ?? {}
    return [...(parameters?.keys() ?? [])].map((value) => ({ value }))
  }
  const { type } = parentSchemas.at(-1) ?? {}
  const isObject = type === 'object' && !parentKinds
  const hasKind = parentKinds && Object.hasOwn(Object(object), parentKinds.property)
  if ((isObject || hasKind) && !Object.hasOwn(Object(object), 'use')) return []
  return [
    { value: 'use', documentation: 'The name of a file in the `shared` folder.', schema: TEXT },
    { value: 'with', documentation: 'The values of its parameters.', schema: OBJECT },
  ]
}

/** The names in a reference to a Markdown file or to rows. */
export function listFileNames(place: SitePlace): Choice[] {
  const { fromFile, fromRows } = findReplaced(place, 2) ?? {}
  const file = 'The path of the Markdown file, from the folder of the page.'
  const rows = 'The path of the data file: `data/prices.csv`.'
  return [
    ...(fromFile ? [{ value: 'file', documentation: file, schema: TEXT }] : []),
    ...(fromRows ? [{ value: 'from', documentation: rows, schema: TEXT }] : []),
    ...(fromRows
      ? [{ value: 'columns', documentation: 'The columns to show, in this order.', schema: LIST }]
      : []),
  ]
}

/** The fragments, files and columns that a reference may name. Undefined for other values. */
export function listComposedValues(place: SitePlace, facts: FileFacts): Choice[] | undefined {
  const { path, parents, schema } = place
  const { file, kind, composes, site } = facts
  const name = path.at(-1)
  const build = (value: string) => ({ value })
  if (name === 'use' && composes && !schema) {
    const { fragments } = site.composer
    return [...fragments].map(([value, { file }]) => ({ value, detail: file }))
  }
  if (name === 'file' && findReplaced(place, 2)?.fromFile) {
    return site.listed.texts.map((text) => build(relative(dirname(file), text)))
  }
  if (name === 'from' && findReplaced(place, 2)?.fromRows) return site.listed.data.map(build)
  if (name === 'each' && kind === 'page') return site.listed.data.map(build)
  if (path.at(-2) !== 'columns' || !findReplaced(place, 3)?.fromRows) return undefined
  const { from } = parents.at(-2) as { from?: unknown }
  return listColumns(String(from), site).map(build)
}

function listColumns(file: string, { dir, listed }: FileFacts['site']): string[] {
  if (!listed.data.includes(file)) return []
  const { table } = createTableReader((name) => readBytes(join(dir, name)))(file)
  return table?.columns ?? []
}

/** The schema of the property, this many levels up, that an object replaces. */
function findReplaced({ path, parentSchemas }: SitePlace, levels: number): JsonSchema | undefined {
  return parentSchemas.at(-levels)?.properties?.[path.at(-levels) ?? '']
}
