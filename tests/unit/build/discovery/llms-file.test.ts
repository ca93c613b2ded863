import { describe, expect, it } from 'vitest'
import { renderLlmsFile } from '../../../../engine/build/discovery/llms-file'

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
})
