import { describe, expect, it } from 'vitest'
import { renderMarkdown } from '../../../../../engine/node/build/pages/page-markdown'

const render = (html: string) =>
  renderMarkdown(`<header>Menu</header><main id="content">${html}</main>`)

describe('renderMarkdown (R-345)', () => {
  it('has the main area alone, with its headings, links, lists and tables', () => {
    const list = '<ul><li><h3>Rye</h3><p>Dark.</p></li></ul>'
    expect(render(`<h1>Bread</h1><p>All <a href="/loaves">loaves</a>.</p>${list}`)).toBe(
      '# Bread\n\nAll [loaves](/loaves).\n\n- ### Rye  \nDark.\n',
    )
    expect(render('<table><tr><th>A</th></tr><tr><td>1</td></tr></table>')).toMatch(/\| A\s+\|/)
  })

  it('has what long texts have: numbers, quotations, code and tables', () => {
    const item = (text: string) => `<li>${text}</li>`
    const inner = `<ol start="3">${item('three')}${item('four')}</ol>`
    expect(render(`<ol start="9">${item('nine')}${item(`ten${inner}`)}</ol>`)).toBe(
      '9. nine\n10. ten\n  3. three\n  4. four\n',
    )
    expect(render('<blockquote><p>Said.</p></blockquote>')).toBe('> Said.\n')
    const lines = '<pre><code class="language-json">{\n  "a": 1\n}</code></pre>'
    expect(render(`<p>Run <code>a &lt;b&gt;</code>:</p>${lines}`)).toBe(
      'Run `a <b>`:\n\n```json\n{\n  "a": 1\n}\n```\n',
    )
    const cells = '<tr><td><code>a</code></td><td><b>1</b></td></tr>'
    expect(render(`<table><thead><tr><th>A</th><th>B</th></tr></thead>${cells}</table>`)).toContain(
      '| `a` | **1** |',
    )
  })

  it('keeps the question of a heading that opens its answer', () => {
    const question = '<h3><button type="button">Why?</button></h3><div hidden><p>So.</p></div>'
    expect(render(question)).toBe('### Why?\n\nSo.\n')
  })

  it('omits what has no meaning on paper', () => {
    const form = '<form><label>Name</label><input></form>'
    expect(render(`<p>One</p><button>Send</button>${form}<svg><text>x</text></svg>`)).toBe('One\n')
  })

  it('takes no text of the page for markup', () => {
    expect(render('<p>2 * 3 * 4 [a](b)</p>')).toBe('2 \\* 3 \\* 4 \\[a\\](b)\n')
  })
})
