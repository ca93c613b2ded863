/** Checks that everything can be clicked and read. */
import type { Page } from 'playwright/test'

/** Controls that are smaller than required, with their sizes. */
export async function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isInText = (element: Element) =>
      element.parentElement !== null &&
      getComputedStyle(element).display === 'inline' &&
      element.parentElement.textContent?.trim() !== element.textContent?.trim()
    const isCovered = (element: Element) =>
      ['::before', '::after'].some((part) => {
        const { position, content } = getComputedStyle(element, part)
        return position === 'absolute' && content !== 'none'
      })
    const targets = document.querySelectorAll(
      'a[href], :is(button, input, select, textarea):not([tabindex="-1"])',
    )
    return [...targets].flatMap((element) => {
      const { width, height } = element.getBoundingClientRect()
      const isShown =
        element.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1
      if (!isShown || isInText(element) || isCovered(element)) return []
      const least = element.closest('header, footer, nav, form, dialog') ? 44 : 24
      if (width >= 24 && height >= least - 0.5) return []
      return [`${element.outerHTML.slice(0, 80)}: ${width.toFixed(0)} × ${height.toFixed(0)}`]
    })
  })
}

/** WCAG 2.2, 1.4.12: https://www.w3.org/TR/WCAG22/#text-spacing */
const TEXT_SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`

/** Text that is cut off when spacing is increased, and `true` if the page then scrolls sideways. */
export async function findLostText(page: Page): Promise<string[]> {
  const style = await page.addStyleTag({ content: TEXT_SPACING })
  const lost = await page.evaluate(() => {
    const cut = [...document.querySelectorAll('body *')].filter((element) => {
      const { overflowX, overflowY, position, clipPath } = getComputedStyle(element)
      if (position === 'absolute' && clipPath !== 'none') return false
      const isWide = element.scrollWidth > element.clientWidth + 1
      const isHigh = element.scrollHeight > element.clientHeight + 1
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
      const hasText = element.textContent?.trim() !== ''
      return hasText && ((isWide && hides(overflowX)) || (isHigh && hides(overflowY)))
    })
    const sideways = document.documentElement.scrollWidth > innerWidth ? ['the page'] : []
    return [...sideways, ...cut.map((element) => element.outerHTML.slice(0, 100))]
  })
  await style.evaluate((element) => element.parentNode?.removeChild(element))
  return lost
}
