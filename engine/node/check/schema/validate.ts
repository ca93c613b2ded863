import type { ErrorObject, SchemaValidateFunction } from 'ajv'
import { Ajv } from 'ajv'
import type { DataValidationCxt } from 'ajv/dist/types/index.js'
import { findTokens } from '../../../core/text/tokens'
import type { JsonSchema, Schemas } from '../../schemas/schemas'
import { bundleSchema } from '../../schemas/schemas'
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

export interface Validated {
  errors: ErrorObject[]
  references: Reference[]
}

export interface Validator {
  /** Fills in the defaults, and says what is wrong and what the values refer to. */
  validate: (kind: string, data: unknown) => Validated
  /** The schema at a reference of an error's schema. */
  resolveSchema: (schema: JsonSchema) => JsonSchema
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
  ajv.addKeyword({
    keyword: 'meaning',
    type: 'string',
    schemaType: 'string',
    errors: false,
    validate: collectReference as SchemaValidateFunction,
  })
  ajv.addKeyword({
    keyword: 'vocabulary',
    type: 'string',
    schemaType: ['string', 'array'],
    errors: false,
    validate: collectWord as SchemaValidateFunction,
  })
  ajv.addKeyword({
    keyword: 'mainHeading',
    type: 'string',
    schemaType: 'boolean',
    errors: false,
    validate: collectMainHeading as SchemaValidateFunction,
  })
  ajv.addKeyword({
    keyword: 'block',
    type: 'object',
    schemaType: 'string',
    errors: false,
    validate: collectBlock as SchemaValidateFunction,
  })
  ajv.addKeyword({
    keyword: 'claim',
    type: 'object',
    schemaType: 'object',
    errors: false,
    validate: collectClaim as SchemaValidateFunction,
  })
  ajv.addKeyword({
    keyword: 'exactlyOne',
    type: 'array',
    schemaType: 'string',
    errors: false,
    validate: hasExactlyOne,
  })
  // What hints are made of.
  ajv.addVocabulary(['alsoCalled', 'instead'])
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
    resolveSchema: (schema) =>
      (schema.$ref && definitions[schema.$ref.replace('#/definitions/', '')]) || schema,
  }
}

/** Called by ajv with the list of references as `this`. */
function collectReference(
  this: unknown,
  meaning: string,
  value: string,
  schema?: { default?: unknown },
  place?: DataValidationCxt,
): boolean {
  const reference: Reference = { meaning, value, pointer: place?.instancePath ?? '' }
  if (typeof schema?.default === 'string' && schema.default.includes('{')) {
    reference.ownTokens = findTokens(schema.default)
  }
  ;(this as Reference[]).push(reference)
  return true
}

function collectWord(
  this: unknown,
  names: string | string[],
  value: string,
  _schema?: unknown,
  place?: DataValidationCxt,
): boolean {
  const vocabularies = [names].flat()
  const pointer = place?.instancePath ?? ''
  ;(this as Reference[]).push({ meaning: 'vocabulary', value, pointer, vocabularies })
  return true
}

function collectMainHeading(
  this: unknown,
  _isMain: boolean,
  value: string,
  _schema?: unknown,
  place?: DataValidationCxt,
): boolean {
  const pointer = place?.instancePath ?? ''
  ;(this as Reference[]).push({ meaning: 'main-heading', value, pointer })
  return true
}

function collectBlock(
  this: unknown,
  value: string,
  _block: unknown,
  _schema?: unknown,
  place?: DataValidationCxt,
): boolean {
  ;(this as Reference[]).push({ meaning: 'block', value, pointer: place?.instancePath ?? '' })
  return true
}

/** `claim` names two properties: the figure, and what it is about. */
function collectClaim(
  this: unknown,
  { figure, about }: { figure: string; about: string },
  data: Record<string, unknown>,
  _schema?: unknown,
  place?: DataValidationCxt,
): boolean {
  const [value, topic] = [data[figure], data[about]]
  if (typeof value === 'string' && typeof topic === 'string') {
    const pointer = `${place?.instancePath ?? ''}/${figure}`
    ;(this as Reference[]).push({ meaning: 'claim', value, pointer, about: topic })
  }
  return true
}

/** Whether the flag of that name is true in one entry of a list and in no other. */
function hasExactlyOne(flag: string, list: unknown[]): boolean {
  return list.filter((item) => (item as Record<string, unknown>)?.[flag] === true).length === 1
}
