import { describe, expect, it } from 'vitest'
import { makeContent, typicalPage } from '../../bench/peers/content'
import { findMissingTexts, listTexts } from '../../bench/peers/find-missing-texts'

const content = makeContent(60)

describe('the content that peers build', () => {
  it('has the same words for a page on sites of any size', () => {
    const listWords = (count: number) => makeContent(count).pages.slice(0, 30).map(listTexts)
    expect(listWords(30)).toEqual(listWords(60))
  })

  it('has 49 texts of blocks on each page', () => {
    expect(content.pages.filter((page) => listTexts(page).length !== 49)).toEqual([])
  })

  it('links to pages that are there', () => {
    const paths = new Set(content.pages.map(({ path }) => path))
    const targets = JSON.stringify(content).matchAll(/"(?:href|link)":"([^"]+)"/g)
    const missing = Array.from(targets, ([, target = '']) => target).filter((to) => !paths.has(to))
    expect(missing).toEqual([])
  })
})

describe('the texts of a page', () => {
  const page = typicalPage(content)
  const texts = listTexts(page)
  const written = texts.map((text) => `<p>${text.replaceAll('’', '&rsquo;')}</p>`)

  it('are found in its HTML', () => {
    expect(findMissingTexts(written.join(''), page)).toEqual([])
  })

  it('are missing in scripts, comments and attributes', () => {
    for (const hide of [
      (text: string) => `<script>${text}</script>`,
      (text: string) => `<!-- ${text} -->`,
      (text: string) => `<p title="${text}"></p>`,
      () => '',
    ]) {
      const html = [...written.slice(0, -1), hide(texts.at(-1) ?? '')].join('')
      expect(findMissingTexts(html, page)).toEqual([texts.at(-1)])
    }
  })
})
