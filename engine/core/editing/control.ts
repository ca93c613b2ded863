import { labelProperties, writeDescription } from './descriptions'
import type { Definitions, FormSchema, SwitchItem } from './form-schema'
import { isAnyBlock, resolveSchema } from './form-schema'
import { writeChoiceLabel, writeLabel } from './labels'

/** How a person enters a value. Schemas of nested values are resolved when they are shown. */
export type Control =
  | TextControl
  /** A colour, `#rrggbb`. */
  | { kind: 'color' }
  | { kind: 'number'; isInteger: boolean; minimum?: number; maximum?: number }
  /** `on` is the value of the position “on”: usually `true`. */
  | { kind: 'switch'; on: boolean }
  | { kind: 'choices'; choices: Choice[] }
  /** Any number of the choices. The value is a list. */
  | { kind: 'subset'; choices: Choice[] }
  | PickControl
  /** A list of single values. */
  | { kind: 'lines'; items: FormSchema; maximum?: number }
  | CardsControl
  | GroupControl
  | KindsControl
  /** Blocks within the block. A `list` is of any number, otherwise the value is one block. */
  | { kind: 'blocks'; isList: boolean }
  /** A value that cannot be changed, such as the block type. */
  | { kind: 'fixed' }
  /** Any JSON. */
  | { kind: 'json' }

export interface TextControl {
  kind: 'text' | 'rich-text'
  /** If `true`, the text can contain line breaks. */
  isMultiline: boolean
  maxLength?: number
}

/** A value that exists in the site, such as a page or a picture. */
export interface PickControl {
  kind: 'pick'
  meaning: string
  /** If `true`, other values are valid too. */
  isOpen: boolean
}

/** An object. */
export interface GroupControl {
  kind: 'group'
  schema: FormSchema
  /** Further values, with names that the author chooses. */
  further?: { names?: FormSchema; items: FormSchema }
}

/** A list of objects, or of lists. */
export interface CardsControl {
  kind: 'cards'
  items: FormSchema
  maximum?: number
  /** The item that is shown as a switch above the others. */
  switchItem?: SwitchItem
}

/** One of several shapes. */
export interface KindsControl {
  kind: 'kinds'
  /** The property that contains the kind. Undefined if the kind is the name of the only property. */
  property?: string
  kinds: Kind[]
}

export interface Kind extends Choice {
  value: string
  description: string
  /** The schema of the object or, without `property`, of the only property's value. */
  schema: FormSchema
}

export interface Choice {
  value: string | number | boolean
  label: string
}

/** The meanings of plain texts. */
const TEXTS: unknown[] = ['text', 'message', 'rich-text', 'anchor', 'name', undefined]

/** The pattern of colours. */
const COLOR = '^#[0-9A-Fa-f]{6}$'

/** The formats of codes with names. */
const CODES = ['language-tag', 'time-zone']

/** The meanings of values that only the site defines. */
const CLOSED = ['asset', 'file', 'icon', 'notice', 'person', 'audience']

/** The control for a schema. Kinds of values without one get a field for JSON. */
export function describeControl(schema: FormSchema, definitions: Definitions = {}): Control {
  if (isAnyBlock(schema)) return { kind: 'blocks', isList: false }
  const resolved = resolveSchema(schema, definitions)
  if (typeof resolved.const === 'boolean') return { kind: 'switch', on: resolved.const }
  if (resolved.const !== undefined) return { kind: 'fixed' }
  if (resolved.enum) return { kind: 'choices', choices: listChoices(resolved) }
  switch (resolved.type) {
    case 'string':
      return describeText(resolved)
    case 'boolean':
      return { kind: 'switch', on: true }
    case 'integer':
    case 'number': {
      const { type, minimum, maximum } = resolved
      return { kind: 'number', isInteger: type === 'integer', minimum, maximum }
    }
    case 'array':
      return describeList(resolved, definitions)
    case 'object':
      return describeObject(resolved, definitions)
    default:
      return { kind: 'json' }
  }
}

function listChoices({ enum: values = [], description }: FormSchema): Choice[] {
  return values
    .filter((value) => typeof value === 'string' || typeof value === 'number')
    .map((value) => ({ value, label: writeChoiceLabel(value, description) }))
}

function describeText({ meaning, format, pattern, vocabulary, maxLength }: FormSchema): Control {
  if (pattern === COLOR) return { kind: 'color' }
  if (vocabulary !== undefined) return { kind: 'pick', meaning: vocabulary, isOpen: true }
  if (format !== undefined && CODES.includes(format)) {
    return { kind: 'pick', meaning: format, isOpen: true }
  }
  if (meaning === undefined || TEXTS.includes(meaning)) {
    const kind = meaning === 'rich-text' ? 'rich-text' : 'text'
    return { kind, isMultiline: false, maxLength }
  }
  return { kind: 'pick', meaning, isOpen: !CLOSED.includes(meaning) }
}

function describeList(schema: FormSchema, definitions: Definitions): Control {
  const { items, maxItems: maximum, switchItem } = schema
  if (!items) return { kind: 'json' }
  const item = describeControl(items, definitions)
  switch (item.kind) {
    case 'blocks':
      return { kind: 'blocks', isList: true }
    case 'choices':
      return { kind: 'subset', choices: item.choices }
    case 'text':
    case 'rich-text':
    case 'color':
    case 'number':
    case 'pick':
      return { kind: 'lines', items, maximum }
    case 'lines':
    case 'group':
    case 'kinds':
    case 'cards':
      return { kind: 'cards', items, maximum, switchItem }
    default:
      return { kind: 'json' }
  }
}

function describeObject(schema: FormSchema, definitions: Definitions): Control {
  const { properties, additionalProperties: items, discriminator } = schema
  if (discriminator) return describeUnion(discriminator.propertyName, schema, definitions)
  const further = typeof items === 'object' ? { names: schema.propertyNames, items } : undefined
  if (!properties && !further) return { kind: 'json' }
  if (!properties || schema.minProperties !== 1 || schema.maxProperties !== 1) {
    return { kind: 'group', schema, further }
  }
  const kinds = Object.entries(properties).map(([value, property]): Kind => {
    const { label = writeLabel(value), description } = resolveSchema(property, definitions)
    return { value, label, description: writeDescription(description), schema: property }
  })
  return { kind: 'kinds', kinds }
}

/** The kinds of a union. A branch can be for several of them. */
function describeUnion(
  property: string,
  { oneOf = [] }: FormSchema,
  definitions: Definitions,
): Control {
  const kinds = oneOf.flatMap((one) => {
    const schema = resolveSchema(one, definitions)
    const tag = schema.properties?.[property] ?? {}
    const values = tag.enum ?? [tag.const]
    const labels = labelProperties(schema, definitions)
    const description = writeDescription(schema.description, { labels })
    return values
      .filter((value) => typeof value === 'string')
      .map((value): Kind => {
        const label = schema.label ?? writeChoiceLabel(value, tag.description)
        return { value, label, description, schema }
      })
  })
  return kinds.length > 0 ? { kind: 'kinds', property, kinds } : { kind: 'json' }
}
