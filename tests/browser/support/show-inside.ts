import type { Page, ViewportSize } from 'playwright/test'
import { expect, waitShown } from './site'
import { scrollThrough, stayOnSite } from './tour'

export const WIDE = { width: 1280, height: 800 }

/**
 * Shows a page inside the app and scrolls to its end. If another site is open, it loads the page
 * instead. A document that stays open saves compiling the app and axe, which takes longer than most
 * probes.
 */
export async function showInside(page: Page, url: string, size: ViewportSize): Promise<void> {
  const { href: home } = new URL('/', url)
  const { pathname } = new URL(url)
  await page.setViewportSize(size)
  await stayOnSite(page, url)
  if (page.url().startsWith(home)) {
    // Navigating to the current URL changes nothing.
    await page.evaluate((path) => history.pushState(null, '', path), pathname)
  } else {
    await page.goto(url)
  }
  await waitShown(page, pathname)
  await expect(page.locator('h1'), url).toHaveCount(1)
  await scrollThrough(page)
}
