import { unescapeHtml } from '../text/escape'
import { NO_TEXT } from './text-references'

/**
 * The text in HTML that React rendered, as one string per browser text node. HTML from another
 * source may differ; the browser then detects that the totals differ.
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

const NAME = /[a-z]*/y

/** The end of what starts with this `<`: a comment, a tag, or an element without page text. */
function findEnd(html: string, at: number): number {
  if (html.startsWith('<!--', at)) return findAfter(html, '-->', at)
  NAME.lastIndex = at + 1
  const [name = ''] = NAME.exec(html) ?? []
  return findAfter(html, NO_TEXT.includes(name) ? `</${name}>` : '>', at)
}

function findAfter(html: string, part: string, at: number): number {
  const found = html.indexOf(part, at)
  return found < 0 ? html.length : found + part.length
}

/** Text as browsers parse it: https://html.spec.whatwg.org/#preprocessing-the-input-stream */
function decode(text: string): string {
  return unescapeHtml(text.replace(/\r\n?/g, '\n'))
}
