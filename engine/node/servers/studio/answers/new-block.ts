import type { Block } from '../../../../../schemas/generated/types'
import { canonicalPath, splitHref } from '../../../../core/addresses/paths'
import { writeLabel } from '../../../../core/editing/labels'
import type { FileFacts } from '../../../check/choices/site-facts'
import { createPatternTest } from '../../../check/choices/value-choices'
import { listPeople, readVocabularies } from '../../../check/facts/context'
import { listAudiences } from '../../../check/facts/variants'
import type { CheckTools } from '../../../check/files/shared-context'
import { isRecord } from '../../../lib/files/is-record'
import { rememberFor } from '../../../lib/files/remember-for'
import type { JsonSchema } from '../../../schemas/json-schema'
import type { PlaceSchema } from '../../../sources/compose/place-schema'

/**
 * A new block of a type: that of its example named `new`, or else as little of its first example as
 * a valid block can have, with placeholders as texts: `[Title]`. What the site does not have, such
 * as a picture, is replaced by what it has.
 */
export function buildNewBlock(
  type: string,
  union: PlaceSchema,
  facts: FileFacts,
): Record<string, unknown> {
  const start = facts.newBlocks.get(type)
  if (isRecord(start)) return adaptProperties(start, Object.keys(start), { union, facts })
  const block = rememberSmallest(facts.site.tools, type, () => buildSmallest(type, union, facts))
  const { required = [] } = union.resolve(block)
  return adaptProperties(block, required, { union, facts })
}

/** The meanings of texts that visitors read. */
const SHOWN_TEXTS = new Set<unknown>(['text', 'rich-text'])

/** The smallest blocks by type, until a schema or a build module changes. */
const rememberSmallest = rememberFor<CheckTools, Record<string, unknown>>()

/** As little of a type's first example as a valid block can have. */
function buildSmallest(
  type: string,
  union: PlaceSchema,
  facts: FileFacts,
): Record<string, unknown> {
  const example = facts.examples.get(type)
  const whole = isRecord(example) ? example : { type }
  const short = shortenLists(whole, union)
  const block = structuredClone(isRecord(short) && isValidBlock(short, facts) ? short : whole)
  const isValid = () => isValidBlock(block, facts)
  removeOptional(block, union, isValid)
  writePlaceholders(block, union, { label: '', isValid })
  return block
}

/**
 * Each list with as few items as it can have, but one. The cells of a table's row stay, because
 * rows have equally many.
 */
function shortenLists(value: unknown, schema: PlaceSchema | undefined): unknown {
  const find = (part: string) => schema?.find(part, value)
  if (Array.isArray(value)) {
    const { minItems = 1 } = schema?.resolve(value) ?? {}
    const items: unknown[] = value.slice(0, Math.max(1, Number(minItems)))
    return items.map((item, index) =>
      Array.isArray(item) ? item : shortenLists(item, find(String(index))),
    )
  }
  return isRecord(value) ? mapValues(value, (one, name) => shortenLists(one, find(name))) : value
}

/** Removes each optional property without which the block stays valid. */
function removeOptional(
  value: unknown,
  schema: PlaceSchema | undefined,
  isValid: () => boolean,
): void {
  if (typeof value !== 'object' || value === null) return
  const { required = [] } = schema?.resolve(value) ?? {}
  for (const [name, child] of Object.entries(value)) {
    if (isRecord(value) && !required.includes(name)) {
      delete value[name]
      if (isValid()) continue
      value[name] = child
    }
    removeOptional(child, schema?.find(name, value), isValid)
  }
}

interface PlaceholderContext {
  /** The label of the list with the value, if it is an item. */
  label: string
  isValid: () => boolean
}

/**
 * Replaces each text that visitors read, because an example's text looks finished. A text stays if
 * the block is invalid without it.
 */
function writePlaceholders(
  value: unknown,
  schema: PlaceSchema | undefined,
  { label: listLabel, isValid }: PlaceholderContext,
): void {
  if (typeof value !== 'object' || value === null) return
  const parts = value as Record<string, unknown>
  for (const [name, child] of Object.entries(parts)) {
    const part = schema?.find(name, value)
    const { meaning, label = Array.isArray(value) ? listLabel : writeLabel(name) } =
      part?.resolve(child) ?? {}
    writePlaceholders(child, part, { label: String(label), isValid })
    if (typeof child !== 'string' || !SHOWN_TEXTS.has(meaning)) continue
    parts[name] = `[${label}]`
    if (!isValid()) parts[name] = child
  }
}

function mapValues(
  values: Record<string, unknown>,
  change: (value: unknown, name: string) => unknown,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, change(value, name)]),
  )
}

/** Some properties of a block, with values that the site has. */
function adaptProperties(
  block: Record<string, unknown>,
  names: unknown[],
  { union, facts }: { union: PlaceSchema; facts: FileFacts },
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(block)
      .filter(([name]) => names.includes(name))
      .map(([name, value]) => [name, adapt(value, union.find(name, block), facts) ?? value]),
  )
}

/** Returns `true` for a block without problems of its own. */
function isValidBlock(written: Record<string, unknown>, { site }: FileFacts): boolean {
  const { validator, builds } = site.tools
  // The validator fills in defaults.
  const block = structuredClone(written)
  const page = { title: 'New', description: 'New', blocks: [block] }
  if (validator.validate('page', page).errors.length > 0) return false
  const { rules = [] } = builds.get(String(block.type)) ?? {}
  return rules.every(({ check }) => check(block as unknown as Block, {}).length === 0)
}

/** Undefined for a value that the site cannot have. */
function adapt(value: unknown, schema: PlaceSchema | undefined, facts: FileFacts): unknown {
  if (typeof value === 'string') return adaptText(value, schema?.resolve(value) ?? {}, facts)
  if (Array.isArray(value)) {
    const items = value.map((item, index) => adapt(item, schema?.find(String(index), value), facts))
    // Several names of the example may have the same replacement.
    const known = items.filter(
      (item, index) =>
        item !== undefined && (item === value[index] || items.indexOf(item) === index),
    )
    return known.length > 0 ? known : undefined
  }
  if (!isRecord(value)) return value
  const { required = [] } = schema?.resolve(value) ?? {}
  const entries = Object.entries(value).map(([name, one]) => {
    const adapted = adapt(one, schema?.find(name, value), facts)
    return [name, adapted ?? (required.includes(name) ? one : undefined)]
  })
  return Object.fromEntries(entries.filter(([, one]) => one !== undefined))
}

/** The target of a link in rich text. */
const LINK = /\]\((\/[^()\s]*)\)/g

function adaptText(value: string, schema: JsonSchema, { context }: FileFacts): unknown {
  const choose = (known: string[]) => (known.includes(value) ? value : known[0])
  const adaptLink = (href: string) =>
    !href.startsWith('/') || context.pages.has(canonicalPath(splitHref(href).path)) ? href : '/'
  if (schema.vocabulary !== undefined) {
    const lists = readVocabularies(context)
    return choose([schema.vocabulary].flat().flatMap((name) => lists.get(String(name)) ?? []))
  }
  switch (schema.meaning) {
    case 'asset':
    case 'file': {
      if (context.assets.has(value)) return value
      return [...context.assets.keys()].find(createPatternTest(schema)) ?? value
    }
    case 'href':
      return value.startsWith('#') ? '/' : adaptLink(value)
    case 'rich-text':
      return value.replaceAll(LINK, (_, href: string) => `](${adaptLink(href)})`)
    case 'person':
      return choose(listPeople(context).map(({ id }) => id))
    case 'audience':
      return choose(listAudiences(context).map(({ id }) => id))
    default:
      return value
  }
}
