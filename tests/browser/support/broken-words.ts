import type { Page } from 'playwright/test'

/** Elements whose content is not running text. Their words never break. */
const HEADS = 'h1, h2, h3, h4, th, button, summary, legend, label, [role="tab"], header a, nav a'

/** Lists the visible words that break in elements that match these selectors. */
export async function findBrokenWords(page: Page, selector = HEADS): Promise<string[]> {
  return page.evaluate((kinds) => {
    const broken = new Set<string>()
    const range = document.createRange()
    for (const element of document.querySelectorAll(kinds)) {
      // Text for screen readers only is one pixel wide.
      const isHidden = element.closest('thead, .visually-hidden')?.clientWidth === 1
      if (isHidden || !element.checkVisibility({ visibilityProperty: true })) continue
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        const text = walker.currentNode as Text
        // Lines may end after hyphens and slashes, and between Chinese and Japanese characters.
        for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{M}\p{N}'’.]{2,}/gu)) {
          if (/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(word)) continue
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 4)))
          const { height } = range.getBoundingClientRect()
          const size = Number.parseFloat(getComputedStyle(text.parentElement as Element).fontSize)
          if (lines.size > 1 && height > size * 1.9) broken.add(`${word} in ${element.tagName}`)
        }
      }
    }
    return [...broken]
  }, selector)
}
