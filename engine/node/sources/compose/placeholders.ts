/** Placeholders: names in braces that are replaced by values from a row, a page or a fragment. */
import { isEscaped } from '../../../core/text/written-escapes'
import type { ValueSource } from '../../lib/problems/problem'

/** The value of a placeholder. */
export interface Value {
  value: unknown
  /** The value's source. */
  source?: ValueSource
  /** A number in its original notation, if that differs. */
  written?: string
  /** If `true`, the value's delimiters are plain text, as in a table row. */
  isText?: boolean
  /** If `true`, the value is a page property, which is checked where it is defined. */
  isPassedOn?: boolean
}

/** Group (`row`, `page`, `with`) → name → value. `names` includes names without a value. */
export type Scope = Partial<Record<Group, Values>>

export interface Values {
  /** All valid names. */
  names: string[]
  known: Map<string, Value>
  /** The source of a name without a value: the row's cell, or the page. */
  sourceOf?: (name: string) => ValueSource
}

export type Group = 'row' | 'page' | 'with'

/** The placeholder in the file. */
export interface Placeholder {
  /** `{row.city}` */
  written: string
  group: Group
  name: string
}

const PLACEHOLDER = /\{(row|page|with)\.([^{}]+)\}/g

/** A value as part of a string. */
export function renderValue({ value, written }: Value): string {
  return written ?? String(value)
}

/** Returns `true` if a string may contain placeholders. */
export function hasPlaceholder(text: string): boolean {
  return text.includes('{row.') || text.includes('{page.') || text.includes('{with.')
}

/** The placeholders of a text. */
export function findPlaceholders(text: string): Placeholder[] {
  const found = [...text.matchAll(PLACEHOLDER)].filter(({ index }) => !isEscaped(text, index))
  return found.map(([written, group, name = '']) => ({
    ...{ written, group: group as Group, name },
  }))
}

/** Replaces each placeholder of a text by the result of `render`. */
export function fillPlaceholders(
  text: string,
  render: (placeholder: Placeholder) => string,
): string {
  return text.replace(PLACEHOLDER, (written: string, ...[group, name, index]) =>
    isEscaped(text, index) ? written : render({ written, group, name }),
  )
}
