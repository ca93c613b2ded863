import { unescapeHtml } from '../text/escape'
import { NO_TEXT } from './text-references'

/**
 * The texts of HTML that React wrote, one for each text node that a browser makes of it. HTML of
 * other origin within it can have others; a browser then finds that the totals differ.
 */
export function listHtmlTexts(html: string): string[] {
  const texts: string[] = []
  let start = 0
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', start)) {
    if (at > start) texts.push(decode(html.slice(start, at)))
    start = findEnd(html, at)
  }
  if (start < html.length) texts.push(decode(html.slice(start)))
  return texts
}

const EXCLAMATION = 0x21
const GREATER_THAN = 0x3e
const NAME = /[a-z]*/y
/** How the names of elements without texts begin: those of most others need not be read. */
const FIRST_LETTERS = new Set(NO_TEXT.map((name) => name.charCodeAt(0)))

/** Where what begins with this `<` ends: a comment, a tag, or an element without texts. */
function findEnd(html: string, at: number): number {
  const first = html.charCodeAt(at + 1)
  if (first === EXCLAMATION) return findAfter(html, html.startsWith('<!--', at) ? '-->' : '>', at)
  if (!FIRST_LETTERS.has(first)) return findTagEnd(html, at)
  NAME.lastIndex = at + 1
  const [name = ''] = NAME.exec(html) ?? []
  return findAfter(html, NO_TEXT.includes(name) ? `</${name}>` : '>', at)
}

/** Tags are short: to look at each character takes less time than to ask for the next bracket. */
function findTagEnd(html: string, at: number): number {
  let end = at + 1
  while (end < html.length && html.charCodeAt(end) !== GREATER_THAN) end++
  return Math.min(end + 1, html.length)
}

function findAfter(html: string, part: string, at: number): number {
  const found = html.indexOf(part, at)
  return found < 0 ? html.length : found + part.length
}

/** A text as browsers read it: https://html.spec.whatwg.org/#preprocessing-the-input-stream */
function decode(text: string): string {
  const lines = text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text
  return lines.includes('&') ? unescapeHtml(lines) : lines
}
