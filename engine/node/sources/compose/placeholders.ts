/** Placeholders: names in braces that are replaced by values of a row, a page or a fragment. */
import type { ValueSource } from '../../lib/problems/problem'

/** The value of a placeholder. */
export interface Value {
  value: unknown
  /** Its source. */
  source?: ValueSource
  /** A number as written, if that differs. */
  written?: string
  /** If `true`, its delimiters are plain text, as in a row of a table. */
  isText?: boolean
  /** If `true`, it is a property of the page, which is checked where it is written. */
  isPassedOn?: boolean
}

/** Group (`row`, `page`, `with`) → name → value. `names` includes names without a value. */
export type Scope = Partial<Record<Group, Values>>

export interface Values {
  /** All valid names. */
  names: string[]
  known: Map<string, Value>
  /** The source of a name without a value: the cell of a row, or the page. */
  sourceOf?: (name: string) => ValueSource
}

export type Group = 'row' | 'page' | 'with'

/** A placeholder as written. */
export interface Placeholder {
  /** `{row.city}` */
  written: string
  group: Group
  name: string
}

const PLACEHOLDER = /\{(row|page|with)\.([^{}]+)\}/g

/** A value as part of a text. */
export function renderValue({ value, written }: Value): string {
  return written ?? String(value)
}

/** Returns `true` if a text may have placeholders. */
export function hasPlaceholder(text: string): boolean {
  return text.includes('{row.') || text.includes('{page.') || text.includes('{with.')
}

/** The placeholders of a text. */
export function findPlaceholders(text: string): Placeholder[] {
  return [...text.matchAll(PLACEHOLDER)].map(([written, group, name = '']) => ({
    ...{ written, group: group as Group, name },
  }))
}

/** Replaces each placeholder of a text by the result of `render`. */
export function fillPlaceholders(
  text: string,
  render: (placeholder: Placeholder) => string,
): string {
  return text.replace(PLACEHOLDER, (written: string, group: Group, name: string) =>
    render({ written, group, name }),
  )
}
