/** What to write instead of a value that a schema rejects. A hint begins with what to do. */

import type { IssueText } from '../../lib/problems/problem'
import { replaceText } from '../../lib/problems/proposed-fixes'
import type { JsonSchema } from '../../schemas/json-schema'
import { formatChecks } from '../../schemas/value-formats'
import { createFits, renderExample, suggestFormat } from './schema-shape'
import { listWords } from './schema-words'
import { renderFormatSuggestion } from './suggest-format'
import type { Validator } from './validate'

/** A hint's sentences, starting with what to do. */
export function joinHints(hints: (string | undefined)[]): string | undefined {
  return hints.filter(Boolean).join(' ') || undefined
}

/** The hint for a value with the wrong type. `meant` is the value in the correct type, if known. */
export function hintType(
  schema: JsonSchema,
  meant: string | undefined,
  resolve: Validator['resolveSchema'],
): string | undefined {
  const allowed = Array.isArray(schema.enum) ? listWords(schema.enum) : undefined
  if (meant !== undefined)
    return joinHints([`Write ${meant}.`, allowed && `It is one of: ${allowed}.`])
  const write = allowed ? `Write one of: ${allowed}.` : `Write ${renderExample(schema, resolve)}.`
  return joinHints([write, schema.description])
}

/** The fixes of a value whose hint begins with what to write instead. */
export function proposeWritten(
  hint: string | undefined,
  schema: JsonSchema,
  text: string,
): Pick<IssueText, 'fixes'> {
  const written = WRITTEN.exec(hint ?? '')?.[1] ?? ''
  const meant = written.startsWith(':') ? renameSegment(text, written) : written
  return meant !== '' && createFits(schema)(meant)
    ? { fixes: [{ kind: 'value', value: meant }] }
    : {}
}

/** The path with the right name of a placeholder: `/b/:my-slug` → `/b/:myslug`. */
function renameSegment(path: string, name: string): string {
  const segments = path.split('/')
  const isMeant = (segment: string) => `:${segment.replace(/[^A-Za-z0-9]/g, '')}` === name
  return segments.map((segment) => (isMeant(segment) ? name : segment)).join('/')
}

/** `Write "uber-uns".` */
const WRITTEN = /(?:^Write|, and write) "([^"…]{1,300})"/

/** The hint for a string in the wrong format. */
export function hintFormat(schema: JsonSchema, text: string): string | undefined {
  const reason = formatChecks[String(schema.format)]?.(text)
  if (reason && /^(?:Move|Remove|Write) /.test(reason)) return reason
  const meant = renderFormatSuggestion(schema, text)
  if (meant !== undefined) return meant
  const example = findExample(schema)
  const write = example === undefined ? 'Correct the value.' : `Write a value such as "${example}".`
  return joinHints([write, reason ?? schema.description])
}

/** The hint for a property name that authors choose. */
export function hintName(schema: JsonSchema, name: string): Pick<IssueText, 'hint' | 'fixes'> {
  const meant = suggestFormat(name, createFits(schema))
  return {
    hint: joinHints([meant ? `Rename it to "${meant}".` : 'Rename it.', schema.description]),
    ...(meant && { fixes: replaceText(name, [meant]) }),
  }
}

/** The first example in the description that the schema accepts. */
function findExample(schema: JsonSchema): string | undefined {
  const { description = '' } = schema
  const examples = Array.from(description.matchAll(/`([^`]+)`/g), ([, code = '']) => code)
  return examples.find(createFits(schema))
}
