/** Syntax of other Markdown dialects, which CommonMark treats as text. */
import type { Issue } from '../../lib/problems/problem'
import { STRAY_DELIMITERS } from './stray-delimiters'

export interface Syntax {
  /** With the flag `g`, each match in a text is reported, otherwise the first. */
  pattern: RegExp
  /** If `true`, it has a meaning only at the start of a line. */
  isLine?: boolean
  rule: Issue['rule']
  severity?: Issue['severity']
  message: (found: string) => string
  hint: string
}

const LINK = 'Write a link as [words](/path).'
const CODE =
  'Delete the line. Add a block to the JSON file of the page for content other than text.'
const NOTE = 'Write strong words such as "**Note:**" instead.'

/** Content that would be missing from the page. */
const ERRORS: Syntax[] = [
  {
    pattern: /\[\^[^\][\s]+\]|\^\[[^\][]+\]/g,
    rule: 'unfit-markdown',
    message: (found) => `Footnotes are not supported: "${found}".`,
    hint: 'Write the note in brackets, or as a section, and link to that.',
  },
  {
    pattern: /\[[^\][]+\]\[[^\][]*\]/g,
    rule: 'unfit-markdown',
    message: (found) => `The link "${found}" has no target.`,
    hint: 'Write [words](/path), or add a line such as "[name]: /path" to the file.',
  },
]

/** Feature → what to match, and what to write instead. */
const UNSUPPORTED: Record<string, Pick<Syntax, 'pattern' | 'hint' | 'isLine'>> = {
  'Task lists': {
    pattern: /\[[ xX]\](?=\s)/g,
    isLine: true,
    hint: 'Write a list without checkboxes.',
  },
  Alerts: { pattern: /\[![A-Za-z][\w-]{0,30}\][+-]?/g, isLine: true, hint: NOTE },
  Containers: {
    pattern:
      /:{3,8}[ \t]{0,4}[{.#]{0,2}[a-z][^\n\r]{0,60}|(?:!!!|\?\?\?\+?)[ \t][a-z-]{1,20}(?=[ \t]{0,4}(?:["\r\n]|$))/gi,
    isLine: true,
    hint: `Delete the lines of the container. ${NOTE}`,
  },
  'Tables of contents': {
    pattern: /\[\[?[_\ufffc]?toc[_\ufffc]?\]\]?/gi,
    isLine: true,
    hint: 'Delete the line. To list the headings, add a block of contents to the JSON file of the page.',
  },
  'Pictures in double brackets': {
    pattern: /!\[\[[^\][\n]{1,200}\]\]/g,
    hint: 'Write a picture in a paragraph of its own: ![What it shows](/assets/name.webp).',
  },
  'Links in double brackets': {
    pattern: /(?<!!)\[\[(?![_\ufffc]?toc)(?=[^\][\n]{0,200}\p{L})[^\s\][\n][^\][\n]{0,200}\]\]/giu,
    hint: LINK,
  },
  Highlights: {
    pattern: /(?<![=\w])==(?=[^\s=])[^=\n]{1,200}(?<=\S)==(?![=\w])/g,
    hint: 'Write **strong** words, or *emphasis*.',
  },
  Formulas: {
    pattern:
      /\$\$[^$]{0,400}\$\$|(?<![\w$])\$(?=[^\s$])[^$\n]{0,200}[\\^_\ufffc][^$\n]{0,200}(?<=\S)\$(?![\w$])/g,
    hint: 'Write the formula in words or as code, or show a picture of it.',
  },
  'Import lines': {
    pattern:
      /import[ \t][\w{}*,$ \t]{0,200}(?<=(?:import|from)[ \t])["'][^"'\n]{1,200}["'];?(?=[ \t\r]{0,8}(?:\n|$))/g,
    isLine: true,
    hint: CODE,
  },
  'Export lines': {
    pattern: /export[ \t](?:default|const|let|function)[ \t][^\n\r={(]{0,200}[={(]/g,
    isLine: true,
    hint: CODE,
  },
  'Definition lists': {
    pattern: /(?<=\n[ \t>]{0,8}):[ \t]{1,3}(?=\S)/g,
    isLine: true,
    hint: 'Write a list that has the terms as **strong** words.',
  },
  Abbreviations: {
    pattern: /\*\[[^\][\n]{1,60}\]:/g,
    isLine: true,
    hint: 'Write the full name in brackets after the abbreviation.',
  },
  'Names of emoji': {
    pattern: /(?<![\w:])(?::[a-z][a-z0-9_]{1,40}:)(?![\w:])/g,
    hint: 'Write the emoji itself, such as "🎉".',
  },
  'Raised and lowered characters': {
    pattern: /(?<=[A-Za-z0-9)])(?:\^[\w+-]{1,10}\^(?!\w)|~\d{1,4}[+-]?~(?!~))/g,
    hint: 'Write the character itself, such as "²" or "₂".',
  },
}

const { strikethrough, strong, link, emphasis } = STRAY_DELIMITERS
const BULLET = {
  pattern: /[•‣◦][ \t]{1,8}(?=\S)/,
  isLine: true,
  hint: 'Begin list items with "- ".',
}

export const DIALECTS: Syntax[] = [
  ...ERRORS,
  ...Object.entries(UNSUPPORTED).map(([feature, syntax]): Syntax => {
    const message = (found: string) => `${feature} are not supported: visitors see "${found}".`
    return { ...syntax, rule: 'changed-markdown', severity: 'warning', message }
  }),
  ...[strikethrough, strong, link, emphasis, BULLET].map((syntax): Syntax => {
    const message = (found: string) => `Visitors see these characters literally: "${found}".`
    return { ...syntax, rule: 'stray-mark', severity: 'warning', message }
  }),
]
