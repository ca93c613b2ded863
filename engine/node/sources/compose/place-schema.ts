/** The schema at a position in a file, if it is known before the file is complete. */
import type { JsonSchema } from '../../schemas/json-schema'
import type { Schemas } from '../../schemas/schemas'
import { bundleSchema, followReference } from '../../schemas/schemas'

const TEXTS = new Set<unknown>(['text', 'rich-text'])

/** The kinds of a union: for a block, the block types. */
export interface SchemaKinds {
  /** The property that determines the kind. */
  property: string
  kinds: { value: unknown; label: string | undefined; description: string | undefined }[]
}

/** The schema at a position. Undefined if nothing is known. */
export interface PlaceSchema {
  /** The schema for a property, or for a list's items. */
  step: (key: string | undefined, value: unknown) => PlaceSchema | undefined
  /** The schema itself, for what authors write: for a union, the branch that a value matches. */
  resolve: (value: unknown) => JsonSchema
  /** The schema for a property or item that authors write, including what is filled in later. */
  find: (part: string, value: unknown) => PlaceSchema | undefined
  /** The kinds of a union, if a property determines the kind. */
  kinds: SchemaKinds | undefined
  /** Returns `true` if an object needs a property. */
  requires: (property: string, value: unknown) => boolean
  /** Returns `true` if an object is valid, and makes sense, without a property. */
  isWholeWithout: (property: string, value: unknown) => boolean
  /**
   * The property that is filled in together with this one: `fromFile` names that of the sections if
   * this one is a Markdown file, `fromRows` that of the headings if it takes rows of a file.
   */
  targetOf: (
    keyword: 'fromFile' | 'fromRows',
    property: string,
    value: unknown,
  ) => string | undefined
}

/** The schemas for a kind of file. */
export function openSchema(schemas: Schemas, kind: string): PlaceSchema {
  const { definitions, ...root } = bundleSchema(schemas, kind)
  const known = new Map<JsonSchema, PlaceSchema>()

  function open(schema: JsonSchema): PlaceSchema {
    const opened = known.get(schema) ?? build(schema)
    known.set(schema, opened)
    return opened
  }

  function build(schema: JsonSchema): PlaceSchema {
    const pick = (value: unknown) => choose(schema, value, definitions)
    const pickWritten = (value: unknown) => chooseWritten(schema, value, definitions)
    return {
      step(key, value) {
        const { items, properties } = pick(value)
        const child = key === undefined ? items : properties?.[key]
        return child && open(child)
      },
      resolve: (value) => followProperties(pickWritten(value), definitions),
      find(part, value) {
        const { properties, items, additionalProperties: further } = pickWritten(value)
        const child = properties?.[part] ?? items ?? (typeof further === 'object' && further)
        return child ? open(child) : undefined
      },
      get kinds() {
        return listKinds(schema, definitions)
      },
      requires: (property, value) => pick(value).required?.includes(property) === true,
      isWholeWithout(property, value) {
        const { required, properties } = pick(value)
        const child = properties?.[property]
        if (!child || required?.includes(property)) return false
        const { type, meaning } = followReference(child, definitions)
        // A link needs its URL.
        return type !== 'string' || TEXTS.has(meaning)
      },
      targetOf(keyword, property, value) {
        const target = pick(value).properties?.[property]?.[keyword]
        return typeof target === 'string' ? target : undefined
      },
    }
  }

  return open(root)
}

type Definitions = JsonSchema['definitions']

/**
 * The schema for a value as authors write it. Parts of it may be filled in before it is validated.
 */
function chooseWritten(schema: JsonSchema, value: unknown, definitions: Definitions): JsonSchema {
  const { inEditors, ...own } = choose(schema, value, definitions)
  const branches = (own.anyOf ?? []).map((one) => followReference(one, definitions))
  const branch = branches.find(({ type = 'object' }) => type === typeOf(value))
  const inner = inEditors ?? branch
  const more = inner && chooseWritten(inner, value, definitions)
  return more ? { ...own, ...more, properties: { ...own.properties, ...more.properties } } : own
}

/** A schema whose properties contain their definitions, for example their descriptions. */
function followProperties(schema: JsonSchema, definitions: Definitions): JsonSchema {
  if (!schema.properties) return schema
  const properties = Object.entries(schema.properties).map(
    ([name, property]) => [name, followReference(property, definitions)] as const,
  )
  return { ...schema, properties: Object.fromEntries(properties) }
}

function listKinds(schema: JsonSchema, definitions: Definitions): SchemaKinds | undefined {
  const target = followReference(schema, definitions)
  const inner = target.inEditors ? [target.inEditors] : (target.anyOf ?? [])
  const property = target.discriminator?.propertyName
  if (property === undefined) {
    return inner.map((one) => listKinds(one, definitions)).find((one) => one !== undefined)
  }
  const kinds = (target.oneOf ?? []).flatMap((one) => {
    const { label: own, description, properties } = followReference(one, definitions)
    const { const: only, enum: several = [only] } = properties?.[property] ?? {}
    const label = typeof own === 'string' ? own : undefined
    return (several as unknown[]).map((value) => ({ value, label, description }))
  })
  return { property, kinds }
}

/** The branch of a union that a value matches. */
function choose(schema: JsonSchema, value: unknown, definitions: Definitions): JsonSchema {
  const target = followReference(schema, definitions)
  const tag = target.discriminator?.propertyName
  if (tag === undefined) return target
  const kind = (value as Record<string, unknown> | null)?.[tag]
  const branches = (target.oneOf ?? []).map((one) => followReference(one, definitions))
  const isOf = ({ properties }: JsonSchema) => {
    const { const: one, enum: several } = properties?.[tag] ?? {}
    return one === kind || (several as unknown[] | undefined)?.includes(kind) === true
  }
  return branches.find(isOf) ?? target
}

function typeOf(value: unknown): string {
  if (Array.isArray(value)) return 'array'
  return value === null ? 'null' : typeof value
}
