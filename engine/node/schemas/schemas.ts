import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { isPackage } from '../lib/files/invocation'
import type { BlockFolder } from './block-folders'
import { listBlockFolders, ownProject } from './block-folders'
import { addCommonProperties } from './common-properties'
import { BLOCK_TEXTS, buildBlockTexts } from './default-texts'
import type { JsonSchema } from './json-schema'
import { refuseSchemaIssues } from './schema-issues'

/**
 * The purpose of a property. Under `fromFile` and `fromRows`, the purpose of the file that may
 * replace it.
 */
export function describeProperty({ description = '', fromFile, fromRows }: JsonSchema): string {
  if (fromRows !== undefined) {
    return `${description} Or the rows of a data file, \`{ "from": "data/prices.csv" }\`, with the names of its columns as \`${fromRows}\`.`
  }
  return fromFile === undefined
    ? description
    : `${description} Or a Markdown file, \`{ "file": "story.md" }\`, whose text replaces \`${fromFile}\`.`
}

export interface Schemas {
  /** Path in the project → schema: `schemas/page.schema.json`, `blocks/TYPE/schema.json`. */
  files: Map<string, JsonSchema>
  /** The kinds of files that a site has: `page`, `settings`, … */
  kinds: string[]
  blockTypes: string[]
  /** The block types of the project, which are not Quire's. */
  ownTypes?: string[]
}

const ENDING = '.schema.json'

/** The path of a block type's schema. A folder with one is a block type. */
export const blockSchemaFile = (type: string): string => `blocks/${type}/schema.json`

/** The path of the schema for a kind of file. */
export const kindSchemaFile = (kind: string): string => `schemas/${kind}${ENDING}`

/**
 * Reads the source schemas of the project at `root`. Pages may contain any block type that has a
 * folder.
 * @throws when one is not JSON, or that of a block has an error.
 */
export function loadSchemas(root: string, project = ownProject): Schemas {
  const shared = readdirSync(join(root, 'schemas'))
    .filter((name) => name.endsWith(ENDING))
    .sort()
    .map((name) => `schemas/${name}`)
  const folders = listBlockFolders(root, project)
  const blockTypes = folders.map(({ type }) => type)
  const files = new Map([
    ...shared.map((path) => [path, readSchema(join(root, path), path)] as const),
    ...folders.map(({ type, folder }) => {
      const path = blockSchemaFile(type)
      return [path, readSchema(join(folder, 'schema.json'), path)] as const
    }),
  ])
  refuseSchemaIssues(listWritten(folders), files)
  const union = files.get(kindSchemaFile('page'))?.definitions?.block
  if (union) union.oneOf = blockTypes.map((type) => ({ $ref: `../${blockSchemaFile(type)}` }))
  addBlockTexts(files, folders)
  resolveParts(files)
  return {
    files,
    // A file of a site may name its schema for editors; a nested object may not.
    kinds: shared
      .filter((path) => files.get(path)?.properties?.$schema)
      .map((path) => basename(path, ENDING)),
    blockTypes,
    ownTypes: folders.flatMap(({ type, isOwn }) => (isOwn ? [type] : [])),
  }
}

/** The texts of the interface include the default texts of blocks. */
function addBlockTexts(files: Schemas['files'], folders: BlockFolder[]): void {
  const { properties } = files.get(kindSchemaFile('messages')) ?? {}
  const blocks = folders.flatMap(({ type }): [string, JsonSchema][] => {
    const schema = files.get(blockSchemaFile(type))
    return schema ? [[type, schema]] : []
  })
  if (properties) properties[BLOCK_TEXTS] = buildBlockTexts(blocks)
}

/** The schemas of blocks under development: those in a package are known to be valid. */
function listWritten(folders: BlockFolder[]) {
  return folders
    .filter(({ isOwn }) => isOwn || !isPackage)
    .map(({ type, folder }) => {
      return { type, path: blockSchemaFile(type), file: join(folder, 'schema.json') }
    })
}

/**
 * A schema with `partOf` accepts some properties of another kind of file: for editors, these are
 * added.
 */
function resolveParts(files: Schemas['files']): void {
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    for (const child of Object.values(node)) visit(child)
    const { partOf, ...schema } = node as JsonSchema
    if (typeof partOf !== 'string' || schema.type !== 'object') return
    const {
      $schema: _,
      blocks: __,
      ...properties
    } = files.get(`schemas/${partOf}`)?.properties ?? {}
    const own = JSON.stringify(properties).replaceAll('"$ref":"#/', `"$ref":"${partOf}#/`)
    const inEditors = { additionalProperties: false, properties: JSON.parse(own) }
    delete (node as JsonSchema).partOf
    Object.assign(node, { inEditors })
  }
  for (const schema of files.values()) visit(schema)
}

function readSchema(file: string, path: string): JsonSchema {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (reason) {
    throw new Error(`${path} cannot be read: ${(reason as Error).message}`)
  }
}

/**
 * A schema with everything that it refers to in its own `definitions`; a definition with a default
 * is inlined. Keywords next to a reference override its target.
 * @throws when the target of a reference does not exist, or when two definitions have the same
 * name.
 */
export function bundleSchema(schemas: Schemas, kind: string): JsonSchema {
  const file = kindSchemaFile(kind)
  const { definitions: _, ...root } = findSchema(schemas, file)
  const sources = new Map<string, string>()
  const definitions: Record<string, JsonSchema> = {}

  const rewrite = (node: unknown, base: string): unknown => {
    if (Array.isArray(node)) return node.map((item) => rewrite(item, base))
    if (typeof node !== 'object' || node === null) return node
    if ('$ref' in node && typeof node.$ref === 'string') {
      const { $ref, ...beside } = node as JsonSchema & { $ref: string }
      return { ...resolve($ref, base), ...(rewrite(beside, base) as JsonSchema) }
    }
    return Object.fromEntries(
      Object.entries(node).map(([key, child]) => [key, rewrite(child, base)]),
    )
  }

  const resolve = (reference: string, base: string): JsonSchema => {
    const { hash, pathname } = new URL(reference, `file:///${base}`)
    const path = pathname.slice(1)
    const { definitions: _, $schema: __, ...target } = findSchema(schemas, path, hash)
    // Validators apply a default only if it is in the property itself.
    if (target.default !== undefined) return rewrite(target, path) as JsonSchema
    const name = definitionName(path, hash)
    const source = path + hash
    if (!sources.has(name)) {
      sources.set(name, source)
      const definition = rewrite(target, path) as JsonSchema
      definitions[name] = isBlock(path + hash) ? addCommonProperties(definition) : definition
    }
    if (sources.get(name) !== source) {
      throw new Error(`Both ${sources.get(name)} and ${source} would define ${name}.`)
    }
    return { $ref: `#/definitions/${name}` }
  }

  const bundled = rewrite(root, file) as JsonSchema
  return { ...bundled, definitions: sortByKey(definitions) }
}

/**
 * The target of a reference in a bundle, with the keywords next to it. Other schemas are returned
 * unchanged.
 */
export function followReference(
  schema: JsonSchema,
  definitions: Record<string, JsonSchema> | undefined,
): JsonSchema {
  const { $ref = '', ...beside } = schema
  const target = definitions?.[$ref.replace('#/definitions/', '')]
  return target ? { ...target, ...beside } : schema
}

/** `…/definitions.schema.json#/definitions/link` → `link`, `blocks/TYPE/schema.json` → `block-TYPE`. */
function definitionName(path: string, hash: string): string {
  if (hash !== '') return basename(hash)
  return isBlock(path) ? `block-${basename(dirname(path))}` : basename(path, ENDING)
}

/** Returns `true` for the path of a block's whole schema, not of one of its definitions. */
function isBlock(reference: string): boolean {
  return reference.startsWith('blocks/') && !reference.includes('#')
}

/** @throws when there is no such schema. */
export function findSchema({ files }: Schemas, path: string, hash = ''): JsonSchema {
  const file = files.get(path)
  const schema = hash === '' ? file : file?.definitions?.[hash.replace('#/definitions/', '')]
  if (!schema) throw new Error(`There is no schema ${path}${hash}.`)
  return schema
}

function sortByKey<T>(record: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)))
}
