import { homeOfLocale } from '../../../core/addresses/locales'
import { isExternal } from '../../../core/addresses/urls'
import { getOuterPointer } from '../../../core/json-pointer'
import { parseRichText, renderNodes } from '../../../core/text/rich-text'
import { resolveTokens } from '../../../core/text/tokens'
import { findWords } from '../../../core/text/words'
import type { CheckedFile } from '../facts/context'
import { listLinkNodes } from '../facts/links'
import type { DocumentRule } from './rule'

/** A link's text describes its target: "click here" does not. */
export const unrelatedLink: DocumentRule = {
  name: 'unrelated-link',
  severity: 'warning',
  scope: 'document',
  check: ({ documents, tokens, locale }) =>
    documents.flatMap((document) =>
      listWordedLinks(document, tokens)
        .filter(({ words, href }) => isPointing(words) && leadsToPage(href, locale))
        .map(({ words, href, pointer, isRich }) => ({
          file: document.file,
          pointer,
          isPart: isRich,
          message: `The link text "${words}" does not describe the target.`,
          hint: `Describe the target, "${href}", in the link text.`,
        })),
    ),
}

/**
 * Returns `true` for a URL within the site. A link to the home page is a convention, so "continue"
 * is enough.
 */
function leadsToPage(href: string, locale: string): boolean {
  return !isExternal(href) && href !== homeOfLocale(locale)
}

interface WordedLink {
  pointer: string
  words: string
  href: string
  /** If `true`, the link is part of a longer text. */
  isRich: boolean
}

/**
 * The properties that contain a link's text, next to its URL. The first existing property is used.
 */
const WORDS = ['linkLabel', 'label', 'title']

function listWordedLinks(document: CheckedFile, tokens: Record<string, string>): WordedLink[] {
  const { references } = document
  const texts = new Map(
    references.flatMap(({ meaning, pointer, value }) =>
      meaning === 'text' ? [[pointer, value] as const] : [],
    ),
  )
  return references.flatMap(({ meaning, pointer, value }): WordedLink[] => {
    if (meaning === 'href') {
      const owner = getOuterPointer(pointer)
      const words = WORDS.map((name) => texts.get(`${owner}/${name}`)).find(
        (text) => text !== undefined,
      )
      if (words === undefined) return []
      const link = { words: resolveTokens(words, tokens), href: resolveTokens(value, tokens) }
      return [{ ...link, pointer, isRich: false }]
    }
    if (meaning !== 'rich-text' || !value.includes('](')) return []
    return listLinkNodes(parseRichText(resolveTokens(value, tokens))).map(({ href, children }) => ({
      ...{ words: renderNodes(children), href, pointer, isRich: true },
    }))
  })
}

/** Words that say nothing about a link's target. */
const POINTING = listOf(
  'click continue details discover explore here learn link more read see view',
)

const SMALL = listOf(
  'a about all also an and at back because before both by does each for from have home how in into it most my now of on other our out over page pages same section show site some such than that their them the then there these they this those through to under until us very website were what when where which while whom whose will with would you your',
)

function listOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' '))
}

/** Returns `true` if a text says nothing about a link's target. */
function isPointing(text: string): boolean {
  const words = findWords(text.normalize('NFC').toLowerCase())
  return (
    words.some((word) => POINTING.has(word)) &&
    words.every((word) => POINTING.has(word) || SMALL.has(word))
  )
}
