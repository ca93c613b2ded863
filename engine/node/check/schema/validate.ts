import type { ErrorObject, JSONType, SchemaValidateFunction } from 'ajv'
import { Ajv } from 'ajv'
import type { DataValidationCxt } from 'ajv/dist/types/index.js'
import { findTokens } from '../../../core/text/tokens'
import type { JsonSchema, Schemas } from '../../schemas/schemas'
import { bundleSchema, followReference } from '../../schemas/schemas'
import { formatFaults } from '../../schemas/value-formats'

/** The meanings of what is shown to visitors as text. */
export const TEXT_MEANINGS: ReadonlySet<string> = new Set(['text', 'rich-text', 'message'])

/** A value whose schema says what it means: a link, a text, the name of an icon. */
export interface Reference {
  /** The schema's `meaning`: `text`, `rich-text`, `message` (a text that some state of the page shows), `href`, `asset`, `icon` or `anchor`; `vocabulary` for a word that the site may restrict; `claim` for a figure of which the site says one thing only; `block` for the type of a block. */
  meaning: string
  value: string
  pointer: string
  /** The site's lists of which one must hold the value. */
  vocabularies?: string[]
  /** What a claim is about. */
  about?: string
  /** Words in braces that the engine itself replaces here: those of the schema's default. */
  ownTokens?: string[]
}

interface Validated {
  errors: ErrorObject[]
  references: Reference[]
}

export interface Validator {
  /** Fills in the defaults, and says what is wrong and what the values refer to. */
  validate: (kind: string, data: unknown) => Validated
  /** The schema at a reference of an error's schema. */
  resolveSchema: (schema: JsonSchema) => JsonSchema
}

/** What a keyword says of a value; its pointer begins at the value. */
type FoundReference = Omit<Reference, 'pointer'> & { pointer?: string }

interface Collector<Said, Value> {
  type: 'string' | 'object'
  schemaType: JSONType | JSONType[]
  read: (said: Said, value: Value, schema?: { default?: unknown }) => FoundReference | undefined
}

/** Keyword → what it collects. */
const COLLECTORS: Record<string, Collector<never, never>> = {
  meaning: {
    type: 'string',
    schemaType: 'string',
    read(meaning: string, value: string, schema) {
      const usual = schema?.default
      const hasOwn = typeof usual === 'string' && usual.includes('{')
      return { meaning, value, ...(hasOwn && { ownTokens: findTokens(usual) }) }
    },
  },
  vocabulary: {
    type: 'string',
    schemaType: ['string', 'array'],
    read: (names: string | string[], value: string) => ({
      ...{ meaning: 'vocabulary', value, vocabularies: [names].flat() },
    }),
  },
  mainHeading: {
    type: 'string',
    schemaType: 'boolean',
    read: (_isMain: boolean, value: string) => ({ meaning: 'main-heading', value }),
  },
  block: {
    type: 'object',
    schemaType: 'string',
    read: (value: string) => ({ meaning: 'block', value }),
  },
  // Names two properties: the figure, and what it is about.
  claim: {
    type: 'object',
    schemaType: 'object',
    read({ figure, about }: { figure: string; about: string }, data: Record<string, unknown>) {
      const [value, topic] = [data[figure], data[about]]
      if (typeof value !== 'string' || typeof topic !== 'string') return undefined
      return { meaning: 'claim', value, pointer: `/${figure}`, about: topic }
    },
  },
}

/** Compiles the schemas of all kinds of file as one, so that their blocks are compiled once. */
export function createValidator(schemas: Schemas): Validator {
  const definitions: Record<string, JsonSchema> = {}
  for (const kind of schemas.kinds) {
    const { $schema: _, definitions: shared, ...root } = bundleSchema(schemas, kind)
    Object.assign(definitions, shared, { [`file-${kind}`]: root })
  }
  for (const type of schemas.blockTypes) {
    const name = `block-${type}`
    if (definitions[name]) definitions[name] = { ...definitions[name], block: type }
  }
  const ajv = new Ajv({
    discriminator: true,
    strict: true,
    strictRequired: false,
    allErrors: true,
    useDefaults: true,
    passContext: true,
    verbose: true,
    // Polishing the code of the schemas takes longer than it saves on thousands of pages.
    code: { optimize: false },
  })
  for (const [keyword, { type, schemaType, read }] of Object.entries(COLLECTORS)) {
    const validate = function collect(
      this: unknown,
      said: unknown,
      value: unknown,
      schema?: { default?: unknown },
      place?: DataValidationCxt,
    ): boolean {
      // Called by ajv with the list of references as `this`.
      const reference = read(said as never, value as never, schema)
      const pointer = `${place?.instancePath ?? ''}${reference?.pointer ?? ''}`
      if (reference) (this as Reference[]).push({ ...reference, pointer })
      return true
    } as SchemaValidateFunction
    ajv.addKeyword({ keyword, type, schemaType, errors: false, validate })
  }
  ajv.addKeyword({
    keyword: 'exactlyOne',
    type: 'array',
    schemaType: 'string',
    errors: false,
    validate: hasExactlyOne,
  })
  // What hints are made of.
  ajv.addVocabulary(['alsoCalled', 'instead', 'renamed'])
  for (const [name, findFault] of Object.entries(formatFaults)) {
    ajv.addFormat(name, (text: string) => findFault(text) === undefined)
  }
  ajv.addSchema({ $id: 'site', definitions })
  return {
    validate(kind, data) {
      const check = ajv.getSchema(`site#/definitions/file-${kind}`)
      if (!check) throw new Error(`There is no schema of the kind "${kind}".`)
      const references: Reference[] = []
      check.call(references as never, data)
      return { errors: check.errors ?? [], references }
    },
    resolveSchema: (schema) => followReference(schema, definitions),
  }
}

/** Whether the flag of that name is true in one entry of a list and in no other. */
function hasExactlyOne(flag: string, list: unknown[]): boolean {
  return list.filter((item) => (item as Record<string, unknown>)?.[flag] === true).length === 1
}
