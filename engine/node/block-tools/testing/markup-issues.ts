import { unescapeHtml } from '../../../core/text/escape'

/** The ids that stand more than once in a document. */
export function findDuplicateIds(html: string): string[] {
  const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1] ?? '')
  return ids.filter((id, index) => ids.indexOf(id) !== index)
}

/** How many characters before and after a stray value are reported. */
const AROUND = 80

/** What is left in HTML of values that are none, each with what is around it. */
export function findStrayValues(html: string): string[] {
  // To look for what is around at every place would take longer than to render.
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
