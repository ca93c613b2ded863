import type { Page } from 'playwright/test'
import { type PdfWord, readPdfWords, whyWithoutPoppler } from '../../support/install/poppler'
import { pickSize } from '../../support/run-length'
import { expect, halyard, leavingRoutes, siteRoutes, test } from './site'

/** Pages with panels, questions, a form, tables, drawings, a map and long running text. */
const NAMED = [
  '/',
  '/about',
  '/about/customer-success',
  '/about/managed-services',
  '/career',
  '/contact',
  '/insights',
  '/legal',
  '/solutions/treasury',
  '/terms',
]
const ROUTES = pickSize({
  short: NAMED,
  long: siteRoutes.filter((route) => !leavingRoutes.includes(route)),
})
/** Sizes in points. */
const MARGIN = 2

const reason = whyWithoutPoppler()
test.skip(reason !== undefined, reason)
test.use({ javaScriptEnabled: false })

const listWords = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/**
 * The visible text on the page, except for navigation, drawings, and text for screen readers only.
 */
function readShownText(page: Page): Promise<string> {
  return page.locator('main').evaluate((main) => {
    const read = (element: Element): string[] => {
      if (element.matches('nav, svg, [role=img], option')) return []
      if (!element.checkVisibility()) return []
      if (getComputedStyle(element).clipPath === 'inset(50%)') return []
      return [...element.childNodes].flatMap((node) =>
        node instanceof Element ? read(node) : (node.textContent ?? ''),
      )
    }
    return read(main).join(' ')
  })
}

/** Lists the words that occur less often on paper than on screen. */
function findMissingWords(shown: string, pages: PdfWord[][]): string[] {
  const printed = new Map<string, number>()
  for (const word of listWords(pages.flatMap((words) => words.map(({ text }) => text)).join(' '))) {
    printed.set(word, (printed.get(word) ?? 0) + 1)
  }
  return listWords(shown).filter((word) => {
    const left = printed.get(word) ?? 0
    printed.set(word, left - 1)
    return left <= 0
  })
}

function findOverlaps(words: PdfWord[]): string[] {
  return words.flatMap((one, index) =>
    words.slice(index + 1).flatMap((other) => {
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
      return Math.min(across, down) < MARGIN ? [] : [`${one.text} and ${other.text}`]
    }),
  )
}

for (const route of ROUTES) {
  test(`${route} prints every word that it shows, and none over another (R-351)`, async ({
    page,
  }) => {
    await page.goto(halyard(route))
    const shown = await readShownText(page)
    const pages = readPdfWords(
      await page.pdf({ format: 'A4', margin: { left: '15mm', right: '15mm' } }),
    )
    expect(listWords(shown).length).toBeGreaterThan(50)
    expect(findMissingWords(shown, pages)).toEqual([])
    expect(pages.flatMap(findOverlaps)).toEqual([])
  })
}
