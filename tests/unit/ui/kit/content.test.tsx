import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { escapeText } from '../../../../engine/core/text/escape-rich-text'
import { contentParts } from '../../../../engine/ui/content-parts/registry'
import type { Engine } from '../../../../engine/ui/context/context'
import { EngineContext } from '../../../../engine/ui/context/context'
import { createBlocks } from '../../../../engine/ui/context/registry'
import { Content } from '../../../../engine/ui/kit/Content'
import type { Content as ContentItems } from '../../../../schemas/generated/types'

const blocks = createBlocks({ registry: {}, contentParts })
await Promise.all(Object.keys(contentParts).map(blocks.parts.load))

/** The rendered HTML without class names. */
function render(...content: ContentItems): string {
  const engine = { base: '', blocks, site: {} } as Engine
  const html = renderToStaticMarkup(
    <EngineContext value={engine}>
      <Content content={content} level={4} />
    </EngineContext>,
  )
  return html.replace(/^<div[^>]*>|<\/div>$/g, '').replace(/ class="(?!language)[^"]*"/g, '')
}

describe('running text', () => {
  it('has paragraphs and headings with their formatting', () => {
    expect(render({ heading: 'A *b*' }, { text: 'Run `a *b*`, **now**.' })).toBe(
      '<h4>A *b*</h4><p>Run <code>a *b*</code>, <strong>now</strong>.</p>',
    )
  })

  it('has lists, also with the same item twice', () => {
    expect(render({ list: ['a', 'a'] }, { numbered: ['*b*'] })).toBe(
      '<ul><li>a</li><li>a</li></ul><ol><li><em>b</em></li></ol>',
    )
  })

  it('has lists within lists, which may begin with any number', () => {
    const inner = { outline: { numbered: true, start: 0, items: [[{ text: 'zero' }]] } }
    expect(render({ outline: { numbered: false, items: [[{ text: 'a' }, inner]] } })).toBe(
      '<ul><li><p>a</p><ol start="0"><li><p>zero</p></li></ol></li></ul>',
    )
  })

  it('has quotations with their source', () => {
    expect(render({ quote: { content: [{ text: 'Said.' }], source: '*Her*' } })).toBe(
      '<blockquote><p>Said.</p><footer><em>Her</em></footer></blockquote>',
    )
  })

  it('has code as it is written, which the keyboard can scroll', () => {
    const text = escapeText('if (a) {\n  `b`\n}')
    expect(render({ code: { text, language: 'js' } })).toBe(
      '<section dir="ltr" aria-label="if (a) {" tabindex="0"><pre><code class="language-js">' +
        'if (a) {\n  `b`\n}</code></pre></section>',
    )
    expect(render({ code: { text: 'a', label: 'One.txt' } })).toBe(
      '<figure><figcaption><span>One.txt</span></figcaption>' +
        '<section dir="ltr" aria-label="One.txt" tabindex="0"><pre><code>a</code></pre></section></figure>',
    )
  })

  it('has tables whose headings say what they head, and loses no cell', () => {
    const rows = [['Rye', '1', 'more'], ['Oat']]
    expect(render({ table: { columns: ['', '**B**'], align: ['left', 'right'], rows } })).toBe(
      '<section aria-label="B" tabindex="0"><table>' +
        '<thead><tr><td></td><th scope="col"><strong>B</strong></th><td></td></tr></thead>' +
        '<tbody><tr><th scope="row">Rye</th><td>1</td><td>more</td></tr>' +
        '<tr><th scope="row">Oat</th><td></td><td></td></tr></tbody></table></section>',
    )
    const caption = render({ table: { caption: 'All', columns: ['A'], rows: [['`1`']] } })
    expect(caption).toContain('<section aria-label="All"')
    expect(caption).toContain('<caption><span>All</span></caption>')
    expect(caption).toContain('<th scope="col">A</th>')
    expect(caption).toContain('<td><code>1</code></td>')
  })
})
