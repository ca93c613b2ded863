import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { withAudiences } from './audience-schema'

/** A JSON Schema, draft-07, as far as the engine looks into one. */
export interface JsonSchema {
  [keyword: string]: unknown
  $ref?: string
  title?: string
  description?: string
  default?: unknown
  const?: unknown
  required?: string[]
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  additionalProperties?: boolean | JsonSchema
  oneOf?: JsonSchema[]
  discriminator?: { propertyName: string }
  definitions?: Record<string, JsonSchema>
}

export interface Schemas {
  /** Path below `schemas` → schema: `page.schema.json`, `blocks/hero.schema.json`. */
  files: Map<string, JsonSchema>
  /** The kinds of file that a site has: `page`, `settings`, … */
  kinds: string[]
  blockTypes: string[]
}

const ENDING = '.schema.json'

/**
 * Reads the hand-written schemas of the project at `root`.
 * @throws when one is not JSON.
 */
export function loadSchemas(root: string): Schemas {
  const folder = join(root, 'schemas')
  const list = (below: string) =>
    readdirSync(join(folder, below))
      .filter((name) => name.endsWith(ENDING))
      .sort()
      .map((name) => below + name)
  const blockFiles = list('blocks/')
  const files = new Map(
    [...list(''), ...blockFiles].map((path) => [path, readSchema(folder, path)]),
  )
  return {
    files,
    // A file of a site may name its schema for editors; a shape within such a file may not.
    kinds: [...files]
      .filter(([, schema]) => schema.properties?.$schema)
      .map(([path]) => stem(path)),
    blockTypes: blockFiles.map(stem),
  }
}

function readSchema(folder: string, path: string): JsonSchema {
  try {
    return JSON.parse(readFileSync(join(folder, path), 'utf8'))
  } catch (reason) {
    throw new Error(`schemas/${path} cannot be read: ${(reason as Error).message}`)
  }
}

function stem(path: string): string {
  return basename(path, ENDING)
}

/**
 * One schema with everything that it refers to in its own `definitions`, or, where that has a
 * default, in place.
 * @throws when a reference leads nowhere, or when two definitions have one name.
 */
export function bundleSchema(schemas: Schemas, kind: string): JsonSchema {
  const file = kind + ENDING
  const { definitions: _, ...root } = findSchema(schemas, file)
  const sources = new Map<string, string>()
  const definitions: Record<string, JsonSchema> = {}

  const rewrite = (node: unknown, base: string): unknown => {
    if (Array.isArray(node)) return node.map((item) => rewrite(item, base))
    if (typeof node !== 'object' || node === null) return node
    if ('$ref' in node && typeof node.$ref === 'string') return resolve(node.$ref, base)
    return Object.fromEntries(
      Object.entries(node).map(([key, child]) => [key, rewrite(child, base)]),
    )
  }

  const resolve = (reference: string, base: string): unknown => {
    const { hash, pathname } = new URL(reference, `file:///${base}`)
    const path = pathname.slice(1)
    const { definitions: _, $schema: __, ...target } = findSchema(schemas, path, hash)
    // Validators fill in a default only if it is in the property itself.
    if (target.default !== undefined) return rewrite(target, path)
    const name = definitionName(path, hash)
    const source = path + hash
    if (!sources.has(name)) {
      sources.set(name, source)
      const definition = rewrite(target, path) as JsonSchema
      definitions[name] = path.startsWith('blocks/') ? withAudiences(definition) : definition
    }
    if (sources.get(name) !== source) {
      throw new Error(`Both ${sources.get(name)} and ${source} would be the definition ${name}.`)
    }
    return { $ref: `#/definitions/${name}` }
  }

  const bundled = rewrite(root, file) as JsonSchema
  return { ...bundled, definitions: sortByKey(definitions) }
}

/** `definitions.schema.json#/definitions/link` → `link`, `blocks/hero.schema.json` → `block-hero`. */
function definitionName(path: string, hash: string): string {
  if (hash !== '') return basename(hash)
  return path.startsWith('blocks/') ? `block-${stem(path)}` : stem(path)
}

function findSchema({ files }: Schemas, path: string, hash = ''): JsonSchema {
  const file = files.get(path)
  const schema = hash === '' ? file : file?.definitions?.[hash.replace('#/definitions/', '')]
  if (!schema) throw new Error(`There is no schema ${path}${hash}.`)
  return schema
}

function sortByKey<T>(record: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)))
}
