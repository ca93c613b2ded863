/** Checks for the text of any page. */

const INLINE = /<\/?(?:a|abbr|b|br|code|em|i|kbd|mark|small|span|strong|sub|sup|time|wbr)\b[^>]*>/g
const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

/**
 * The strings in an HTML fragment: one for each paragraph, heading, list item, button and so on.
 */
export function parseTexts(html: string): string[] {
  return html
    .replace(/<!--.*?-->|<(script|style|svg)\b.*?<\/\1>/gs, '')
    .replace(/<\/(a|button|span)>(?=<(?:a|button|span)\b)/g, '\n')
    .replace(INLINE, '')
    .replace(/<[^>]+>/g, '\n')
    .replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity)
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
}

/** The content of the `main` element, without the closing call to action. */
export function sliceBody(html: string): string {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  const last = main.lastIndexOf('<div data-block="')
  return main.startsWith('<div data-block="cta"', last) ? main.slice(0, last) : main
}

/** An HTML fragment without its figures, because their labels and numbers are not copy. */
export function dropDrawings(html: string): string {
  const start = html.indexOf('<figure')
  if (start < 0) return html
  let depth = 0
  for (const { 0: tag, index } of html.slice(start).matchAll(/<figure\b|<\/figure>/g)) {
    depth += tag === '<figure' ? 1 : -1
    if (depth === 0) {
      return html.slice(0, start) + dropDrawings(html.slice(start + index + tag.length))
    }
  }
  throw new Error('A figure has no end.')
}

export function countWords(texts: string[]): number {
  return texts.join(' ').match(/[\p{L}\p{N}][\p{L}\p{N}’'/.+%-]*/gu)?.length ?? 0
}

/** The sentences with at least the given number of words, ignoring case and punctuation. */
export function listSentences(texts: string[], minWords = 6): string[] {
  const sentences = texts.flatMap((text) => text.split(/(?<=[.!?:;])\s+/))
  const plain = sentences.map((sentence) =>
    sentence
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
  )
  return plain.filter((sentence) => sentence.split(' ').length >= minWords)
}

/** Sentences that occur on more than the given number of pages, with these pages. */
export function findRepeated(pages: Map<string, string[]>, most = 2): string[] {
  const routesOf = new Map<string, Set<string>>()
  for (const [route, texts] of pages) {
    for (const sentence of listSentences(texts)) {
      routesOf.set(sentence, (routesOf.get(sentence) ?? new Set()).add(route))
    }
  }
  return [...routesOf]
    .filter(([, routes]) => routes.size > most)
    .map(([sentence, routes]) => `"${sentence}" on ${[...routes].join(', ')}`)
}

/** The words on each page that match a pattern, as `route: word`. */
export function findWords(pages: Map<string, string[]>, pattern: RegExp): string[] {
  return [...pages].flatMap(([route, texts]) =>
    [...texts.join('\n').matchAll(pattern)].map((match) => `${route}: ${match[0]}`),
  )
}
