import { unescapeHtml } from '../../../core/text/escape'

/** The duplicate ids of a document. */
export function findDuplicateIds(html: string): string[] {
  const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1] ?? '')
  return ids.filter((id, index) => ids.indexOf(id) !== index)
}

/** The number of characters reported before and after a stray value. */
const AROUND = 80

/** Finds stray values in HTML, such as `undefined`, each with its context. */
export function findStrayValues(html: string): string[] {
  // Computing the context at every position would take longer than rendering.
  return [...html.matchAll(/undefined|\[object Object\]|NaN/g)].map(({ 0: stray, index }) => {
    const before = html
      .slice(Math.max(0, index - AROUND), index)
      .split('\n')
      .at(-1)
    const end = index + stray.length
    const [after] = html.slice(end, end + AROUND).split('\n')
    return `${before}${stray}${after}`
  })
}

/** The text that is missing from the HTML, in its text and its attributes. */
export function findMissingTexts(html: string, texts: string[]): string[] {
  const attributes = tidy(html.match(/="[^"]*"/g)?.join(' ') ?? '')
  const shown = tidy(html.replace(/<[^<>]*>/g, ''))
  return texts.filter((text) => {
    const wanted = text.replace(/\s+/g, ' ').trim()
    return !shown.includes(wanted) && !attributes.includes(wanted)
  })
}

/** The text as read: without entities, and with white space collapsed. */
function tidy(html: string): string {
  return unescapeHtml(html).replace(/\s+/g, ' ')
}
