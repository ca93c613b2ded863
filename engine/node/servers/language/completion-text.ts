import type { Choice } from '../../check/choices/choice'
import type { PlaceChoices } from '../../check/choices/list-choices'
import { readIndent } from '../../lib/json/json-style'
import type { JsonSchema } from '../../schemas/json-schema'

/** The text that a choice inserts in place of a range. */
export interface Insertion {
  start: number
  end: number
  newText: string
  /** If `true`, `$1` is the place of the cursor. */
  isSnippet: boolean
}

interface Target {
  /** The text of the document. */
  text: string
  hasSnippets: boolean
}

/** Undefined for a choice that is not a text, within quotes. */
export function buildInsertion(
  choice: Choice,
  found: PlaceChoices,
  { text, hasSnippets }: Target,
): Insertion | undefined {
  const { place, start, end } = found
  const { value, schema } = choice
  if (place.isName) return buildName(String(value), schema, { found, text, hasSnippets })
  if (!place.isQuoted) {
    const newText = addComma(indent(value, text, start), text.slice(end))
    return { start, end, newText, isSnippet: false }
  }
  if (typeof value !== 'string') return undefined
  return { start, end, newText: JSON.stringify(value).slice(1, -1), isSnippet: false }
}

interface NameTarget extends Target {
  found: PlaceChoices
}

/** A name with its quotes and, unless there is a value, the start of the value. */
function buildName(
  name: string,
  schema: JsonSchema | undefined,
  { found: { place, start, end }, text, hasSnippets }: NameTarget,
): Insertion {
  const quoted = JSON.stringify(name)
  const last = place.isQuoted && text[end] === '"' ? end + 1 : end
  const written = place.isQuoted ? quoted.slice(1) : quoted
  const rest = text.slice(last)
  if (/^\s*:/.test(rest)) return { start, end: last, newText: written, isSnippet: false }
  const value = startValue(schema ?? {})
  const escaped = hasSnippets ? written.replaceAll(/[$}\\]/g, '\\$&') : written
  const newText = addComma(`${escaped}: ${hasSnippets ? value : value.replace('$1', '')}`, rest)
  return { start, end: last, newText, isSnippet: hasSnippets }
}

function startValue({ type, const: only, properties, oneOf }: JsonSchema): string {
  if (only !== undefined) return JSON.stringify(only)
  if (type === 'string') return '"$1"'
  if (type === 'array') return '[$1]'
  return type === 'object' || properties || oneOf ? '{ $1 }' : '$1'
}

/** Adds a comma if another value or property follows. */
function addComma(written: string, rest: string): string {
  return /^\s*["{[]/.test(rest) ? `${written},` : written
}

/** A value as JSON, indented as the document is. */
function indent(value: unknown, text: string, start: number): string {
  const own = readIndent(text, { offset: start })
  const [, unit = '  '] = /^([ \t]+)\S/m.exec(text) ?? []
  const end = text.includes('\r\n') ? '\r\n' : '\n'
  return JSON.stringify(value, null, unit).replaceAll('\n', end + own)
}
