/** The part of JSON Schema, draft-07, that forms read. References are to the schema's definitions. */
export interface FormSchema {
  $ref?: string
  type?: string
  /** The name of the property for people. Quire's own keyword. */
  label?: string
  description?: string
  default?: unknown
  /** Where a page has the `default` from: `From the collection News`. Quire's own keyword. */
  inheritedFrom?: string
  const?: unknown
  enum?: unknown[]
  /** Example values. Properties that the first one has are essential. */
  examples?: unknown[]
  /** The kind of value, such as `href`. Quire's own keyword. */
  meaning?: string
  vocabulary?: string
  /** The item of a list that forms show as a switch. Quire's own keyword. */
  switchItem?: SwitchItem
  /** Kind → the optional properties that a new object of the kind has. Quire's own keyword. */
  newValues?: Record<string, Record<string, unknown>>
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  minProperties?: number
  maxProperties?: number
  required?: string[]
  properties?: Record<string, FormSchema>
  items?: FormSchema
  additionalProperties?: boolean | FormSchema
  propertyNames?: FormSchema
  oneOf?: FormSchema[]
  /** What authors may write before Quire fills in the rest. Quire's own keyword. */
  inEditors?: FormSchema
  discriminator?: { propertyName: string }
  definitions?: Definitions
}

/** An item of a list that is switched on and off. Its kind identifies it. */
export interface SwitchItem {
  label: string
  /** The item when it is switched on. */
  item: Record<string, unknown>
}

export type Definitions = Record<string, FormSchema>

const DEFINITIONS = '#/definitions/'

/** The reference to the union of all block types. */
const BLOCK = `${DEFINITIONS}block`

/** Returns `true` for the point of a picture that stays in view. */
export function isFocusPoint({ $ref }: FormSchema): boolean {
  return $ref === `${DEFINITIONS}focus`
}

/** Returns `true` for the union of all block types. */
export function isAnyBlock(schema: FormSchema): boolean {
  return schema.$ref === BLOCK || schema.inEditors?.$ref === BLOCK
}

/** A schema as authors write it: the target of its reference, with the keywords next to it. */
export function resolveSchema(schema: FormSchema, definitions: Definitions = {}): FormSchema {
  const { $ref, ...beside } = schema
  const target = $ref === undefined ? undefined : definitions[$ref.replace(DEFINITIONS, '')]
  const { inEditors, ...own }: FormSchema = { ...target, ...beside }
  if (!inEditors) return own
  const written = resolveSchema(inEditors, definitions)
  return { ...own, ...written, properties: { ...own.properties, ...written.properties } }
}
