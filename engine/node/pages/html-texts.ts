/** An element whose content is no markup, a tag, a comment, or a text. */
const PART =
  /<(script|style|textarea|title|noscript|template)\b[^>]*>[\s\S]*?<\/\1>|<!--[\s\S]*?-->|<[^>]*>|([^<]+)/g

const ENTITY = /&(?:amp|lt|gt|quot|#x27);/g
const CHARACTERS: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

/**
 * The texts of HTML that React wrote, one for each text node that a browser makes of it. HTML of
 * other origin within it can have others; a browser then finds that the totals differ.
 */
export function listHtmlTexts(html: string): string[] {
  const texts: string[] = []
  for (const [, , text] of html.matchAll(PART)) if (text !== undefined) texts.push(decode(text))
  return texts
}

function decode(text: string): string {
  // https://html.spec.whatwg.org/#preprocessing-the-input-stream
  const lines = text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text
  return lines.includes('&') ? lines.replace(ENTITY, (entity) => CHARACTERS[entity] ?? '') : lines
}
