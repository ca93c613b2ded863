import { addItemTimes } from '../item-times'
import type { JsonSchema } from '../json-schema'
import { describeProperty, followReference } from '../schemas'

/** Block type → a snippet for a new block. */
export type Snippets = Map<string, unknown>

interface Snippet {
  label: string
  description?: string
  body: unknown
}

/**
 * The schema in the form that suits editors best. They do not support `discriminator`, and for a
 * plain `oneOf` they offer all properties and report errors of the wrong branch. Here, the kind is
 * an enumeration, and it determines the other properties.
 */
export function buildEditorSchema(bundle: JsonSchema, snippets: Snippets): JsonSchema {
  const mapped = mapSchemas(bundle, (whole) => {
    // Additional suggestions: an editor lists the existing names.
    const {
      alsoCalled: _,
      defaultWithoutTokens: __,
      instead: ___,
      messageKey: ____,
      newValues: _____,
      renamed: ______,
      switchItem: _______,
      tsType: ________,
      inEditors,
      ...checked
    } = whole as JsonSchema
    // In `properties`, these are properties.
    if (typeof checked.label === 'string') delete checked.label
    if (typeof checked.group === 'string') delete checked.group
    const schema = inEditors ? addForEditors(checked, inEditors as JsonSchema) : checked
    const tag = schema.discriminator?.propertyName
    if (schema.$ref !== undefined) return reportWriting(schema, bundle)
    if (schema.type === 'string') return allowUse(allowPlaceholder(schema, bundle), bundle)
    if (schema.fromRows !== undefined) return takeRows(schema)
    return tag === undefined
      ? nameKind(takeFiles(schema, bundle))
      : buildKinds(schema, tag, { bundle, snippets })
  })
  return addItemTimes(withUse(mapped))
}

/** The schema with the shape of a use among its definitions, if its files can use fragments. */
function withUse(schema: JsonSchema): JsonSchema {
  const { definitions } = schema
  return definitions?.block ? { ...schema, definitions: { ...definitions, use: USE } } : schema
}

/** The path of a file, which can contain a value of a row, a page or a fragment's parameters. */
function allowPlaceholder(schema: JsonSchema, { definitions }: JsonSchema): JsonSchema {
  if (schema.meaning !== 'asset' || !definitions?.block) return schema
  return { ...schema, pattern: `${schema.pattern}|\\{(row|page|with)\\.` }
}

/** A text, or a use of a fragment. */
function allowUse(schema: JsonSchema, bundle: JsonSchema): JsonSchema {
  if (!TEXTS.has(schema.meaning) || !bundle.definitions?.block) return schema
  const { title, description, ...text } = schema
  return { title, description, anyOf: [text, { $ref: '#/definitions/use' }] }
}

const TEXTS = new Set<unknown>(['text', 'rich-text'])

/** A use of a fragment in the `shared` folder. */
const USE: JsonSchema = {
  title: 'Use',
  description: 'Shared content: written once, in a file in the `shared` folder, and used by name.',
  type: 'object',
  additionalProperties: false,
  required: ['use'],
  properties: {
    use: {
      description: 'The name of a file in the `shared` folder, whose content is inserted here.',
      type: 'string',
      pattern: '^[a-z0-9-]+$',
    },
    with: { description: 'The values of its parameters, by their names.', type: 'object' },
  },
}

/** Authors may write more than the check validates: some values are filled in first. */
function addForEditors(checked: JsonSchema, more: JsonSchema): JsonSchema {
  const properties = { ...checked.properties, ...more.properties }
  const has = Object.keys(properties).length > 0
  return { ...checked, ...more, ...(has && { properties }) }
}

/** The format of a text follows its description: editors show only what is next to a reference. */
function reportWriting(schema: JsonSchema, { definitions }: JsonSchema): JsonSchema {
  if (schema.description === undefined) return schema
  const { type, description } =
    definitions?.[schema.$ref?.replace('#/definitions/', '') ?? ''] ?? {}
  if (type !== 'string') return schema
  return { ...schema, description: `${describeProperty(schema)} ${description}` }
}

/** A reference to a Markdown file. */
const MARKDOWN_FILE: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['file'],
  properties: {
    file: {
      description: 'The path of the Markdown file, from the folder of the page: `story.md`.',
      type: 'string',
      pattern: '\\.md$',
    },
  },
}

/** A reference to the rows of a data file. */
const ROWS_OF_FILE: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['from'],
  properties: {
    from: {
      description: 'The path of the data file: `data/prices.csv`.',
      type: 'string',
      pattern: '^data/',
    },
    columns: {
      description: 'The names of the columns to show, in this order; all by default.',
      type: 'array',
      minItems: 1,
      items: { type: 'string' },
    },
  },
}

/** A list, the rows of a data file, or a use of a fragment. */
function takeRows(schema: JsonSchema): JsonSchema {
  const { fromRows: _, ...list } = schema
  return {
    description: describeProperty(schema),
    if: { type: 'object' },
    // biome-ignore lint/suspicious/noThenProperty: this is what JSON Schema calls it.
    then: { ...FILE_OR_USE, else: ROWS_OF_FILE },
    else: list,
    defaultSnippets: [
      {
        label: 'rows of a file',
        description: 'The rows of a CSV or JSON file.',
        body: { from: 'data/$1.csv' },
      },
    ],
  }
}

/** Any text may also be a use of a fragment. */
const FILE_OR_USE: JsonSchema = {
  if: { required: ['use'] },
  // biome-ignore lint/suspicious/noThenProperty: this is what JSON Schema calls it.
  then: { $ref: '#/definitions/use' },
  else: MARKDOWN_FILE,
}

/**
 * An object with a property that has `fromFile` accepts a file for it. The property that the file
 * fills in is then not required.
 */
function takeFiles(schema: JsonSchema, { definitions }: JsonSchema): JsonSchema {
  const { properties = {}, required } = schema
  const taken = Object.entries(properties).filter(([, { fromFile }]) => fromFile !== undefined)
  if (taken.length === 0) return schema
  const isTaken = (name: string) => taken.some(([, { fromFile }]) => fromFile === name)
  return {
    ...schema,
    required: required?.filter((name) => !isTaken(name)),
    properties: {
      ...properties,
      ...Object.fromEntries(
        taken.map(([name, child]) => [name, takeFile(followReference(child, definitions), child)]),
      ),
    },
    allOf: taken
      .filter(([, { fromFile }]) => required?.includes(fromFile as string))
      .map(([name, { fromFile }]) => ({
        if: { required: [name], properties: { [name]: { type: 'object', required: ['file'] } } },
        else: { required: [fromFile] },
      })),
  }
}

/** Editors show the description of the matching branch. */
function takeFile(text: JsonSchema, { description }: JsonSchema): JsonSchema {
  const { fromFile: _, title: __, ...written } = text
  return {
    description,
    if: { type: 'object' },
    // biome-ignore lint/suspicious/noThenProperty: this is what JSON Schema calls it.
    then: FILE_OR_USE,
    else: { ...written, description },
    defaultSnippets: [
      {
        label: 'a Markdown file',
        description: 'A text in a Markdown file.',
        body: { file: '$1.md' },
      },
    ],
  }
}

/** In an editor's list, each kind has its description. */
function nameKind(schema: JsonSchema): JsonSchema {
  const { properties, description } = schema
  const type = properties?.type
  if (typeof type?.const !== 'string' || description === undefined) return schema
  return { ...schema, properties: { ...properties, type: { ...type, description } } }
}

/** Applies a function to a schema and all its subschemas, the innermost first. */
function mapSchemas(node: JsonSchema, map: (schema: JsonSchema) => JsonSchema): JsonSchema {
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk)
    if (typeof value !== 'object' || value === null) return value
    const entries = Object.entries(value).map(([key, child]) => [key, walk(child)])
    return map(Object.fromEntries(entries))
  }
  return walk(node) as JsonSchema
}

interface KindsWorld {
  bundle: JsonSchema
  snippets: Snippets
}

function buildKinds(schema: JsonSchema, tag: string, { bundle, snippets }: KindsWorld): JsonSchema {
  const { discriminator: _, oneOf: options = [], ...kept } = schema
  const branches = options.flatMap((option) => {
    const target = followReference(option, bundle.definitions)
    const { const: one, enum: several } = target.properties?.[tag] ?? {}
    const values = (several ?? [one]) as string[]
    return [{ option, target, values }]
  })
  const all = branches.flatMap(({ target, values }) =>
    values.map((value) => ({ value, text: target.description ?? '' })),
  )
  const offered = all.flatMap(({ value, text }) => buildSnippet(value, text, snippets.get(value)))
  const isBlock = schema.title === 'Block'
  return {
    ...kept,
    ...(isBlock ? { anyOf: [{ required: [tag] }, { required: ['use'] }] } : { required: [tag] }),
    properties: {
      [tag]: {
        description: 'The kind, which determines the other properties.',
        enum: all.map(({ value }) => value),
        enumDescriptions: all.map(({ text }) => text),
      },
    },
    allOf: [
      ...branches.map(({ option, values }) => ({
        if: { required: [tag], properties: { [tag]: { enum: values } } },
        // biome-ignore lint/suspicious/noThenProperty: this is what JSON Schema calls it.
        then: option,
      })),
      // A string may replace a block, for a use of a fragment; editors do not offer that.
      ...(isBlock
        ? [
            {
              if: { not: { required: [tag] } },
              // biome-ignore lint/suspicious/noThenProperty: this is what JSON Schema calls it.
              then: { properties: USE.properties },
            },
          ]
        : []),
    ],
    ...(isBlock && offered.length > 0 && { defaultSnippets: offered }),
  }
}

function buildSnippet(label: string, description: string, block: unknown): Snippet[] {
  return block === undefined ? [] : [{ label, description, body: escapeTexts(block) }]
}

/**
 * In a snippet, `$1` is a tab stop and a backslash an escape; what follows `^` is inserted without
 * quotes.
 */
function escapeTexts(value: unknown): unknown {
  if (typeof value === 'string') {
    const json = JSON.stringify(value)
    return /[$^\\]/.test(json) ? `^${json.replaceAll(/[$\\]/g, '\\$&')}` : value
  }
  if (Array.isArray(value)) return value.map(escapeTexts)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, escapeTexts(child)]))
}
