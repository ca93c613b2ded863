import type { Reading } from './reading'

/** The first line → the last line. In JSON, the properties are between braces. */
const FENCES: [start: RegExp, end: RegExp][] = [
  [/^---[ \t\r]*$/, /^(?:---|\.\.\.)[ \t\r]*$/],
  [/^\+\+\+[ \t\r]*$/, /^\+\+\+[ \t\r]*$/],
  [/^;;;[ \t\r]*$/, /^;;;[ \t\r]*$/],
  [/^<!--(?:[ \t]*---)?[ \t\r]*$/, /^(?:---[ \t]*)?-->[ \t\r]*$/],
  [/^\{[ \t\r]*$/, /^\}[ \t\r]*$/],
]
const PROPERTY = /^[ \t]{0,8}[\w"'-]{1,60}[ \t]{0,8}[:=]/
/** The first line of a table in TOML. */
const TABLE = /^[ \t]{0,8}\[[\w.-]{1,60}\]/
const COMMENT = /^[ \t]*(?:#|\/\/)/
/** Empty lines and comments before the properties. */
const SKIPPED = /^[ \t]{0,8}(?:<!--[^>]*>)?[ \t\r]{0,8}$/

/** Replaces front matter by empty lines, so that all locations stay. */
export function refuseFrontMatter({ file, text, issues }: Reading): string {
  const lines = text.split('\n')
  const start = lines.findIndex((line) => !SKIPPED.test(line))
  const first = lines[start] ?? ''
  const [, ending] = FENCES.find(([beginning]) => beginning.test(first)) ?? []
  const end = lines.findIndex((line, index) => index > start && ending?.test(line))
  const properties = lines.slice(start + 1, end).filter((line) => !COMMENT.test(line))
  const [property] = properties[0]?.trim() === '---' ? properties.slice(1) : properties
  if (end < 0 || property === undefined || !isProperty(property)) return text
  const [from, to] = [first, lines[end] ?? ''].map((line) => line.trim())
  const place = { line: start + 1, column: 1, length: first.trim().length }
  issues.push({
    ...{ file, pointer: '', place, rule: 'unfit-markdown' },
    message: 'The file begins with properties.',
    hint: `Write them into the JSON file of the page, and delete the lines from "${from}" to "${to}".`,
  })
  return lines
    .map((line, index) => (index < start || index > end ? line : ' '.repeat(line.length)))
    .join('\n')
}

function isProperty(line: string): boolean {
  return PROPERTY.test(line) || TABLE.test(line)
}
