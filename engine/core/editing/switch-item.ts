import type { CardsControl, Control } from './control'
import { describeControl } from './control'
import { isObject } from './form-fields'
import type { Definitions, FormSchema } from './form-schema'
import { resolveSchema } from './form-schema'
import { buildNewItem, buildNewKind, findKind } from './values'

/** A list with an item that is shown as a switch. */
export interface SwitchedList {
  /** The index of the item. Undefined while it is off. */
  index?: number
  /** The object of the item. */
  schema: FormSchema
  /** The property with the kind of an item. */
  property: string
  /** The control for the other items. Undefined if the switch is for the only kind of item. */
  others?: Control
}

/** Finds the item of a list that its switch shows. Undefined for a list without a switch. */
export function findSwitched(
  { items, switchItem }: CardsControl,
  values: unknown[],
  definitions: Definitions,
): SwitchedList | undefined {
  const control = describeControl(items, definitions)
  const property = findKindProperty(items, definitions)
  if (!switchItem || property === undefined) return undefined
  const { [property]: name } = switchItem.item
  const found = values.findIndex((one) => isObject(one) && one[property] === name)
  const index = found < 0 ? undefined : found
  if (control.kind !== 'kinds') return { index, schema: items, property }
  const kinds = control.kinds.filter(({ value }) => value !== name)
  return {
    index,
    schema: findKind(control, switchItem.item)?.schema ?? items,
    property,
    others: { ...control, kinds },
  }
}

/** A new item that is not the switched one. */
export function buildOtherItem(
  { others }: SwitchedList,
  items: FormSchema,
  definitions: Definitions,
): unknown {
  return others?.kind === 'kinds'
    ? buildNewKind(others, others.kinds[0], definitions)
    : buildNewItem(items, definitions)
}

function findKindProperty(schema: FormSchema, definitions: Definitions): string | undefined {
  const { discriminator, properties = {} } = resolveSchema(schema, definitions)
  const isKind = ([, property]: [string, FormSchema]) => property.const !== undefined
  return discriminator?.propertyName ?? Object.entries(properties).find(isKind)?.[0]
}
