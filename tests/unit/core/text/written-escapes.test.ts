import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { escapeText } from '../../../../engine/core/text/escape-rich-text'
import { parseRichText, renderPlainText } from '../../../../engine/core/text/rich-text'
import { resolveTokens } from '../../../../engine/core/text/tokens'
import {
  readEscapes,
  unescapeWritten,
  unmask,
  writeEscapes,
} from '../../../../engine/core/text/written-escapes'

const TOKENS = { brand: 'Loaf', year: '2031' }
const show = (written: string) => {
  const { value } = readEscapes(written, 'rich')
  return renderPlainText(resolveTokens(value, TOKENS))
}
const showPlain = (written: string) => {
  const { value } = readEscapes(written, 'plain', (name) => Object.hasOwn(TOKENS, name))
  return resolveTokens(value, TOKENS)
}

const texts = fc
  .array(
    fc.constantFrom(
      ...['*', '**', '[', ']', '](/a)', '`', '{', '}', '{year}', '{brand}', '{other}', '_', '__'],
      ...['<b>', '&amp;', ' ', '\n', 'word', '#', '>'],
    ),
  )
  .map((parts) => parts.join(''))

describe('a written escape (R-282)', () => {
  it('makes any text plain text', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(show(writeEscapes(text))).toBe(text)
        expect(showPlain(writeEscapes(text))).toBe(text)
        expect(unmask(readEscapes(writeEscapes(text), 'plain').masked)).toBe(text)
        expect(unescapeWritten(writeEscapes(text))).toBe(text)
      }),
    )
  })

  it.each([
    [String.raw`\*a\* \_b\_ \[c](/d) \<e> \`f\``, '*a* _b_ [c](/d) <e> `f`'],
    [String.raw`\{brand} {brand} \{other} \{{ x }}`, '{brand} Loaf {other} {{ x }}'],
    [String.raw`C:\Users \\server\share \n \] \} \> \# \& a\b`, undefined],
    [String.raw`\\`, undefined],
    [String.raw`\\\*a \\\\<b`, String.raw`\*a \\<b`],
    ['no escape', undefined],
  ])('%j is shown in rich text and in plain text', (written, shown = written) => {
    expect(show(written)).toBe(shown)
    expect(showPlain(written)).toBe(shown)
  })

  it('of a backslash leaves the delimiter after it', () => {
    expect(parseRichText(readEscapes(String.raw`C:\\*a*`, 'rich').value)).toEqual([
      'C:\\',
      { kind: 'emphasis', children: ['a'] },
    ])
  })

  it('in code is one only before a token and a backtick', () => {
    const written = 'Set `\\{other}`, `\\{brand}`, `{brand}`, `a\\*b \\[c] \\<d>` and \\`'
    expect(parseRichText(resolveTokens(readEscapes(written, 'rich').value, TOKENS))).toEqual([
      ...['Set ', { kind: 'code', children: ['{other}'] }],
      ...[', ', { kind: 'code', children: ['{brand}'] }],
      ...[', ', { kind: 'code', children: ['Loaf'] }],
      ...[', ', { kind: 'code', children: ['a\\*b \\[c] \\<d>'] }, ' and `'],
    ])
    expect(readEscapes('\\{brand} \\* \\{ a }', 'code').value).toBe('{\u2060brand} \\* \\{ a }')
  })

  it('leaves values that are escaped already', () => {
    fc.assert(
      fc.property(texts, fc.constantFrom('', '\\', '\\\\', 'a'), (text, before) => {
        expect(show(escapeText(before + text))).toBe(before + text)
      }),
    )
  })

  it('is read in linear time', () => {
    const long = '\\'.repeat(200_000)
    expect(show(`${long}a`)).toBe(`${long}a`)
    expect(show(`${long}*`)).toHaveLength(100_001)
  })
})
