import type { Locator, Page } from 'playwright/test'
import { test as base, expect } from 'playwright/test'

export { expect }

/**
 * A test that fails when the page logs an error or a warning, or throws: no hydration warning,
 * no unhandled rejection. `allowErrors` lets those through that fit.
 */
export const test = base.extend<{ allowErrors: RegExp; watchErrors: undefined }>({
  allowErrors: [/(?!)/, { option: true }],
  watchErrors: [
    async ({ page, allowErrors }, use) => {
      const errors: string[] = []
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) errors.push(message.text())
      })
      page.on('pageerror', (error) => errors.push(String(error)))
      await use(undefined)
      expect(errors.filter((text) => !allowErrors.test(text))).toEqual([])
    },
    { auto: true },
  ],
})

/** The address of a path on the shipped site, on the tiny one, or on that of the examples. */
export const halyard = (path = '/') => process.env.HALYARD_URL + path
export const tiny = (path = '/') => process.env.TINY_URL + path
export const examples = (path = '/') => process.env.EXAMPLES_URL + path

/** Opens a page and waits until its header is alive. */
export async function openAlive(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await waitAlive(page)
}

/** Waits until React has taken over the first block. */
export async function waitAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const first = document.querySelector('[data-block]')
    return first !== null && window.quireEarly?.live.has(first) === true
  })
}

/** Scrolls to an element and waits until its block is alive; keys pressed before have no effect. */
export async function waitBlockAlive(element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded()
  const isAlive = () =>
    element.evaluate((node) => {
      const block = node.closest('[data-block]')
      return block !== null && window.quireEarly?.live.has(block) === true
    })
  await expect.poll(isAlive).toBe(true)
}

/** Marks the document, to tell a navigation inside the app from a full load. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset.marked = 'yes'
  })
}

/** Whether the document is still the one that was marked. */
export async function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.dataset.marked === 'yes')
}
