import { NO_TEXT } from '../../core/page/text-references'
import { unescapeHtml } from '../../core/text/escape'

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

/** Where what begins with this `<` ends: a comment, a tag, or an element without texts. */
function findEnd(html: string, at: number): number {
  const findAfter = (part: string) => {
    const found = html.indexOf(part, at)
    return found < 0 ? html.length : found + part.length
  }
  if (html.startsWith('<!--', at)) return findAfter('-->')
  const [name = ''] = /^[a-z]*/.exec(html.slice(at + 1, at + 9)) ?? []
  return findAfter(NO_TEXT.includes(name) ? `</${name}>` : '>')
}

function decode(text: string): string {
  // https://html.spec.whatwg.org/#preprocessing-the-input-stream
  const lines = text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text
  return lines.includes('&') ? unescapeHtml(lines) : lines
}
