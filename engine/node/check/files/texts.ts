/** Reads the texts of a file as visitors see them. */
import { unescapeText } from '../../../core/text/escape-rich-text'
import type { TextKind } from '../../../core/text/written-escapes'
import { readEscapes } from '../../../core/text/written-escapes'
import { setPointer } from '../../lib/json/set-pointer'
import { resolvePointer } from '../../lib/json/text-place'
import { TEXT_MEANINGS } from '../../schemas/default-texts'
import type { Composed } from '../../sources/compose/compose-document'
import type { CheckedFile } from '../facts/context'
import { isMarkdown } from '../facts/rendered-text'
import type { Reference } from '../schema/validate'

interface TextContext {
  document: Pick<CheckedFile, 'file' | 'sourceMap'>
  /** The texts with values of rows. In URLs, these stay unchanged. */
  rows?: Composed['escaped']
  /** The names of the tokens of the site. */
  tokens: ReadonlySet<string>
}

/**
 * Resolves the backslashes of texts, and escapes values of rows, in the data and the references.
 * All later stages read these texts.
 */
export function readTexts(data: unknown, references: Reference[], context: TextContext): void {
  const read = new Map<string, string>()
  for (const reference of references) {
    const { meaning, pointer } = reference
    if (meaning === 'code') readCode(data, pointer, context)
    if (!TEXT_MEANINGS.has(meaning)) continue
    const { value, masked } = readText(reference, context)
    if (masked !== reference.value) reference.masked = masked
    if (value === reference.value) continue
    reference.value = value
    setPointer(data, pointer, value)
    read.set(pointer, value)
  }
  if (read.size === 0) return
  // Other references to the same value, such as that of a heading.
  for (const reference of references) {
    if (TEXT_MEANINGS.has(reference.meaning)) continue
    reference.value = read.get(reference.pointer) ?? reference.value
  }
}

function readText({ meaning, pointer, value, ownTokens = [] }: Reference, context: TextContext) {
  const kind: TextKind = meaning === 'rich-text' ? 'rich' : 'plain'
  const isToken = (name: string) => context.tokens.has(name) || ownTokens.includes(name)
  const row = context.rows?.get(pointer)
  if (!row) {
    // In JSON, the joiner is one of the author, and no escape.
    const isEscaped = isMarkdown({ document: context.document, pointer })
    return readEscapes(isEscaped ? value : unescapeText(value), kind, isToken)
  }
  return {
    value: readEscapes(row.rich, kind, isToken).value,
    masked: readEscapes(row.masked, kind).masked,
  }
}

/** Lines of code have no meaning of their own. */
function readCode(data: unknown, owner: string, { tokens }: TextContext): void {
  const pointer = `${owner}/text`
  const text = resolvePointer(data, pointer)
  if (typeof text !== 'string') return
  const { value } = readEscapes(text, 'code', (name) => tokens.has(name))
  if (value !== text) setPointer(data, pointer, value)
}
