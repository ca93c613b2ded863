import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { compile } from 'json-schema-to-typescript'
import { loadBlockExamples, loadFirstExamples } from '../block-folders'
import { loadBlockPictures } from '../docs/block-pictures'
import { buildBlockReference } from '../docs/block-reference'
import { buildReference, loadRuleCases } from '../docs/reference'
import { bundleTimes } from '../item-times'
import type { JsonSchema } from '../json-schema'
import { SCHEMA_VERSION } from '../schema-version'
import type { Schemas } from '../schemas'
import { blockSchemaFile, bundleSchema, loadSchemas } from '../schemas'
import { buildEditorSchema } from './editor-schema'
import type { BlockSchema } from './generate-blocks'
import {
  BLOCK_REFERENCE,
  buildBuildRegistry,
  buildReceiveRegistry,
  buildRegistry,
  updateGuide,
} from './generate-blocks'

/** The guide with a table of the block types. */
const GUIDE = 'docs/authors/pages.md'
/** The reference of a site's files and of the rules. */
const REFERENCE = 'docs/reference.md'

/** The generated files of the project at `root`: path within it → content. Writes nothing. */
export async function buildGenerated(root: string): Promise<Map<string, string>> {
  const schemas = loadSchemas(root)
  const bundles = bundleKinds(schemas)
  const files = buildEditorSchemas(root, bundles, 'schemas/generated')
  files.set('schemas/generated/types.ts', await buildTypes(bundles))
  files.set('blocks/registry.ts', buildRegistry(schemas.blockTypes))
  const listWith = (file: string) =>
    schemas.blockTypes.filter((type) => existsSync(join(root, 'blocks', type, file)))
  files.set('blocks/build-registry.ts', buildBuildRegistry(listWith('build.ts')))
  files.set('blocks/receive-registry.ts', buildReceiveRegistry(listWith('receive.ts')))
  const guide = join(root, GUIDE)
  if (existsSync(guide)) {
    const pictures = loadBlockPictures(root)
    const blocks = schemas.blockTypes.map(
      (type): BlockSchema => [type, schemas.files.get(blockSchemaFile(type)) ?? {}],
    )
    files.set(GUIDE, updateGuide(readFileSync(guide, 'utf8'), GUIDE, { blocks, pictures }))
    files.set(REFERENCE, buildReference(schemas, loadRuleCases(root)))
    files.set(BLOCK_REFERENCE, buildBlockReference(schemas, loadBlockExamples(root), pictures))
  }
  return files
}

type Bundles = (readonly [kind: string, schema: JsonSchema])[]

/** Each kind of file, with its whole schema. */
export function bundleKinds(schemas: Schemas): Bundles {
  return schemas.kinds.map(
    (kind) => [kind, bundleTimes(kind, bundleSchema(schemas, kind), schemas)] as const,
  )
}

/** The schemas for editors, below a folder: path → content. */
export function buildEditorSchemas(
  root: string,
  bundles: Bundles,
  folder: string,
): Map<string, string> {
  const snippets = loadFirstExamples(root)
  return new Map(
    bundles.map(([kind, bundle]) => [
      `${folder}/${kind}.schema.json`,
      `${JSON.stringify(withVersion(buildEditorSchema(bundle, snippets)), null, 2)}\n`,
    ]),
  )
}

/** The schema with the version of Quire that it belongs to, for readers and programs. */
function withVersion({ $schema, ...schema }: JsonSchema): JsonSchema {
  return { $schema, 'x-quire-version': SCHEMA_VERSION, ...schema }
}

/** A TypeScript module that exports a type for every titled schema. */
export async function buildTypes(
  bundles: Bundles,
  { command = 'npm run generate', isFormatted = true } = {},
): Promise<string> {
  const titled = new Map<string, JsonSchema>()
  const definitions: Record<string, JsonSchema> = {}
  const properties = bundles.map(([kind, bundle]) => {
    const { definitions: _, ...root } = bundle
    return [kind, hoistTitled(root, { bundle, titled, definitions })] as const
  })
  const root = {
    title: 'SiteFiles',
    description: 'Every kind of file of a site, by its name.',
    type: 'object',
    required: bundles.map(([kind]) => kind),
    properties: Object.fromEntries(properties),
    definitions,
  }
  return compile(root as Parameters<typeof compile>[0], 'SiteFiles', {
    bannerComment: `/* Made by \`${command}\`; do not edit. */\n`,
    format: isFormatted,
    additionalProperties: false,
    ignoreMinAndMaxItems: true,
    style: { semi: false, singleQuote: true, printWidth: 100 },
  })
}

interface Hoisting {
  /** The schemas for resolving references. */
  bundle: JsonSchema
  /** Title → the first schema with it. */
  titled: Map<string, JsonSchema>
  /** Title → the schema for the type generator. */
  definitions: Record<string, JsonSchema>
}

/**
 * Moves a titled schema to `definitions`, and returns a reference to it: the type generator would
 * make two types of a schema that occurs twice.
 * @throws when different schemas share a title.
 */
function hoistTitled(schema: JsonSchema, hoisting: Hoisting): JsonSchema {
  const { titled, definitions } = hoisting
  const { $ref: _, ...beside } = schema
  const target = follow(schema, hoisting.bundle)
  const { title } = target
  if (title === undefined) return simplify({ ...target, ...beside }, hoisting)
  const known = titled.get(title)
  if (known === undefined) {
    titled.set(title, target)
    definitions[title] = simplify(target, hoisting)
  } else if (!isDeepStrictEqual(known, target)) {
    throw new Error(`Two schemas have the title ${title}, and they differ.`)
  }
  const reference = { $ref: `#/definitions/${title}` }
  if (schema.$ref === undefined || schema.description === undefined) return reference
  // With other keywords next to a reference, the type generator would make a second type.
  return { description: schema.description, allOf: [reference] }
}

/** Keywords for the check only. */
const CHECKED_ONLY = [
  ...['meaning', 'vocabulary', 'mainHeading', 'heading', 'claim'],
  ...['alsoCalled', 'inEditors', 'instead', 'renamed', 'fromFile', 'fromRows'],
  ...['defaultWithoutTokens', 'group', 'label', 'newValues', 'switchItem'],
]

/** The schema without keywords for the check, and with defaults as required properties. */
function simplify(schema: JsonSchema, hoisting: Hoisting): JsonSchema {
  const walk = (child: JsonSchema) => hoistTitled(child, hoisting)
  const { discriminator, ...kept } = schema
  for (const keyword of CHECKED_ONLY) delete kept[keyword]
  if (discriminator !== undefined) {
    // With only these keywords, the generator makes a clean union.
    return { title: kept.title, description: kept.description, oneOf: kept.oneOf?.map(walk) }
  }
  if (kept.items) kept.items = walk(kept.items)
  if (typeof kept.additionalProperties === 'object') {
    kept.additionalProperties = walk(kept.additionalProperties)
  }
  if (kept.properties) {
    const properties = Object.entries(kept.properties)
    const hasDefault = (child: JsonSchema) =>
      (child.default ?? follow(child, hoisting.bundle).default) !== undefined
    const isThere = ([name, child]: [string, JsonSchema]) =>
      kept.required?.includes(name) || hasDefault(child)
    kept.required = properties.filter(isThere).map(([name]) => name)
    kept.properties = Object.fromEntries(properties.map(([name, child]) => [name, walk(child)]))
  }
  return kept
}

function follow(schema: JsonSchema, { definitions }: JsonSchema): JsonSchema {
  if (schema.$ref === undefined) return schema
  const target = definitions?.[schema.$ref.replace('#/definitions/', '')]
  if (!target) throw new Error(`There is no schema ${schema.$ref}.`)
  return target
}
