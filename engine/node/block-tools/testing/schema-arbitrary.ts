import type { Arbitrary } from 'fast-check'
import fc from 'fast-check'
import type { JsonSchema } from '../../schemas/json-schema'
import { sampleText } from './text-samples'

/** The inputs of generators that a schema does not contain. */
export interface SchemaWorld {
  definitions: Record<string, JsonSchema>
  /** The ids of the audiences that the site declares. */
  audiences: string[]
  /** The largest number of entries in a list without a limit. */
  many: number
  /** Repairs values so that they satisfy rules beyond the schema, by the schema's title. */
  repairs: Record<string, (value: never) => unknown>
  /** Block type → its nested blocks. Blocks of other types are generated. */
  examples: Map<string, object[]>
}

interface Place {
  /** Property names from the block down. */
  path: string[]
  /** The enclosing blocks. */
  depth: number
  /** The enclosing definitions, by name. */
  within?: string[]
}

type Values = Arbitrary<unknown>

/** The largest number of panels in a list without a limit. */
const MANY_PANELS = 12

/**
 * A generator of values that a JSON Schema accepts. Supports the dialect of the project's schemas.
 */
export function buildSchemaArbitrary(schema: JsonSchema, world: SchemaWorld): Values {
  return build(schema, { path: [], depth: 0 }, world)
}

function build(schema: JsonSchema, place: Place, world: SchemaWorld): Values {
  const values = buildUnrepaired(schema, place, world)
  const repair = schema.title === undefined ? undefined : world.repairs[schema.title]
  return repair ? values.map((value) => repair(value as never)) : values
}

function buildUnrepaired(schema: JsonSchema, place: Place, world: SchemaWorld): Values {
  if (schema.$ref) return buildReferenced(schema.$ref, place, world)
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum)
  if (schema.oneOf) return fc.oneof(...schema.oneOf.map((one) => build(one, place, world)))
  const make = BY_TYPE[schema.type as string]
  if (!make) throw new Error(`No values for ${JSON.stringify(schema)}.`)
  return make(schema, place, world)
}

/** A nested block contains no further blocks, and a recursive definition is expanded once. */
function buildReferenced(reference: string, place: Place, world: SchemaWorld): Values {
  const name = reference.replace('#/definitions/', '')
  const target = world.definitions[name]
  if (!target) throw new Error(`There is no definition ${name}.`)
  if (name !== 'block') {
    const { within = [] } = place
    const isRepeated = within.includes(name)
    const inner = { ...place, within: [...within, name] }
    return build(isRepeated ? withoutReferences(target, reference) : target, inner, world)
  }
  const leaves = (target.oneOf ?? []).filter(({ $ref = '' }) => isLeaf($ref, world))
  const inner = { path: [], depth: place.depth + 1 }
  return fc.oneof(
    ...leaves.map((leaf) => {
      const given = world.examples.get(typeOf(leaf.$ref))
      return given ? fc.constantFrom(...given) : build(leaf, inner, world)
    }),
  )
}

/** A list or an object without the properties that refer to a definition. */
function withoutReferences(schema: JsonSchema, reference: string): JsonSchema {
  const { items, properties } = schema
  if (items) return { ...schema, items: withoutReferences(items, reference) }
  const kept = Object.entries(properties ?? {}).filter(
    ([, child]) => !JSON.stringify(child).includes(`"${reference}"`),
  )
  return properties ? { ...schema, properties: Object.fromEntries(kept) } : schema
}

const typeOf = (reference = ''): string => reference.replace('#/definitions/block-', '')

/** Blocks of the layout are not part of a panel. */
const EDGES = /^#\/definitions\/block-(header|footer|breadcrumbs|hero)$/

function isLeaf(reference: string, { definitions }: SchemaWorld): boolean {
  const text = JSON.stringify(definitions[reference.replace('#/definitions/', '')])
  return !text.includes('"#/definitions/block"') && !EDGES.test(reference)
}

const BY_TYPE: Record<string, (schema: JsonSchema, place: Place, world: SchemaWorld) => Values> = {
  boolean: () => fc.boolean(),
  integer: ({ minimum, maximum }) => {
    const min = Number(minimum ?? 0)
    return fc.integer({ min, max: Number(maximum ?? min + 1000) })
  },
  number: ({ minimum, maximum, exclusiveMinimum }) => {
    const min = Number(minimum ?? exclusiveMinimum ?? 0)
    const max = Number(maximum ?? min + 1000)
    const least = exclusiveMinimum === undefined ? min : min + 0.5
    return fc.oneof(
      fc.integer({ min: Math.ceil(least), max }),
      fc.double({ min: least, max, noNaN: true }).map((number) => Math.round(number * 100) / 100),
    )
  },
  string: (schema, { path }, { audiences }) => sampleText(schema, path.at(-1) ?? '', audiences),
  array: buildList,
  object: buildObject,
}

function buildList(schema: JsonSchema, place: Place, world: SchemaWorld): Values {
  const minLength = Number(schema.minItems ?? 0)
  const holdsBlocks = JSON.stringify(schema).includes('"#/definitions/block"')
  const most = Number(schema.maxItems ?? (holdsBlocks ? MANY_PANELS : world.many))
  const listOf = schema.uniqueItems === true ? fc.uniqueArray : fc.array
  const entries = listOf(build(schema.items ?? {}, place, world), {
    minLength,
    maxLength: Math.min(most, minLength + 2),
  })
  const isOuter = place.path.length === 1 && place.depth === 0
  // Longer lists repeat their first entries.
  const length = fc.oneof(
    { withCrossShrink: true },
    { weight: 6, arbitrary: fc.constant(0) },
    { weight: 1, arbitrary: fc.integer({ min: 0, max: most }) },
    { weight: 1, arbitrary: fc.constant(most) },
  )
  return isOuter && schema.uniqueItems !== true
    ? fc.tuple(entries, length).map(([list, wanted]) => lengthen(list, wanted))
    : entries
}

function lengthen(list: unknown[], length: number): unknown[] {
  if (list.length === 0 || length <= list.length) return list
  return Array.from({ length }, (_, index) => structuredClone(list[index % list.length]))
}

function buildObject(schema: JsonSchema, place: Place, world: SchemaWorld): Values {
  const { properties = {}, required = [], additionalProperties } = schema
  if (typeof additionalProperties === 'object') {
    // A block with audience variants has one for each audience.
    const value = build(additionalProperties, place, world)
    return fc.record(Object.fromEntries(world.audiences.map((name) => [name, value])))
  }
  const model = Object.fromEntries(
    Object.entries(properties).map(([name, child]) => {
      const path = name === 'byAudience' ? ['', '', name] : [...place.path, name]
      return [name, build(child, { ...place, path }, world)]
    }),
  )
  if (schema.maxProperties === 1) {
    return fc.oneof(...Object.entries(model).map(([name, value]) => fc.record({ [name]: value })))
  }
  const whole = fc.record(model, { requiredKeys: required.filter((name) => name in model) })
  if (schema.minProperties !== 1) return whole
  const [first = ''] = Object.keys(model)
  const least = fc.record({ [first]: model[first] as Values })
  return fc
    .tuple(whole, least)
    .map(([some, one]) => (Object.keys(some as object).length > 0 ? some : one))
}
