import type { Control } from './control'
import { describeControl } from './control'
import type { DescribedNames } from './descriptions'
import { labelProperties, writeDescription } from './descriptions'
import type { Definitions, FormSchema } from './form-schema'
import { resolveSchema } from './form-schema'

/** A property of an object in a form. */
export interface FormField {
  /** The name of the property. */
  name: string
  label: string
  description: string
  isRequired: boolean
  group: FieldGroup
  /** The value if the property is missing. */
  default?: unknown
  control: Control
  schema: FormSchema
  /** The value of the first example. */
  example?: unknown
}

/**
 * `essential` properties are required, or the object or the first example has them. Pictures and
 * links are essential too. `layout` is for the properties that every block has.
 */
type FieldGroup = 'essential' | 'more' | 'layout'

export interface FormContext {
  definitions?: Definitions
  /** The value of the first example. */
  example?: unknown
  /** The names of properties that are essential because the object has them. */
  present?: readonly string[]
}

/** The properties that every block has. A block is recognized by `lazy`. */
const LAYOUT = ['id', 'tone', 'lazy']

/** The property with the variants of a block, each with the same fields again. */
const VARIANTS = 'byAudience'

/** The properties that no form shows. */
const HIDDEN = ['$schema']

/**
 * The fields of an object, in the order of its schema, with names for links last. Properties that
 * cannot be changed, such as the block type, have none.
 */
export function listFields(schema: FormSchema, context: FormContext = {}): FormField[] {
  const { properties = {}, required = [], examples } = resolveSchema(schema, context.definitions)
  const example = isObject(context.example) ? context.example : examples?.[0]
  const isBlock = Object.hasOwn(properties, 'lazy')
  const open = (name: string) => resolveSchema(properties[name] ?? {}, context.definitions)
  // The text of a link is required, and its target is not.
  const isLink = required.filter((name) => open(name).const === undefined).length <= 1
  const groupOf = (name: string): FieldGroup => {
    if (required.includes(name)) return 'essential'
    if (isBlock && LAYOUT.includes(name)) return 'layout'
    if (name === VARIANTS) return 'more'
    if (isBlock && isRefinement(open(name))) return 'more'
    if (context.present?.includes(name) || open(name).switchItem) return 'essential'
    if (isMedium(open(name), context.definitions)) return 'essential'
    if (isLink && open(name).meaning === 'href') return 'essential'
    return isObject(example) && Object.hasOwn(example, name) ? 'essential' : 'more'
  }
  const labels = labelProperties({ properties }, context.definitions)
  const fields = Object.entries(properties)
    .map(([name, property]): FormField => {
      const { description, default: value, inheritedFrom } = open(name)
      const control = describeProperty(schema, property, context.definitions)
      return {
        name,
        label: labels.get(name) ?? name,
        description: [
          writeDescription(
            description,
            listNames(control, { name, labels, definitions: context.definitions }),
          ),
          ...(inheritedFrom === undefined ? [] : [`${inheritedFrom}.`]),
        ].join(' '),
        isRequired: required.includes(name) && inheritedFrom === undefined,
        group: groupOf(name),
        default: value,
        control,
        schema: property,
        example: isObject(example) ? example[name] : undefined,
      }
    })
    .filter(({ name, control }) => control.kind !== 'fixed' && !HIDDEN.includes(name))
  // What visitors see comes first.
  const isName = ({ group, schema: own }: FormField) =>
    group !== 'layout' && isIdentifier(own, context.definitions)
  return [...fields.filter((one) => !isName(one)), ...fields.filter(isName)]
}

interface NamesContext {
  /** The name of the property. */
  name: string
  /** The labels of all properties of the object. */
  labels: ReadonlyMap<string, string>
  definitions: Definitions | undefined
}

/** The names in the description of a property: those in its value, and those next to it. */
function listNames(control: Control, { name, labels, definitions }: NamesContext): DescribedNames {
  const inner = 'items' in control ? describeControl(control.items, definitions) : control
  const own = listInnerLabels(inner, definitions)
  // The description of a property with its own name is about another property.
  const others = [...labels].filter(([other]) => other !== name)
  const values = 'choices' in inner ? inner.choices.map(({ value }) => value) : []
  return { labels: new Map([...others, ...own]), values }
}

function listInnerLabels(control: Control, definitions: Definitions | undefined) {
  if (control.kind === 'group') return labelProperties(control.schema, definitions)
  if (control.kind !== 'kinds') return new Map<string, string>()
  return new Map(control.kinds.map(({ value, label }) => [value, label]))
}

/** Returns `true` for an object that only adapts what the rest of the block has. */
function isRefinement({ default: value }: FormSchema): boolean {
  return isObject(value) && Object.keys(value).length === 0
}

/** Returns `true` for a picture, and for an object with a picture or a link. */
function isMedium(schema: FormSchema, definitions: Definitions | undefined): boolean {
  if (schema.meaning === 'asset') return true
  return Object.values(schema.properties ?? {})
    .map((property) => resolveSchema(property, definitions).meaning)
    .some((meaning) => meaning === 'asset' || meaning === 'href')
}

/** Returns `true` for a name that visitors do not see: of a place for links, or of a sent value. */
export function isIdentifier(schema: FormSchema, definitions?: Definitions): boolean {
  const { meaning } = resolveSchema(schema, definitions)
  return meaning === 'anchor' || meaning === 'name'
}

/** The lines of code are the only text with line breaks. */
function describeProperty(
  { meaning }: FormSchema,
  property: FormSchema,
  definitions: Definitions | undefined,
): Control {
  const control = describeControl(property, definitions)
  return meaning === 'code' && control.kind === 'text' ? { ...control, isMultiline: true } : control
}

/** The properties of all example items, for the fields of one item. */
export function mergeExamples(example: unknown): unknown {
  return Array.isArray(example) ? Object.assign({}, ...example.filter(isObject)) : undefined
}

/** Returns `true` for an object that is not a list. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
