/** Placeholders: names in braces that are replaced by values of a row, a page or a fragment. */
import type { Origin } from '../../lib/problems/problem'

/** A value that placeholders stand for. */
export interface Value {
  value: unknown
  /** Where it is written. */
  origin?: Origin
  /** A number as it is written, where that differs. */
  written?: string
  /** Whether marks in it are text, as in a row of a table. */
  isText?: boolean
}

/** Group (`row`, `page`, `with`) → name → value; `names` has the names without a value, too. */
export type Scope = Partial<Record<Group, Values>>

export interface Values {
  /** All names that may be written. */
  names: string[]
  known: Map<string, Value>
  /** Where the value of a name belongs. */
  originOf?: (name: string) => Origin
}

export type Group = 'row' | 'page' | 'with'

/** A placeholder as it is written. */
export interface Placeholder {
  /** `{row.city}` */
  written: string
  group: Group
  name: string
}

const PLACEHOLDER = /\{(row|page|with)\.([^{}]+)\}/g

/** A value as a part of a text. */
export function renderValue({ value, written }: Value): string {
  return written ?? String(value)
}

/** Whether a text may have placeholders. */
export function hasPlaceholder(text: string): boolean {
  return text.includes('{row.') || text.includes('{page.') || text.includes('{with.')
}

/** The placeholders of a text. */
export function findPlaceholders(text: string): Placeholder[] {
  return [...text.matchAll(PLACEHOLDER)].map(([written, group, name = '']) => ({
    ...{ written, group: group as Group, name },
  }))
}

/** The text with each placeholder replaced by what `render` makes of it. */
export function fillPlaceholders(
  text: string,
  render: (placeholder: Placeholder) => string,
): string {
  return text.replace(PLACEHOLDER, (written: string, group: Group, name: string) =>
    render({ written, group, name }),
  )
}
