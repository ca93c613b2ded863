import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { escapeText } from '../../../../engine/core/text/escape-rich-text'
import { ContentCode } from '../../../../engine/ui/content-parts/ContentCode'

const TEXT = 'let a\n\n[b]'
const code = { text: escapeText(TEXT), runs: '3k4_3s' }

/** The content of the `code` element, with the kind of each word instead of its class. */
function renderInner(element: React.ReactElement): string {
  const html = renderToStaticMarkup(element)
  const [, inner = ''] = /<code[^>]*>(.*)<\/code>/s.exec(html) ?? []
  return inner.replace(/ class="_?([a-z]+)[^"]*"/g, ' $1')
}

describe('lines of code', () => {
  it('have their words in colours, and the text as it is written', () => {
    expect(renderInner(<ContentCode code={code} />)).toBe(
      '<span keyword>let</span> a\n\n<span string>[b]</span>',
    )
  })

  it('are each by themselves where they have numbers or highlights', () => {
    const lines = renderInner(<ContentCode code={code} isMarked={(line) => line === 3} />)
    expect(lines).toBe(
      '<span line><span keyword>let</span> a\n</span><span line>\n</span>' +
        '<mark line><span string>[b]</span></mark>',
    )
    expect(renderInner(<ContentCode code={code} lineNumbers />)).toBe(
      lines.replaceAll('mark', 'span'),
    )
  })

  it('have the text for what stands above them, without escapes', () => {
    const html = renderToStaticMarkup(
      <ContentCode code={{ ...code, language: 'js' }} action={(text) => <b>{text}</b>} />,
    )
    expect(html).toContain(`<span>js</span><b>${TEXT}</b></figcaption>`)
  })
})
