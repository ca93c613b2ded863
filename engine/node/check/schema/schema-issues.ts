import type { ErrorObject } from 'ajv'
import { writeAs } from '../../lib/json/json-numbers'
import { escapePointer } from '../../lib/json/text-place'
import { findNearest, suggest } from '../../lib/problems/nearest'
import type { Issue } from '../../lib/problems/problem'
import { TIME_NAMES } from '../../schemas/item-times'
import type { JsonSchema } from '../../schemas/json-schema'
import { formatChecks } from '../../schemas/value-formats'
import type { ParsedFile } from '../../sources/files/site-files'
import type { AjvError } from './schema-errors'
import { dropConsequences, findMeantProperties, findSuccessor } from './schema-errors'
import { renderMeant, renderPlain, renderShape } from './schema-shape'
import {
  describeObject,
  describeType,
  describeTypeOf,
  describeValue,
  listWords,
} from './schema-words'
import { renderFormatSuggestion } from './suggest-format'
import type { Validator } from './validate'

export interface SchemaWorld {
  blockTypes: string[]
  resolveSchema: Validator['resolveSchema']
}

interface World extends SchemaWorld, Pick<ParsedFile, 'numbers'> {}

type IssueDetails = Omit<Issue, 'file' | 'pointer'> & { pointer?: string }

/** Explains the schema errors of a file in the author's terms: one issue per error. */
export function buildSchemaIssues(
  { file, numbers }: Pick<ParsedFile, 'file' | 'numbers'>,
  errors: ErrorObject[],
  schemas: SchemaWorld,
): Issue[] {
  const world = { ...schemas, numbers }
  const all = errors as AjvError[]
  const conditions = new Map(
    all
      .filter(({ keyword }) => keyword === 'if')
      .map(({ instancePath, parentSchema }) => [instancePath, parentSchema.description]),
  )
  return dropConsequences(all).map((error) => {
    const details = { file, pointer: error.instancePath, ...describe(error, world) }
    return { ...details, hint: details.hint ?? conditions.get(error.instancePath) }
  })
}

function describe(error: AjvError, world: World): IssueDetails {
  const { keyword } = error
  if (keyword === 'additionalProperties') return reportUnknownProperty(error)
  if (keyword === 'required') return reportMissingProperty(error, world)
  if (keyword === 'discriminator') return reportKind(error, world)
  if (keyword === 'enum' || keyword === 'const') return reportNotAllowed(error, world)
  if (keyword === 'type') return reportWrongType(error, world)
  if (keyword === 'pattern' || keyword === 'format') return reportBadFormat(error)
  return reportSize(error)
}

function reportUnknownProperty(error: AjvError): IssueDetails {
  const { instancePath, params, parentSchema } = error
  const name: string = params.additionalProperty
  const known = Object.keys(parentSchema.properties ?? {})
  const further = `Its properties are: ${listWords(known)}.`
  return {
    rule: 'unknown-property',
    pointer: `${instancePath}/${escapePointer(name)}`,
    at: 'key',
    message: `${describeObject(instancePath, parentSchema)} has no property "${name}".`,
    ...(findAnswer(error) ?? suggest(name, findMeantProperties(error), further)),
  }
}

/** The value as written in the file. */
function writeValue({ instancePath, data }: AjvError, { numbers }: World): string {
  return writeAs(data, numbers?.get(instancePath)?.written)
}

/** The schema's explanation of a removed property, or of one that authors often try. */
function findAnswer(error: AjvError): Pick<Issue, 'hint' | 'fix'> | undefined {
  const name: string = error.params.additionalProperty
  const to = findSuccessor(error)
  if (to !== undefined) return { hint: `It is called "${to}" now.`, fix: { from: name, to } }
  const isTime = (TIME_NAMES as readonly string[]).includes(name)
  if (isTime) return { hint: 'Only pages, blocks and other list entries can have it.' }
  const instead = findInstead(error.parentSchema, name)
  return instead === undefined ? undefined : { hint: instead }
}

/** The schema's explanation of a value that authors often try. */
function findInstead({ instead }: JsonSchema, word: string): string | undefined {
  const texts = (instead ?? {}) as Record<string, string>
  return Object.hasOwn(texts, word) ? texts[word] : undefined
}

function reportMissingProperty(
  { instancePath, params, parentSchema }: AjvError,
  world: SchemaWorld,
): IssueDetails {
  const name: string = params.missingProperty
  const schema = world.resolveSchema(parentSchema.properties?.[name] ?? {})
  const shape = renderShape(schema, world.resolveSchema) ?? renderPlain(schema)
  const isKind = parentSchema.discriminator !== undefined
  return {
    rule: 'missing-property',
    message: `${isBlock(parentSchema) ? 'A block' : describeObject(instancePath, parentSchema)} needs "${name}".`,
    hint: isKind
      ? listKinds(parentSchema, world).hint
      : joinHints([
          schema.description && `"${name}": ${schema.description}`,
          shape && `Write "${name}": ${shape}.`,
        ]),
  }
}

/** The issue of a value's kind, if it is one of several. */
function reportKind(
  { instancePath, params, parentSchema }: AjvError,
  world: SchemaWorld,
): IssueDetails {
  const tag: string = params.tag
  const pointer = `${instancePath}/${tag}`
  const kind: unknown = params.tagValue
  const { kinds, hint } = listKinds(parentSchema, world)
  if (typeof kind !== 'string') {
    const message = `"${tag}" must be text, not ${describeTypeOf(kind)}.`
    return { rule: 'wrong-type', pointer, message, hint }
  }
  const { called = findInstead(parentSchema, kind.toLowerCase()) } = findCalled(
    kind,
    parentSchema,
    world,
  )
  const nearest = suggest(kind, findNearest(kind, kinds), hint)
  const suggestion = called && !nearest.fix ? { hint: `${called} ${hint}` } : nearest
  return isBlock(parentSchema)
    ? {
        rule: 'unknown-block-type',
        pointer,
        message: `There is no block type "${kind}".`,
        ...suggestion,
      }
    : { rule: 'not-allowed', pointer, message: `"${tag}" cannot be "${kind}".`, ...suggestion }
}

/** The block that has this name in other systems. */
function findCalled(
  name: string,
  schema: JsonSchema,
  { resolveSchema }: SchemaWorld,
): { called?: string } {
  const meant = (schema.oneOf ?? [])
    .map(resolveSchema)
    .find(({ alsoCalled }) => (alsoCalled as string[] | undefined)?.includes(name.toLowerCase()))
  const type = meant?.properties?.type?.const
  return type === undefined ? {} : { called: `It is called "${type}": ${meant?.description}` }
}

function isBlock({ title }: JsonSchema): boolean {
  return title === 'Block'
}

function listKinds(
  schema: JsonSchema,
  { blockTypes, resolveSchema }: SchemaWorld,
): { kinds: string[]; hint: string } {
  if (isBlock(schema)) {
    return { kinds: blockTypes, hint: `The block types are: ${listWords(blockTypes)}.` }
  }
  const kinds = (schema.oneOf ?? []).flatMap((option) => {
    const property = resolveSchema(option).properties?.[schema.discriminator?.propertyName ?? '']
    return (property?.enum ?? [property?.const]) as string[]
  })
  return { kinds, hint: `It is one of: ${listWords(kinds)}.` }
}

function reportNotAllowed(error: AjvError, world: World): IssueDetails {
  const { instancePath, params, data, parentSchema } = error
  const allowed: unknown[] = params.allowedValues ?? [params.allowedValue]
  const nearest = typeof data === 'string' ? findNearest(data, allowed.map(String)) : []
  const rule = 'not-allowed'
  const message = `${describeValue(instancePath)} cannot be ${writeValue(error, world)}.`
  if (allowed.length === 1) {
    const write = `Write ${JSON.stringify(allowed[0])}.`
    return { rule, message, hint: joinHints([write, parentSchema.description]) }
  }
  const list = `It is one of: ${listWords(allowed)}.`
  const further = nearest.length > 0 ? list : joinHints([parentSchema.description, list])
  return { rule, message, ...suggest(String(data), nearest, further) }
}

function reportWrongType(error: AjvError, world: World): IssueDetails {
  const { resolveSchema } = world
  const { instancePath, params, data, parentSchema } = error
  const allowed = Array.isArray(parentSchema.enum) ? parentSchema.enum : undefined
  const meant = renderMeant(parentSchema, { data, json: writeValue(error, world) }, resolveSchema)
  const written = meant ?? renderShape(parentSchema, resolveSchema)
  return {
    rule: 'wrong-type',
    message: `${describeValue(instancePath)} must be ${describeType(params.type)}, not ${describeTypeOf(data)}.`,
    hint: joinHints([
      allowed ? `It is one of: ${listWords(allowed)}.` : parentSchema.description,
      data === null ? 'Write a value, or remove the property.' : written && `Write ${written}.`,
    ]),
  }
}

function reportBadFormat(error: AjvError): IssueDetails {
  const { instancePath, propertyName, keyword, params, data, parentSchema } = error
  if (propertyName !== undefined) {
    return {
      rule: 'bad-format',
      pointer: `${instancePath}/${escapePointer(propertyName)}`,
      at: 'key',
      message: `The name "${propertyName}" is not in the right format.`,
      hint: parentSchema.description,
    }
  }
  const meant =
    keyword === 'format' ? undefined : renderFormatSuggestion(parentSchema, String(data))
  // A pattern is for editors, which do not know the formats; the format explains the error.
  const format = String(keyword === 'format' ? params.format : parentSchema.format)
  const issue = meant === undefined ? formatChecks[format]?.(String(data)) : undefined
  return {
    rule: 'bad-format',
    message: `${describeValue(instancePath)} is not in the right format: ${JSON.stringify(data)}.`,
    hint: joinHints([issue, parentSchema.description, meant]),
  }
}

function joinHints(hints: (string | undefined)[]): string | undefined {
  return hints.filter(Boolean).join(' ') || undefined
}

/** All keywords with a limit, and keywords without a text of their own. */
function reportSize({
  instancePath,
  keyword,
  params,
  parentSchema,
  message,
}: AjvError): IssueDetails {
  const name = describeValue(instancePath)
  const limit: number = params.limit
  const texts: Record<string, [rule: string, message: string]> = {
    minLength: [
      'too-short',
      limit === 1 ? `${name} is empty.` : `${name} has fewer than ${limit} characters.`,
    ],
    maxLength: ['too-long', `${name} has more than ${limit} characters.`],
    minItems: [
      'too-few',
      limit === 1 ? `${name} is empty.` : `${name} has fewer than ${limit} entries.`,
    ],
    maxItems: ['too-many', `${name} has more than ${limit} entries.`],
    minProperties: [
      'too-few',
      limit === 1 ? `${name} is empty.` : `${name} has fewer than ${limit} properties.`,
    ],
    maxProperties: [
      'too-many',
      `${name} has more than ${limit === 1 ? 'one property' : `${limit} properties`}.`,
    ],
    minimum: ['too-small', `${name} is less than ${limit}.`],
    maximum: ['too-large-number', `${name} is more than ${limit}.`],
    exactlyOne: [
      'not-exactly-one',
      `Exactly one entry of ${name} must have "${parentSchema.exactlyOne}": true.`,
    ],
    uniqueItems: ['not-unique', `${name} contains the same entry twice.`],
  }
  const [rule, text] = texts[keyword] ?? ['invalid', `${name} does not fit: ${message}.`]
  return { rule, message: text, hint: parentSchema.description }
}
