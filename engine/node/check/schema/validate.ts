import type { ErrorObject, JSONType, Options, ValidateFunction } from 'ajv'
import { _, Ajv, str, stringify } from 'ajv'
import type { PageQuery } from '../../../../schemas/generated/types'
import { keyOfQuery } from '../../../core/page/listing'
import { listOwnTokens } from '../../schemas/default-texts'
import type { JsonSchema } from '../../schemas/json-schema'
import { HINT_KEYWORDS } from '../../schemas/keywords'
import type { Schemas } from '../../schemas/schemas'
import { bundleSchema, followReference } from '../../schemas/schemas'
import { formatChecks } from '../../schemas/value-formats'
import { addDefinitions, compileCheck } from './compile-check'
import type { DefaultWord, KnownWords, PlainWord, Wording } from './default-words'
import { fillPlainWords, fillWords, PLAIN_WORDS, WORDS, withWords } from './default-words'
import { encodeShownPicture } from './shown-pictures'
import type { WordsByLanguage } from './words'
import { findWords } from './words'

/** A value to which its schema assigns a meaning: a link, a text, or an icon name. */
export interface Reference {
  /**
   * The schema's `meaning`: `text`, `rich-text`, `message` (text that a page shows in a certain
   * state), `href`, `asset`, `icon` or `anchor`; `display-width` for a picture with its display
   * width; `pages` for a list of pages, with its query's key as the value; `chart` for a
   * chart, `code` for lines of code and `headings` for a list of the page's headings, each without a
   * value; `heading` for a heading
   * within a block; `vocabulary` for a word that the site may restrict; `claim` for a figure that
   * must be the same on the whole site; `block` for a block's type.
   */
  meaning: string
  value: string
  pointer: string
  /** The site's lists, one of which must contain the value. */
  vocabularies?: string[]
  /** The claim's subject. */
  about?: string
  /** The text with masks in place of escaped characters and row values, if it has any. */
  masked?: string
  /** The tokens that the engine replaces here: those in the schema's default. */
  ownTokens?: string[]
}

interface Validated {
  errors: ErrorObject[]
  references: Reference[]
}

export interface Validator {
  /**
   * Fills in the defaults, and returns the errors and the references. Without a wording, default
   * strings are English, as on a site without tokens.
   */
  validate: (kind: string, data: unknown, wording?: Wording) => Validated
  /** The schema to which an error's schema refers. */
  resolveSchema: (schema: JsonSchema) => JsonSchema
}

/** The meanings of objects. Only their pointers are recorded. */
const OF_OBJECTS: ReadonlySet<string> = new Set(['chart', 'code', 'headings'])

/** The record of a keyword for a value. Its pointer starts at the value. */
type FoundReference = Omit<Reference, 'pointer'> & { pointer?: string }

interface Collector<Said, Value> {
  type?: 'string' | 'object' | ('string' | 'object')[]
  schemaType: JSONType | JSONType[]
  read: (said: Said, value: Value, ownTokens?: string[]) => FoundReference | undefined
}

/** Keyword → what it collects. */
const COLLECTORS: Record<string, Collector<never, never>> = {
  meaning: {
    type: ['string', 'object'],
    schemaType: 'string',
    read(meaning: string, value: string | PageQuery, ownTokens) {
      if (OF_OBJECTS.has(meaning)) return { meaning, value: '' }
      // The schema reports values with the wrong type; rules handle only values with the correct
      // type.
      const isObject = typeof value !== 'string'
      if (isObject !== (meaning === 'pages')) return undefined
      if (isObject) return { meaning, value: keyOfQuery(value) }
      return ownTokens ? { meaning, value, ownTokens } : { meaning, value }
    },
  },
  vocabulary: {
    type: 'string',
    schemaType: ['string', 'array'],
    read: (names: string | string[], value: string) => ({
      ...{ meaning: 'vocabulary', value, vocabularies: [names].flat() },
    }),
  },
  // Next to the reference to a shape, which gives the type.
  displayWidth: {
    schemaType: 'number',
    read(width: number, value: string | { src?: unknown }) {
      const path = typeof value === 'string' ? value : value?.src
      return typeof path === 'string'
        ? { meaning: 'display-width', value: encodeShownPicture(path, width) }
        : undefined
    },
  },
  mainHeading: {
    type: 'string',
    schemaType: 'boolean',
    read: (_isMain: boolean, value: string) => ({ meaning: 'main-heading', value }),
  },
  heading: {
    type: 'string',
    schemaType: 'boolean',
    read: (_isHeading: boolean, value: string) => ({ meaning: 'heading', value }),
  },
  block: {
    type: 'object',
    schemaType: 'string',
    read: (value: string) => ({ meaning: 'block', value }),
  },
  // The keyword names two properties: the figure, and its subject.
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

/** Returns `true` if every value in a query has the correct type for rules. */
function isReadable({ meaning, pointer }: Reference, errors: ErrorObject[]): boolean {
  if (meaning !== 'pages') return true
  return !errors.some(
    ({ keyword, instancePath }) => keyword === 'type' && instancePath.startsWith(`${pointer}/`),
  )
}

/** The validator for a kind of file. Called with a `CheckContext` as its `this`. */
type Check = ValidateFunction

/** Kind of file → validator. */
export type Checks = (kind: string) => Check | undefined

/** The functions that the validators' code calls. */
interface CheckContext {
  /** Collects what a keyword finds in a value. `ownTokens` are those in the schema. */
  collect: (
    keyword: string,
    said: unknown,
    found: { value: unknown; at: string; ownTokens?: string[] },
  ) => void
  hasExactlyOne: typeof hasExactlyOne
  fillWords: (data: unknown, defaults: Record<string, DefaultWord>) => void
  fillPlainWords: (data: unknown, defaults: Record<string, PlainWord>) => void
}

/**
 * Creates a validator from the schemas for all kinds of files. Without `checks`, the schemas are
 * compiled together, so that blocks are compiled only once. Without `words`, default messages are
 * English.
 */
export function createValidator(
  schemas: Schemas,
  checks?: Checks,
  words: WordsByLanguage = new Map(),
): Validator {
  let known: Record<string, JsonSchema> | undefined
  const define = () => {
    known ??= buildDefinitions(schemas)
    return known
  }
  const findCheck = checks ?? listChecks(createCompiler(define()))
  return {
    validate(kind, data, { language, ...known } = PLAIN_ENGLISH) {
      const check = findCheck(kind)
      if (!check) throw new Error(`There is no schema of the kind "${kind}".`)
      const references: Reference[] = []
      check.call(
        createContext(references, { words: findWords(words, language), ...known }) as never,
        data,
      )
      const errors = check.errors ?? []
      return { errors, references: references.filter((one) => isReadable(one, errors)) }
    },
    resolveSchema: (schema) => followReference(schema, define()),
  }
}

/** The context for validation outside a site. */
const PLAIN_ENGLISH: Wording = { language: 'en', tokens: new Set(), texts: new Map() }

/** A compiler's validators. Each is compiled on first use. */
export function listChecks(compiler: Ajv): Checks {
  return (kind) => compileCheck(compiler, getSchemaRef(kind))
}

/** The compiler's name for the schema of a kind of file. */
export const getSchemaRef = (kind: string): string => `site#/definitions/file-${kind}`

/** All schema definitions, including those for files. */
export function buildDefinitions(schemas: Schemas): Record<string, JsonSchema> {
  const definitions: Record<string, JsonSchema> = {}
  for (const kind of schemas.kinds) {
    const { $schema: _, definitions: shared, ...root } = bundleSchema(schemas, kind)
    Object.assign(definitions, shared, { [`file-${kind}`]: root })
  }
  for (const type of schemas.blockTypes) {
    const name = `block-${type}`
    if (definitions[name]) definitions[name] = { ...definitions[name], block: type }
  }
  return withWords(definitions)
}

/** The compiler of schemas. `code` has options for generated source. */
export function createCompiler(
  definitions: Record<string, JsonSchema>,
  code: Options['code'] = {},
): Ajv {
  const ajv = new Ajv({
    discriminator: true,
    strict: true,
    strictRequired: false,
    allErrors: true,
    useDefaults: true,
    passContext: true,
    verbose: true,
    // Optimising the code takes longer than it saves on thousands of pages.
    code: { optimize: false, ...code },
  })
  for (const [keyword, { type, schemaType }] of Object.entries(COLLECTORS)) {
    ajv.addKeyword({
      ...{ keyword, schemaType, errors: false, ...(type && { type }) },
      code({ gen, data, it, schemaValue, parentSchema }) {
        const tokens = listOwnTokens(parentSchema)
        const own = tokens.length > 0 ? stringify(tokens) : _`undefined`
        const at = str`${_`instancePath`}${it.errorPath}`
        const found = _`{ value: ${data}, at: ${at}, ownTokens: ${own} }`
        gen.code(_`this.collect(${keyword}, ${schemaValue}, ${found})`)
      },
    })
  }
  // Without a type, so that they run before the defaults of objects. Alternative defaults come
  // first.
  ajv.addKeyword({
    ...{ keyword: PLAIN_WORDS, schemaType: 'object', errors: false },
    code: ({ gen, data, schemaValue }) => gen.code(_`this.fillPlainWords(${data}, ${schemaValue})`),
  })
  ajv.addKeyword({
    ...{ keyword: WORDS, schemaType: 'object', errors: false },
    code: ({ gen, data, schemaValue }) => gen.code(_`this.fillWords(${data}, ${schemaValue})`),
  })
  ajv.addKeyword({
    ...{ keyword: 'exactlyOne', type: 'array', schemaType: 'string' },
    code: (cxt) => cxt.pass(_`this.hasExactlyOne(${cxt.schemaValue}, ${cxt.data})`),
  })
  ajv.addVocabulary(HINT_KEYWORDS)
  for (const [name, format] of Object.entries(CHECKED_FORMATS)) ajv.addFormat(name, format)
  return addDefinitions(ajv, definitions)
}

/** Format → predicate for a string. */
export const CHECKED_FORMATS: Record<string, (text: string) => boolean> = Object.fromEntries(
  Object.entries(formatChecks).map(([name, findIssue]) => [
    name,
    (text: string) => findIssue(text) === undefined,
  ]),
)

function createContext(references: Reference[], known: KnownWords): CheckContext {
  return {
    hasExactlyOne,
    fillWords: (data, defaults) => fillWords(data, defaults, known),
    fillPlainWords: (data, defaults) => fillPlainWords(data, defaults, known),
    collect(keyword, said, { value, at, ownTokens }) {
      const reference = COLLECTORS[keyword]?.read(said as never, value as never, ownTokens)
      if (!reference) return
      const { pointer = '' } = reference
      reference.pointer = at + pointer
      references.push(reference as Reference)
    },
  }
}

/** Returns `true` if the flag with the given name is true in exactly one list entry. */
function hasExactlyOne(flag: string, list: unknown[]): boolean {
  return list.filter((item) => (item as Record<string, unknown>)?.[flag] === true).length === 1
}
