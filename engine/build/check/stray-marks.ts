/** The marks of other ways to write that nothing reads here. */

import type { RichNode } from '../../core/rich-text'
import { parseRichText } from '../../core/rich-text'

export interface StrayMark {
  /** As visitors see it. */
  mark: string
  hint: string
}

interface MarkKind {
  pattern: RegExp
  hint: string
}

const PLAIN = 'This text has no marks. Write the words without them.'
const STRONG = 'Strong words stand between two "**", with no space beside them: **strong**.'
const EMPHASIS = 'Write *emphasis*, or **strong** words.'
const LINK = 'A link is written [words](/path), with no space in the address.'
const STAR =
  'Emphasis stands between two "*": *emphasis*. Write "†" or a number for a footnote, or a space beside the star.'

/** What is read in no text. */
const EVERYWHERE: MarkKind[] = [
  {
    pattern: /^#{1,6}\s+\S.*/m,
    hint: 'A heading is no part of a text. Write it as "title", or in "content" as an entry of its own: { "heading": "…" }.',
  },
  {
    pattern: /^\s*[-*+•]\s+\S.*(?=\n\s*[-*+•]\s)|^[-*+•]\s+\S.*/,
    hint: 'A list is no part of a text. Write it in "content" as an entry of its own: { "list": ["…", "…"] }.',
  },
  {
    pattern: /^\s*1[.)]\s+\S.*(?=\n\s*2[.)]\s)/m,
    hint: 'A list is no part of a text. Write it in "content" as an entry of its own: { "list": ["…", "…"] }.',
  },
  {
    pattern: /^>\s+\S.*/m,
    hint: 'A quotation has no mark of its own. Write it in quotation marks: “…”.',
  },
  {
    pattern: /```[^`]*(?:```)?|`[^`\n]+`/,
    hint: 'Code has no mark of its own. Write the words without the backticks.',
  },
  {
    pattern: /!\[[^[\]]*\]\([^()]*\)/,
    hint: 'A picture is no part of a text. Write it as the "picture" of a block: { "src": "/assets/…", "alt": "…" }.',
  },
  {
    pattern: /(?<![\w_])__[^\s_](?:[^_\n]*[^\s_])?__(?![\w_])/,
    hint: `${EMPHASIS} Underscores mark nothing.`,
  },
  { pattern: /~~[^\s~][^~\n]*~~/, hint: 'Nothing is struck through. Leave the words out.' },
]

/** What is read in texts with marks alone. */
const IN_PLAIN: MarkKind[] = [
  { pattern: /\*\*[^\s*][^*]*\*\*/, hint: PLAIN },
  { pattern: /\[[^[\]]+\]\([^\s()]+\)/, hint: PLAIN },
  { pattern: /(?<![\w*])\*[^\s*](?:[^*]*[^\s*])?\*(?![\w*])/, hint: PLAIN },
]

/** What reading a text with marks leaves over. A star after a digit is one: 5* rooms. */
const LEFT_OVER: MarkKind[] = [
  { pattern: /\*\*/, hint: STRONG },
  { pattern: /\]\(/, hint: LINK },
  { pattern: /(?<![\s\d*])\*(?!\*)|(?<![*\d])\*(?=[^\s*])/, hint: STAR },
]

/** The marks that visitors see in a text, each kind once. */
export function findStrayMarks(text: string, isRich: boolean): StrayMark[] {
  if (!/[*[#`>_~•+-]|^\s*1[.)]/m.test(text)) return []
  const found = new Map<string, StrayMark>()
  const look = (kinds: MarkKind[], part: string) => {
    for (const { pattern, hint } of kinds) {
      const mark = pattern.exec(part)?.[0].trim()
      if (mark && !found.has(hint)) found.set(hint, { mark, hint })
    }
  }
  look(EVERYWHERE, text)
  const [first] = found.values()
  // A list of stars leaves stars over.
  const rest = first ? text.replaceAll(/^\s*\*\s/gm, '') : text
  if (!isRich) look(IN_PLAIN, rest)
  else for (const part of listTexts(parseRichText(rest))) look(LEFT_OVER, part)
  return [...found.values()]
}

function listTexts(nodes: RichNode[]): string[] {
  return nodes.flatMap((node) => (typeof node === 'string' ? [node] : listTexts(node.children)))
}
