import { renderPlainText } from '../text/rich-text'
import type { Control, Kind, KindsControl } from './control'
import { describeControl } from './control'
import { isIdentifier, isObject, listFields } from './form-fields'
import type { Definitions, FormSchema } from './form-schema'
import { resolveSchema } from './form-schema'

/**
 * Returns `true` if a control can show a value. Other values, such as a reference to a shared
 * text, are shown as JSON.
 */
export function canShow(control: Control, value: unknown): boolean {
  if (value === undefined) return true
  switch (control.kind) {
    case 'text':
    case 'rich-text':
    case 'color':
    case 'pick':
      return typeof value === 'string'
    case 'number':
      return typeof value === 'number'
    case 'switch':
      return typeof value === 'boolean'
    case 'choices':
      return control.choices.some((choice) => choice.value === value)
    case 'subset':
      return (
        Array.isArray(value) && value.every((one) => canShow({ ...control, kind: 'choices' }, one))
      )
    case 'lines':
    case 'cards':
      return Array.isArray(value)
    case 'blocks':
      return control.isList ? Array.isArray(value) : isObject(value)
    case 'kinds':
      return isObject(value) && findKind(control, value) !== undefined
    default:
      return control.kind === 'json' || isObject(value)
  }
}

/** The kind of an object. */
export function findKind(control: KindsControl, value: unknown): Kind | undefined {
  if (!isObject(value)) return undefined
  const { property, kinds } = control
  const name = property === undefined ? Object.keys(value)[0] : value[property]
  return kinds.find((kind) => kind.value === name)
}

/**
 * The smallest new value: required texts are empty, and required choices and numbers are missing.
 * Undefined if only the author knows the value.
 */
export function buildNewValue(schema: FormSchema, definitions: Definitions = {}): unknown {
  const control = describeControl(schema, definitions)
  const resolved = resolveSchema(schema, definitions)
  switch (control.kind) {
    case 'text':
    case 'rich-text':
    case 'color':
    case 'pick':
      return ''
    case 'fixed':
      return resolved.const
    case 'lines':
    case 'cards': {
      const build = () => buildNewValue(control.items, definitions)
      return Array.from({ length: resolved.minItems ?? 0 }, build)
    }
    case 'group':
      return buildNewObject(control.schema, definitions)
    case 'kinds':
      return buildNewKind(control, control.kinds[0], definitions)
    case 'blocks':
      return control.isList ? [] : undefined
    default:
      return undefined
  }
}

/** The value of a new item of a list. A number or a choice cannot be missing there. */
export function buildNewItem(schema: FormSchema, definitions: Definitions = {}): unknown {
  const control = describeControl(schema, definitions)
  if (control.kind === 'number') return control.minimum ?? 0
  if (control.kind === 'choices') return control.choices[0]?.value
  return buildNewValue(schema, definitions) ?? {}
}

/** The smallest new value of a kind. */
export function buildNewKind(
  { property }: KindsControl,
  kind: Kind | undefined,
  definitions: Definitions,
): Record<string, unknown> {
  if (!kind) return {}
  if (property === undefined) return { [kind.value]: buildNewValue(kind.schema, definitions) }
  // The kind comes first, as authors write it.
  const { newValues = {} } = resolveSchema(kind.schema, definitions)
  const required = buildNewObject(kind.schema, definitions)
  return { [property]: kind.value, ...required, ...newValues[kind.value] }
}

function buildNewObject(schema: FormSchema, definitions: Definitions): Record<string, unknown> {
  const { properties = {}, required = [] } = resolveSchema(schema, definitions)
  const values = required.map((name) => [name, buildNewValue(properties[name] ?? {}, definitions)])
  return Object.fromEntries(values.filter(([, value]) => value !== undefined))
}

/** Longer texts, such as paragraphs, are titles only of what has no short text. */
const MOST_TITLE_CHARACTERS = 60

/**
 * The first short text of a value, without delimiters, or otherwise its first text. Empty if it has
 * none.
 */
export function findTitle(
  schema: FormSchema,
  value: unknown,
  definitions: Definitions = {},
): string {
  const control = describeControl(schema, definitions)
  if (typeof value === 'string') {
    return control.kind === 'rich-text' ? renderPlainText(value) : value
  }
  const way = control.kind === 'group' && describeWay(control.schema, value)
  if (way) return way
  const inner = listInner(control, value, definitions)
  const titles = inner.map(([one, part]) => findTitle(one, part, definitions)).filter(Boolean)
  return titles.find(({ length }) => length <= MOST_TITLE_CHARACTERS) ?? titles[0] ?? ''
}

/** The two ends of what leads from one value to another, such as a redirect. */
function describeWay({ required = [] }: FormSchema, value: unknown): string | undefined {
  if (!isObject(value) || !required.includes('from') || !required.includes('to')) return undefined
  const { from, to } = value
  const isWay = typeof from === 'string' && typeof to === 'string' && (from || to) !== ''
  return isWay ? `${from || '…'} → ${to || '…'}` : undefined
}

/** The texts of a value, and the values that contain texts. */
function listInner(
  control: Control,
  value: unknown,
  definitions: Definitions,
): [FormSchema, unknown][] {
  if (Array.isArray(value)) {
    return 'items' in control ? value.map((item) => [control.items, item]) : []
  }
  if (!isObject(value)) return []
  if (control.kind === 'kinds') {
    const kind = findKind(control, value)
    if (!kind) return []
    if (control.property === undefined) return [[kind.schema, value[kind.value]]]
    return listInner({ kind: 'group', schema: kind.schema }, value, definitions)
  }
  if (control.kind !== 'group') return []
  const fields = listFields(control.schema, { definitions })
  const texts = fields.filter(
    ({ name, schema, control: { kind } }) =>
      kind.endsWith('text') && name !== 'id' && !isIdentifier(schema, definitions),
  )
  const lists = fields.filter(({ control: { kind } }) => !kind.endsWith('text'))
  return [...texts, ...lists.filter(isNested)].map(({ name, schema }) => [schema, value[name]])
}

function isNested({ control: { kind } }: { control: Control }): boolean {
  return kind === 'group' || kind === 'kinds' || kind === 'cards' || kind === 'lines'
}
