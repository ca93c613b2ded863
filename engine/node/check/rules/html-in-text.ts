import { withoutCode } from '../../../core/text/rich-text'
import { unmask } from '../../../core/text/written-escapes'
import { replaceText } from '../../lib/problems/proposed-fixes'
import { TEXT_MEANINGS } from '../../schemas/default-texts'
import { findReferences } from '../facts/find-references'
import { describeCause, describeEscape, hasWords, renderShown } from '../facts/rendered-text'
import type { DocumentRule } from './rule'

const TAG = /<\/?[a-z][a-z0-9-]*(?:[\s/][^<>]*)?>|<!--|<script/i
/** Character references by name or number. Anything else between "&" and ";" is plain text. */
const ENTITY =
  /&(?:#\d{2,6}|#x[\da-f]{2,6}|amp|lt|gt|quot|apos|nbsp|copy|reg|trade|euro|pound|yen|hellip|[mn]dash|[lr][sd]quo|bull|middot|times|shy|[aeiouAEIOU](?:uml|acute|grave|circ)|ccedil|ntilde|szlig);/i

const CHARACTERS: Record<string, string> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '“', apos: '’', copy: '©', reg: '®', trade: '™' },
  ...{ euro: '€', pound: '£', yen: '¥', hellip: '…', mdash: '—', ndash: '–', bull: '•' },
}

/** Text must not contain HTML, because tags would be shown literally. */
export const htmlInText: DocumentRule = {
  name: 'html-in-text',
  scope: 'document',
  check({ documents, tokens }) {
    const texts = findReferences(
      documents,
      ({ meaning, value }) => TEXT_MEANINGS.has(meaning) && (hasWords(value) || mayBeMarkup(value)),
    )
    return texts.flatMap((reference) => {
      const { file, pointer, meaning, value, masked: text = value } = reference
      const isRich = meaning === 'rich-text'
      const find = (text: string) => findMarkup(isRich ? withoutCode(text) : text)
      const found = find(renderShown(text, tokens))
      if (found === undefined) return []
      const markup = unmask(found)
      const tokenHint = describeCause(text, tokens, (one) => find(one) !== undefined)
      const escaping =
        !tokenHint && markup.startsWith('<') ? describeEscape(markup, reference) : undefined
      const hint = [renderHint(markup, isRich), tokenHint ?? escaping?.hint]
        .filter(Boolean)
        .join(' ')
      const message = `Text cannot contain HTML such as "${markup}".`
      const character = tokenHint ? undefined : findCharacter(markup)
      const fixes = character ? replaceText(markup, [character]) : escaping?.fixes
      return [{ file, pointer, message, hint, fixes, isPart: true }]
    })
  },
}

function mayBeMarkup(text: string): boolean {
  return text.includes('<') || text.includes('&')
}

function findMarkup(text: string): string | undefined {
  return mayBeMarkup(text) ? (TAG.exec(text) ?? ENTITY.exec(text))?.[0] : undefined
}

function findCharacter(markup: string): string | undefined {
  return CHARACTERS[markup.slice(1, -1).toLowerCase()]
}

const DELIMITERS = 'Write **strong**, *emphasis*, `code` or [a link](/path).'

function renderHint(markup: string, isRich: boolean): string {
  if (markup.startsWith('&')) {
    const character = findCharacter(markup)
    return character ? `Write "${character}".` : 'Write the character itself.'
  }
  const name = /^<\/?([a-z][a-z0-9]*)/i.exec(markup)?.[1]?.toLowerCase() ?? ''
  if (name === 'br' || name === 'p') {
    return 'Write one text for each paragraph. In "content", each paragraph is a separate entry.'
  }
  if (/^(?:[uo]l|li)$/.test(name)) {
    return 'Add the list to "content" as a separate entry: { "list": ["…", "…"] }.'
  }
  if (name === 'img') return 'Use the "picture" property of a block.'
  if (name === 'iframe' || name === 'video') {
    return 'Videos and content from other sites have their own blocks: see the catalogue.'
  }
  if (name === 'script')
    return 'Link to the content instead: a page runs no scripts from its texts.'
  return isRich ? DELIMITERS : 'Write the words without the tag.'
}
