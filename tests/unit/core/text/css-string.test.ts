import fc from 'fast-check'
import { expect, it } from 'vitest'
import { quoteCss } from '../../../../engine/core/text/css-string'

/** https://www.w3.org/TR/css-syntax-3/#consume-string-token */
function parseCssString(css: string): string {
  const [, content = ''] = /^"((?:[^"\\\n\r\f]|\\[0-9a-f]{1,6} )*)"$/.exec(css) ?? []
  return content.replace(/\\([0-9a-f]+) /g, (_, code) => String.fromCodePoint(parseInt(code, 16)))
}

it('holds any text and ends neither its rule nor its element', () => {
  const hostile = fc.constantFrom('x}</style><script>', 'a"b', 'a\\', 'a\nb', '\\22 ', '\0', '')
  fc.assert(
    fc.property(fc.oneof(hostile, fc.string({ unit: 'binary' })), (text) => {
      const css = quoteCss(text)
      expect(parseCssString(css)).toBe(text)
      expect(css).not.toMatch(/[<>\n\r\f]/)
    }),
  )
})
