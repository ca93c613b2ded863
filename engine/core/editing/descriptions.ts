import { renderPlainText } from '../text/rich-text'
import { findFileLabel } from './file-labels'
import type { Definitions, FormSchema } from './form-schema'
import { resolveSchema } from './form-schema'
import { writeLabel } from './labels'

/** The names that a description may contain. */
export interface DescribedNames {
  /** Property or kind → its label. */
  labels?: ReadonlyMap<string, string>
  /** The values of the choices. Their labels are next to them. */
  values?: readonly unknown[]
}

/** A note in parentheses. */
const NOTE = / \(([^()]*)\)/g

const CODE = /`([^`]+)`/g

/** A name of several words, such as of a property of another object. */
const CAMEL_CASE = /^[a-z]+[A-Z]\w*$/

/** The words between names. */
const BETWEEN = /,|\b(?:and|in|or)\b|\s/g

/**
 * A schema's description in the words of forms: fields and files have their labels. Notes with only
 * names, which are for people who write JSON, are omitted.
 */
export function replaceNames(description: string, names: DescribedNames): string {
  const { labels, values = [] } = names
  const findLabel = (name: string) =>
    labels?.get(name) ?? (name.includes('/') ? undefined : findFileLabel(name))
  const isName = (name: string) =>
    values.includes(name) || findLabel(name) !== undefined || CAMEL_CASE.test(name)
  const isOfNames = (note: string) =>
    note.startsWith('`') &&
    note.replace(CODE, (all, name) => (isName(name) ? '' : all)).replace(BETWEEN, '') === ''
  return description
    .replace(NOTE, (all, note) => (isOfNames(note) ? '' : all))
    .replace(CODE, (all, name) => {
      const label = values.includes(name) ? undefined : findLabel(name)
      return label === undefined ? all : `“${label}”`
    })
}

/** A schema's description as plain text, in the words of forms. Empty without one. */
export function writeDescription(description = '', names: DescribedNames = {}): string {
  return renderPlainText(replaceNames(description, names))
}

/** Property → its label, for the properties of an object. */
export function labelProperties(
  { properties = {} }: FormSchema,
  definitions: Definitions | undefined,
): Map<string, string> {
  const entries = Object.entries(properties)
  return new Map(
    entries.map(([name, property]) => [
      name,
      resolveSchema(property, definitions).label ?? writeLabel(name),
    ]),
  )
}
