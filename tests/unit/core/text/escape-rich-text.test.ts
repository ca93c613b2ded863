import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  escapeDelimiters,
  escapeText,
  unescapeText,
} from '../../../../engine/core/text/escape-rich-text'
import { parseRichText, renderPlainText } from '../../../../engine/core/text/rich-text'
import { resolveTokens } from '../../../../engine/core/text/tokens'

const TOKENS = { year: '2031', brand: 'Loaf' }

/** Strings full of characters that have a meaning in rich text. */
const texts = fc
  .array(
    fc.constantFrom(
      ...['*', '**', '***', '[', ']', '](', '](/a)', '`', '``', '{', '}', '{year}', '{brand}'],
      ...['<b>', '&amp;', '\u2060', ' ', '\n', 'word'],
    ),
  )
  .map((parts) => parts.join(''))

describe('a escaped text', () => {
  it('is shown as it is, whatever it holds', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const shown = resolveTokens(escapeText(text), TOKENS)
        expect(renderPlainText(shown)).toBe(text)
        expect(parseRichText(shown).every((node) => typeof node === 'string')).toBe(true)
        expect(unescapeText(escapeText(text))).toBe(text)
      }),
    )
  })

  it('keeps the delimiters around it', () => {
    fc.assert(
      fc.property(
        // A string that starts with a word joiner escapes the delimiter before it.
        texts.filter((text) => text !== '' && !/^[\s\u2060]|\s$/.test(text)),
        (text) => {
          const value = escapeText(text)
          const around = [`**${value}**`, `*${value}*`, `[${value}](/a)`, `***${value}***`]
          const kinds = around.map((written) => {
            const [node, ...more] = parseRichText(written)
            expect(more).toEqual([])
            expect(renderPlainText(written)).toBe(text)
            return typeof node === 'object' && node.kind
          })
          expect(kinds).toEqual(['strong', 'emphasis', 'link', 'strong'])
        },
      ),
    )
  })

  it('ends before the delimiter that follows it', () => {
    expect(renderPlainText(`${escapeText('a`')}\`code\``)).toBe('a`code')
  })

  it('may keep its tokens', () => {
    expect(renderPlainText(resolveTokens(escapeDelimiters('*{brand}*'), TOKENS))).toBe('*Loaf*')
  })

  it('has no HTML for the check', () => {
    expect(escapeText('<b>&amp;')).not.toMatch(/<b>|&amp;/)
  })
})
