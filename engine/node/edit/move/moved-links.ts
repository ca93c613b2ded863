import { canonicalPath, splitHref } from '../../../core/addresses/paths'
import { parseRichText } from '../../../core/text/rich-text'
import { resolveTokens } from '../../../core/text/tokens'
import { readEscapes } from '../../../core/text/written-escapes'
import { listLinks } from '../../check/facts/links'
import type { Moving } from './move-request'
import { moveWithin } from './move-request'

/** A value that may contain links. */
export interface LinkValue {
  /** `href` for a link, `rich-text` for a text, `folder` for the path of a folder of pages. */
  meaning: string
  /** As written. */
  value: string
  /** With its placeholders filled in, as on one page. */
  filled?: string
}

export interface MovedText {
  /** The value with the new paths. */
  value: string
  /** The links to moved pages that the author has to change, because they contain braces. */
  unclear: string[]
}

/** A link, or a text with links, after pages have moved. */
export function moveLinks(
  { meaning, value, filled = value }: LinkValue,
  moving: Moving,
  tokens: Record<string, string>,
): MovedText {
  if (meaning === 'folder') return { value: moveFolder(value, moving), unclear: [] }
  if (meaning === 'href') {
    const to = moveHref(value, moving)
    return { value: to ?? value, unclear: to === undefined ? listUnclear([value], [filled]) : [] }
  }
  if (meaning !== 'rich-text' || !value.includes('](')) return { value, unclear: [] }
  let text = value
  const written = listWrittenLinks(value)
  for (const href of new Set(written)) {
    const to = moveHref(href, moving)
    if (to !== undefined) text = text.replaceAll(`](${href})`, () => `](${to})`)
  }
  return { value: text, unclear: listUnclear(written, listWrittenLinks(filled)) }

  function listUnclear(hrefs: string[], meant: string[]): string[] {
    const unclear = hrefs.filter(
      (href, index) =>
        href.includes('{') &&
        !isWholeValue(href) &&
        moveHref(href, moving) === undefined &&
        moveHref(resolveTokens(meant[index] ?? href, tokens), moving) !== undefined,
    )
    return [...new Set(unclear)]
  }
}

function listWrittenLinks(text: string): string[] {
  return listLinks(parseRichText(readEscapes(text, 'rich').value))
}

/** If `true`, the value of a row or of a use is the whole path; then that value is changed. */
function isWholeValue(href: string): boolean {
  return /^\{(?:row|with)\.[^{}]+\}$/.test(splitHref(href).path)
}

/** A text without a schema: a link, or a text with links. */
export function moveLoose(value: string, moving: Moving): string {
  const meaning = value.startsWith('/') ? 'href' : 'rich-text'
  return moveLinks({ meaning, value }, moving, {}).value
}

/**
 * The target of a link after the move, with its query and hash. Undefined if it does not change.
 */
export function moveHref(href: string, moving: Moving): string | undefined {
  const { path, search, hash } = splitHref(href)
  if (!path.startsWith('/')) return undefined
  // Everything in the folder moves: pages with placeholders in their path, and pages of tags too.
  const to = moving.moved.get(canonicalPath(path)) ?? moveWithin(moving, path)
  return to === undefined ? undefined : to + search + hash
}

function moveFolder(path: string, moving: Moving): string {
  const folder = moving.folders.find(({ from }) => from === path)
  return folder?.to ?? moveWithin(moving, path) ?? path
}
