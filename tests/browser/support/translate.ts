import type { Page } from 'playwright/test'

/**
 * Changes the document as Chromium's translation does, now and after each later change. The words
 * stay the same, but are enclosed in two symbols.
 */
export async function translate(page: Page, quotes: [string, string] = ['‹', '›']): Promise<void> {
  await page.evaluate(([start, end]) => {
    const wrap = (text: Text) => {
      const outer = document.createElement('font')
      const inner = document.createElement('font')
      inner.textContent = start + text.data + end
      outer.append(inner)
      text.replaceWith(outer)
    }
    const translateAll = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) {
        const text = walker.currentNode as Text
        const isMeant = text.parentElement?.closest('font, script, style, svg, option') === null
        if (isMeant && text.data.trim() !== '') texts.push(text)
      }
      for (const text of texts) wrap(text)
    }
    translateAll()
    new MutationObserver(translateAll).observe(document.body, { childList: true, subtree: true })
  }, quotes)
}
