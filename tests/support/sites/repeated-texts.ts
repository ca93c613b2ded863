/** The HTML content between two tags. The page data contains the same text unescaped. */
const TEXT = />([^<]+)</g

/** A URL is not text, even within text. */
const URL = /\]\([^)]*\)|^[a-z]+:\S*$/g

/** A label occurs in messages about its field: only longer strings are repeated on purpose. */
const MIN_PART = 20

/**
 * The text in a document that its page data repeats. Strings with the year differ, because the data
 * has a token.
 */
export function findRepeatedTexts(document: string): string[] {
  const [, json = '{}'] = /id="quire-page"[^>]*>(.*?)<\/script>/.exec(document) ?? []
  const { breadcrumbs, blocks } = JSON.parse(json)
  const strings = listStrings([breadcrumbs, blocks])
    .filter((text) => !text.includes('{'))
    .map((text) => text.replace(URL, ''))
  const root = document.slice(document.indexOf('<div id="root">'), document.lastIndexOf('</main>'))
  const html = root.replace(/<(noscript|textarea)\b[\s\S]*?<\/\1>/g, '<>')
  const texts = [...html.matchAll(TEXT)].map(([, text = '']) => decode(text))
  const isRepeated = (text: string) =>
    strings.some((string) => string === text || (text.length >= MIN_PART && string.includes(text)))
  return [...new Set(texts)].filter((text) => text.trim().length > 3 && isRepeated(text))
}

function decode(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}

function listStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(listStrings)
    : []
}
