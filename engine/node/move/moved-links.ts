import { canonicalPath, splitHref } from '../../core/addresses/paths'
import { parseRichText } from '../../core/text/rich-text'
import { resolveTokens } from '../../core/text/tokens'
import { listLinks } from '../check/facts/links'
import type { Reference } from '../check/schema/validate'
import type { MovedPaths } from './move-request'

export interface MovedText {
  /** The value with the new paths. */
  value: string
  /** The links to pages that move that have to be changed by hand: tokens are a part of them. */
  unclear: string[]
}

/** A link, or a text with links, as it has to be after pages have moved. */
export function moveLinks(
  { meaning, value }: Pick<Reference, 'meaning' | 'value'>,
  moved: MovedPaths,
  tokens: Record<string, string>,
): MovedText {
  if (meaning === 'href') {
    const to = moveHref(value, moved)
    return { value: to ?? value, unclear: to === undefined ? listUnclear([value]) : [] }
  }
  if (meaning !== 'rich-text' || !value.includes('](')) return { value, unclear: [] }
  let text = value
  const links = [...new Set(listLinks(parseRichText(value)))]
  for (const href of links) {
    const to = moveHref(href, moved)
    if (to !== undefined) text = text.replaceAll(`](${href})`, () => `](${to})`)
  }
  return { value: text, unclear: listUnclear(links) }

  function listUnclear(hrefs: string[]): string[] {
    return hrefs.filter(
      (href) =>
        href.includes('{') &&
        moveHref(href, moved) === undefined &&
        moveHref(resolveTokens(href, tokens), moved) !== undefined,
    )
  }
}

/** Where a link leads after the move, with its query and hash; undefined if it stays. */
function moveHref(href: string, moved: MovedPaths): string | undefined {
  const { path, search, hash } = splitHref(href)
  const to = path.startsWith('/') ? moved.get(canonicalPath(path)) : undefined
  return to === undefined ? undefined : to + search + hash
}
