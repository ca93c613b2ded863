/** Finds syntax of other markup languages, which is shown as plain text here. */

import type { RichNode } from '../../../core/text/rich-text'
import { parseRichText, withoutCode } from '../../../core/text/rich-text'
import { STRAY_DELIMITERS } from '../../sources/markdown/stray-delimiters'

export interface StraySyntax {
  /** The syntax as visitors see it. */
  syntax: string
  hint: string
  /** If `true`, a backslash makes it plain text. */
  canEscape: boolean
}

interface SyntaxKind {
  pattern: RegExp
  hint: string
  /** Default: `true`. */
  canEscape?: boolean
}

interface TextKind {
  isRich: boolean
  /** A cell of a table has no lines: "> 60" is a number. */
  isCell: boolean
}

const PLAIN = 'Write the words without formatting: this property takes plain text.'
const EMPHASIS = 'Write *emphasis*, or **strong** words.'

const HEADING =
  'Use "title", or add a separate entry to "content": { "heading": "…" }. Text cannot contain a heading.'
const LIST =
  'Add a separate entry to "content": { "list": ["…", "…"] }. Text cannot contain a list.'
const QUOTATION =
  'Use quotation marks: “…”, or add a separate entry to "content": { "quote": { "content": […] } }. Text cannot contain a block quotation.'
const CODE =
  'Put one "`" directly before and after code: `code`. For lines of code, add a separate entry to "content": { "code": { "text": "…" } }.'

const ENTRY = /^\s{0,8}[-*+•]\s{1,8}\S/
/** Without a letter, the line is a number: "# 1", "> 60 %", "- 5". */
const NUMBER = /^[^\p{L}]*$/u
const COMPARISON = /^>\s{1,8}[\d.,\p{Sc}\u2212+-]/u
const NUMBERED = [/^\s{0,8}1[.)]\s/, /^\s{0,8}2[.)]\s/]

/** Unsupported syntax at the start of lines. */
function findLineSyntax(lines: string[]): StraySyntax[] {
  const report = (line: string | undefined, hint: string) =>
    line === undefined ? [] : [{ syntax: line.trim(), hint, canEscape: false }]
  const entries = lines.filter((line) => ENTRY.test(line))
  const [first = ''] = lines
  const isList =
    entries.length > 1 || (/^[-*•]/.test(first) && !NUMBER.test(first) && entries.length > 0)
  const numbered = lines.find(
    (line, index) => NUMBERED[0]?.test(line) && NUMBERED[1]?.test(lines[index + 1] ?? ''),
  )
  return [
    ...report(
      lines.find((line) => /^#{1,6}\s{1,8}\S/.test(line) && !NUMBER.test(line)),
      HEADING,
    ),
    ...report(isList ? entries[0] : numbered, LIST),
    ...report(
      lines.find((line) => /^>\s{1,8}\S/.test(line) && !COMPARISON.test(line)),
      QUOTATION,
    ),
  ]
}

/** The syntax that neither plain nor rich text supports. */
const EVERYWHERE: SyntaxKind[] = [
  {
    pattern: /!\[[^[\]]*\]\([^()]*\)/,
    hint: 'Use the "picture" property of a block: { "src": "/assets/…", "alt": "…" }. Text cannot contain a picture.',
  },
  {
    pattern: /(?:^|[^\w])(__[^\s_][^_\n]{0,200}__)(?:$|[^\w])/,
    hint: `${EMPHASIS} Underscores have no effect.`,
  },
  { ...STRAY_DELIMITERS.strikethrough, canEscape: false },
]

/** The syntax that only rich text does not support. */
const IN_PLAIN: SyntaxKind[] = [
  { pattern: /`{1,3}[^`\n]{1,200}`{1,3}/, hint: PLAIN },
  { pattern: /\*\*[^\s*][^*]*\*\*/, hint: PLAIN },
  { pattern: /\[[^[\]]+\]\([^\s()]+\)/, hint: PLAIN },
  { pattern: /(?:^|[^\w*])(\*[^\s*][^*\n]{0,200}\*)(?:$|[^\w*])/, hint: PLAIN },
]

/** Delimiters that remain after parsing rich text. */
const LEFT_OVER: SyntaxKind[] = [
  { pattern: /```[^`]{0,200}(?:```)?|`{1,2}[^`\n]{1,200}`{1,2}/, hint: CODE },
  STRAY_DELIMITERS.strong,
  { ...STRAY_DELIMITERS.link, canEscape: false },
  STRAY_DELIMITERS.emphasis,
]

/** Words in brackets after an escaped, masked bracket. */
const ESCAPED_BRACKETS = /\uf75b([^[\]\n\uf75b]*)\]/g

/** Matches a character of unsupported syntax. */
const CHARACTER = /[*[#`>_~•+-]|[12][.)]/
/**
 * Matches where a delimiter may start. Most strings contain a hyphen or a digit, but no delimiter.
 */
const BEGINNING = /[*[`_~]|\]\(|^\s{0,8}[-+•#>12]/m

/**
 * Returns `true` if a string may contain unsupported syntax. Otherwise, `findStraySyntax` finds
 * nothing.
 */
export function mayHaveSyntax(text: string): boolean {
  return CHARACTER.test(text) && BEGINNING.test(text)
}

/** The distinct kinds of unsupported syntax that visitors see in a text. */
export function findStraySyntax(written: string, { isRich, isCell }: TextKind): StraySyntax[] {
  if (!mayHaveSyntax(written)) return []
  // Code is shown literally on purpose.
  const text = (isRich ? withoutCode(written) : written).replaceAll(ESCAPED_BRACKETS, '$1')
  const lines = text.split('\n')
  const found = new Map((isCell ? [] : findLineSyntax(lines)).map((one) => [one.hint, one]))
  const look = (kinds: SyntaxKind[], part: string) => {
    for (const { pattern, hint, canEscape = true } of kinds) {
      const match = pattern.exec(part)
      const syntax = (match?.[1] ?? match?.[0])?.trim()
      if (syntax && !found.has(hint)) found.set(hint, { syntax, hint, canEscape })
    }
  }
  // A list with stars leaves stars over.
  const rest = found.has(LIST) ? lines.map(withoutBullet).join('\n') : text
  look(EVERYWHERE, text)
  if (!isRich) look(IN_PLAIN, rest)
  else for (const part of listTexts(parseRichText(rest))) look(LEFT_OVER, part)
  return [...found.values()]
}

function withoutBullet(line: string): string {
  return ENTRY.test(line) ? line.replace('*', '') : line
}

function listTexts(nodes: RichNode[]): string[] {
  return nodes.flatMap((node) => (typeof node === 'string' ? [node] : listTexts(node.children)))
}
