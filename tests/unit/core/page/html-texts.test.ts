import { expect, it } from 'vitest'
import { listHtmlTexts } from '../../../../engine/core/page/html-texts'

it('lists the text nodes that a browser makes of the HTML of React', () => {
  const html =
    '<!--$--><p title="a &gt; b">Bread &amp; <!-- -->butter<br/> it&#x27;s &lt;b&gt;</p><!--/$-->'
  expect(listHtmlTexts(html)).toEqual(['Bread & ', 'butter', " it's <b>"])
})

it('has line breaks as browsers read them', () => {
  expect(listHtmlTexts('<p>one\r\ntwo\rthree</p>')).toEqual(['one\ntwo\nthree'])
})

it('omits what is no text of the page', () => {
  const html =
    '<textarea>typed <b></textarea><noscript><p>No script</p></noscript><svg><title>A map</title></svg>'
  expect(listHtmlTexts(html)).toEqual([])
})
