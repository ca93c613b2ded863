import type { ErrorObject } from 'ajv'
import { renderInvocation } from '../../lib/files/invocation'
import { writeAs } from '../../lib/json/json-numbers'
import { escapePointer } from '../../lib/json/text-place'
import { findNearest, listSome, suggest } from '../../lib/problems/nearest'
import type { FixEdit, Issue, IssueText } from '../../lib/problems/problem'
import { replaceText } from '../../lib/problems/proposed-fixes'
import { TIME_NAMES } from '../../schemas/item-times'
import type { JsonSchema } from '../../schemas/json-schema'
import type { ParsedFile } from '../../sources/files/site-files'
import type { AjvError } from './schema-errors'
import { dropConsequences, findMeantProperties, findSuccessor } from './schema-errors'
import { hintFormat, hintName, hintType, joinHints, proposeWritten } from './schema-hints'
import { findMeant, renderExample } from './schema-shape'
import { describeSize } from './schema-sizes'
import {
  describeObject,
  describeType,
  describeTypeOf,
  describeValue,
  listWords,
} from './schema-words'
import type { Validator } from './validate'

export interface SchemaWorld {
  blockTypes: string[]
  resolveSchema: Validator['resolveSchema']
}

interface World extends SchemaWorld, Pick<ParsedFile, 'numbers'> {}

type IssueDetails = Omit<Issue, 'file' | 'pointer'> & { pointer?: string }

/** Explains a file's schema errors in the author's terms: one issue per error. */
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
    // A schema within a condition has no properties: the condition explains it.
    const reason = error.parentSchema.properties ? undefined : conditions.get(error.instancePath)
    return { ...details, hint: joinHints([details.hint, reason]) }
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
  const others = `Use one of its properties: ${listSome(known)}.`
  return {
    rule: 'unknown-property',
    pointer: `${instancePath}/${escapePointer(name)}`,
    at: 'key',
    message: `${describeObject(instancePath, parentSchema)} has no property "${name}".`,
    ...(findAnswer(error) ?? suggest(name, findMeantProperties(error), others)),
  }
}

/** The value in the file. */
function writeValue({ instancePath, data }: AjvError, { numbers }: World): string {
  return writeAs(data, numbers?.get(instancePath)?.written)
}

/** The schema's explanation of a removed property, or of one that authors often try. */
function findAnswer(error: AjvError): Pick<Issue, 'hint' | 'fix' | 'fixes'> | undefined {
  const name: string = error.params.additionalProperty
  const to = findSuccessor(error)
  if (to !== undefined) return { hint: `Write "${to}", its name now.`, fix: { from: name, to } }
  const isTime = (TIME_NAMES as readonly string[]).includes(name)
  if (isTime)
    return {
      hint: 'Move it to the page, to a block or to another list entry: only they can have it.',
    }
  const instead = findInstead(error.parentSchema, name)
  return instead === undefined
    ? undefined
    : { hint: instead, ...proposeInstead(name, instead, error.parentSchema) }
}

/** The new name, if the explanation begins with the name of another property. */
function proposeInstead(
  name: string,
  instead: string,
  { properties = {} }: JsonSchema,
): Pick<IssueText, 'fixes'> {
  const meant = /^Write "(\w+)"[.,]/.exec(instead)?.[1]
  const isKnown = (name: string) =>
    Object.hasOwn(properties, name) || (TIME_NAMES as readonly string[]).includes(name)
  return meant !== undefined && isKnown(meant) ? { fixes: replaceText(name, [meant]) } : {}
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
  const isKind = parentSchema.discriminator !== undefined
  return {
    rule: 'missing-property',
    missing: name,
    message: `${isBlock(parentSchema) ? 'A block' : describeObject(instancePath, parentSchema)} needs "${name}".`,
    hint: isKind
      ? listKinds(parentSchema, world).hint
      : joinHints([
          `Write "${name}": ${renderExample(schema, world.resolveSchema)}.`,
          schema.description,
        ]),
  }
}

/** The issue with a value's kind, if there are several kinds. */
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
  const instead = findInstead(parentSchema, kind.toLowerCase())
  const called = findCalled(kind, parentSchema, world) ?? (instead ? { hint: instead } : undefined)
  const nearest = suggest(kind, findNearest(kind, kinds), hint)
  const suggestion = called && !nearest.fix ? called : nearest
  return isBlock(parentSchema)
    ? {
        rule: 'unknown-block-type',
        pointer,
        message: `There is no block type "${kind}".`,
        ...suggestion,
      }
    : { rule: 'not-allowed', pointer, message: `"${tag}" cannot be "${kind}".`, ...suggestion }
}

/** The blocks that have this name in other systems. */
function findCalled(
  name: string,
  schema: JsonSchema,
  { resolveSchema }: SchemaWorld,
): Pick<IssueText, 'hint' | 'fixes'> | undefined {
  const meant = (schema.oneOf ?? [])
    .map(resolveSchema)
    .filter(({ alsoCalled }) => (alsoCalled as string[] | undefined)?.includes(name.toLowerCase()))
  const types = meant.map(({ properties }) => String(properties?.type?.const))
  if (types.length === 0) return undefined
  const all = types.map((type) => `"${type}"`).join(' or ')
  const hint =
    types.length > 1
      ? `Write ${all}: \`${renderInvocation('catalogue')}\` shows them.`
      : `Write ${all}. ${meant[0]?.description}`
  return { hint, fixes: replaceText(name, types) }
}

function isBlock({ title }: JsonSchema): boolean {
  return title === 'Block'
}

function listKinds(
  schema: JsonSchema,
  { blockTypes, resolveSchema }: SchemaWorld,
): { kinds: string[]; hint: string } {
  const tag = schema.discriminator?.propertyName ?? ''
  if (isBlock(schema)) {
    const command = renderInvocation('catalogue')
    return { kinds: blockTypes, hint: `Choose a block type: \`${command}\` shows all of them.` }
  }
  const kinds = (schema.oneOf ?? []).flatMap((option) => {
    const property = resolveSchema(option).properties?.[tag]
    return (property?.enum ?? [property?.const]) as string[]
  })
  return { kinds, hint: `Write one of these as "${tag}": ${listWords(kinds)}.` }
}

function reportNotAllowed(error: AjvError, world: World): IssueDetails {
  const { instancePath, params, data, parentSchema } = error
  const allowed: unknown[] = params.allowedValues ?? [params.allowedValue]
  const nearest = typeof data === 'string' ? findNearest(data, allowed.map(String)) : []
  const rule = 'not-allowed'
  const message = `${describeValue(instancePath)} cannot be ${writeValue(error, world)}.`
  if (allowed.length === 1) {
    const write = `Write ${JSON.stringify(allowed[0])}.`
    const fixes: FixEdit[] = [{ kind: 'value', value: allowed[0] }]
    return { rule, message, hint: joinHints([write, parentSchema.description]), fixes }
  }
  const list = listWords(allowed)
  const { hint, ...fixes } = suggest(String(data), nearest)
  const hints = hint
    ? [hint, `It is one of: ${list}.`]
    : [`Write one of: ${list}.`, parentSchema.description]
  return { rule, message, hint: joinHints(hints), ...fixes }
}

function reportWrongType(error: AjvError, world: World): IssueDetails {
  const { resolveSchema } = world
  const { instancePath, params, data, parentSchema } = error
  const value = { data, json: writeValue(error, world) }
  const meant = findMeant(parentSchema, value, resolveSchema)
  const hint =
    data === null
      ? 'Write a value, or remove the property.'
      : hintType(parentSchema, meant?.notation, resolveSchema)
  const isSwitch = parentSchema.type === 'boolean'
  const values: FixEdit[] = isSwitch ? [true, false].map((value) => ({ kind: 'value', value })) : []
  const fixes: FixEdit[] = data === null ? [{ kind: 'remove' }] : values
  return {
    rule: 'wrong-type',
    message: `${describeValue(instancePath)} must be ${describeType(params.type)}, not ${describeTypeOf(data)}.`,
    hint,
    fixes: meant ? [{ kind: 'value', value: meant.value }] : fixes,
  }
}

function reportBadFormat(error: AjvError): IssueDetails {
  const { instancePath, propertyName, keyword, params, data, parentSchema } = error
  const rule = 'bad-format'
  if (propertyName !== undefined) {
    return {
      rule,
      pointer: `${instancePath}/${escapePointer(propertyName)}`,
      at: 'key',
      message: `The name "${propertyName}" is not in the right format.`,
      ...hintName(parentSchema, propertyName),
    }
  }
  // Patterns are for editors, which do not support the formats; the format explains the error.
  const schema = {
    ...parentSchema,
    format: String(keyword === 'format' ? params.format : parentSchema.format),
  }
  const hint = hintFormat(schema, String(data))
  return {
    rule,
    message: `${describeValue(instancePath)} is not in the right format: ${JSON.stringify(data)}.`,
    hint,
    ...proposeWritten(hint, schema, String(data)),
  }
}

/** All keywords with a limit, and keywords that have no specific message. */
function reportSize({
  instancePath,
  keyword,
  params,
  parentSchema,
  message,
}: AjvError): IssueDetails {
  const name = describeValue(instancePath)
  const text = describeSize(keyword, name, { ...params, of: parentSchema.exactlyOne })
  const isLimit = keyword === 'minimum' || keyword === 'maximum'
  const { rule, ...texts } = text ?? {
    rule: 'invalid',
    message: `${name} does not fit: ${message}.`,
    hint: 'Correct it.',
  }
  return {
    rule,
    message: texts.message,
    hint: joinHints([texts.hint, parentSchema.description]),
    ...(isLimit && { fixes: [{ kind: 'value', value: params.limit }] }),
  }
}
