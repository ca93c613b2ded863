import { posix } from 'node:path'
import type { JsonSchema } from '../../../engine/node/schemas/json-schema'
import type { Schemas } from '../../../engine/node/schemas/schemas'
import { blockSchemaFile, kindSchemaFile } from '../../../engine/node/schemas/schemas'

/** The schema for each name's path, such as `page.search.order` or `hero.tone=ink`. */
export type SchemaNames = Map<string, JsonSchema>

const BLOCKS = 'page.blocks[]'

/** All names that sites may use: block types, properties, and enumerated values. */
export function listSchemaNames(schemas: Schemas): SchemaNames {
  const names: SchemaNames = new Map()

  function walk(node: JsonSchema, place: { file: string; path: string; above: JsonSchema[] }) {
    const { schema, file } = follow(schemas, node, place.file)
    const { path, above } = place
    // Blocks are listed separately. A recursive schema is listed only once.
    if (above.includes(schema) || (schema.title === 'Block' && path !== BLOCKS)) return
    const within = { file, above: [...above, schema] }
    for (const [name, child] of Object.entries(schema.properties ?? {})) {
      names.set(`${path}.${name}`, schema)
      walk(child, { ...within, path: `${path}.${name}` })
    }
    const words = Array.isArray(schema.enum) ? schema.enum : []
    for (const word of words) names.set(`${path}=${word}`, schema)
    if (schema.items) walk(schema.items, { ...within, path: `${path}[]` })
    const { additionalProperties: others } = schema
    if (typeof others === 'object') walk(others, { ...within, path: `${path}.*` })
    for (const option of schema.oneOf ?? []) {
      const { properties = {} } = follow(schemas, option, file).schema
      const { const: one, enum: several } =
        properties[schema.discriminator?.propertyName ?? ''] ?? {}
      for (const kind of [several ?? one].flat()) {
        names.set(`${path}=${kind}`, schema)
        if (schema.title !== 'Block') walk(option, { ...within, path: `${path}<${kind}>` })
      }
    }
  }

  const files = [
    ...schemas.kinds.map((kind) => [kind, kindSchemaFile(kind)] as const),
    ...schemas.blockTypes.map((type) => [type, blockSchemaFile(type)] as const),
  ]
  for (const [path, file] of files) {
    const schema = schemas.files.get(file)
    if (schema) walk(schema, { file, path, above: [] })
  }
  return names
}

function follow({ files }: Schemas, schema: JsonSchema, file: string) {
  if (schema.$ref === undefined) return { schema, file }
  const [path = '', hash = ''] = schema.$ref.split('#/definitions/')
  const target = path === '' ? file : posix.join(posix.dirname(file), path)
  const whole = files.get(target)
  const found = hash === '' ? whole : whole?.definitions?.[hash]
  if (!found) throw new Error(`${file} refers to ${schema.$ref}, which is not there.`)
  return { schema: found, file: target }
}

/** A release's removed names for which no schema gives a replacement. */
export function findUnanswered(old: Iterable<string>, names: SchemaNames): string[] {
  const owners = new Map([...names].map(([path, owner]) => [splitName(path)[0], owner]))
  return [...old].filter((path) => {
    const [place, name] = splitName(path)
    const owner = owners.get(place)
    // If the owner itself was removed, its replacement counts.
    return !names.has(path) && owner !== undefined && !isAnswered(owner, name, names)
  })
}

/** Splits a path: `hero.tone=ink` → `hero.tone` and `ink`. */
function splitName(path: string): [place: string, name: string] {
  const cut = path.includes('=') ? path.lastIndexOf('=') : path.lastIndexOf('.')
  return [path.slice(0, cut), path.slice(cut + 1)]
}

function isAnswered(owner: JsonSchema, name: string, names: SchemaNames): boolean {
  const { renamed, instead, title } = owner
  if (Object.hasOwn({ ...(renamed as object), ...(instead as object) }, name)) return true
  if (title !== 'Block') return false
  return [...names.values()].some(({ alsoCalled }) => [alsoCalled].flat().includes(name))
}
