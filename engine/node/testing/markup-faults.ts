import { unescapeHtml } from '../../core/text/escape'

/** The ids that stand more than once in a document. */
export function findDuplicateIds(html: string): string[] {
  const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1] ?? '')
  return ids.filter((id, index) => ids.indexOf(id) !== index)
}

/** What is left in HTML of values that are none, each with what is around it. */
export function findStrayValues(html: string): string[] {
  return html.match(/.{0,80}(?:undefined|\[object Object\]|NaN).{0,80}/g) ?? []
}

/** Those of the texts that HTML does not say, neither in its text nor in an attribute. */
export function findMissingTexts(html: string, texts: string[]): string[] {
  const attributes = tidy(html.match(/="[^"]*"/g)?.join(' ') ?? '')
  const shown = tidy(html.replace(/<[^<>]*>/g, ''))
  return texts.filter((text) => {
    const wanted = text.replace(/\s+/g, ' ').trim()
    return !shown.includes(wanted) && !attributes.includes(wanted)
  })
}

/** Text as it is read: without escapes, and with one space wherever there are some. */
function tidy(html: string): string {
  return unescapeHtml(html).replace(/\s+/g, ' ')
}
