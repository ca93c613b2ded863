import { describe, expect, it } from 'vitest'
import { renderMarkdown } from '../../../../engine/node/discovery/markdown'

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

  it('keeps the question of a heading that opens its answer', () => {
    const question = '<h3><button type="button">Why?</button></h3><div hidden><p>So.</p></div>'
    expect(render(question)).toBe('### Why?\n\nSo.\n')
  })

  it('leaves out what has no meaning on paper', () => {
    const form = '<form><label>Name</label><input></form>'
    expect(render(`<p>One</p><button>Send</button>${form}<svg><text>x</text></svg>`)).toBe('One\n')
  })

  it('takes no text of the page for markup', () => {
    expect(render('<p>2 * 3 * 4 [a](b)</p>')).toBe('2 \\* 3 \\* 4 \\[a\\](b)\n')
  })
})
