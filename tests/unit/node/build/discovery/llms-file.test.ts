import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { renderLlmsFile } from '../../../../../engine/node/build/discovery/llms-file'

describe('renderLlmsFile (R-345)', () => {
  it('groups the pages by the part of the site, those without one first', () => {
    const page = (title: string, section?: string) => {
      return { url: `https://wren.example/${title}.md`, title, description: 'Words.', section }
    }
    const pages = [page('rye', 'Bread'), page('visit'), page('oat', 'Bread')]
    expect(
      renderLlmsFile({ brand: 'Wren', description: 'A bakery.', pages }),
    ).toMatchInlineSnapshot(`
      "# Wren

      > A bakery.

      ## Pages

      - [visit](https://wren.example/visit.md): Words.

      ## Bread

      - [rye](https://wren.example/rye.md): Words.
      - [oat](https://wren.example/oat.md): Words.
      "
    `)
  })
  it('is one line for each page, whatever its words are', () => {
    const words = fc.oneof(
      fc.constantFrom(
        'a\n\n## b',
        'a](https://evil.example) [b',
        '<script>',
        '\u2028- [x](y)',
        '\\',
      ),
      fc.string({ unit: 'binary' }),
    )
    fc.assert(
      fc.property(words, words, words, (brand, title, description) => {
        const page = { url: 'https://a.example/x.md', title, description, section: title }
        const lines = renderLlmsFile({ brand, description, pages: [page] }).split(
          /\r\n|[\n\r\u2028]/,
        )
        expect(lines).toHaveLength(8)
        const shapes = [/^# /, /^$/, /^> /, /^$/, /^## /, /^$/, /^- \[/, /^$/]
        for (const [index, shape] of shapes.entries()) expect(lines[index]).toMatch(shape)
        expect(lines[6]?.match(/(?<!\\)(\\\\)*\]\(/g)).toHaveLength(1)
        expect(lines.join('\n')).not.toMatch(/(?<!\\)</)
      }),
    )
  })
})
