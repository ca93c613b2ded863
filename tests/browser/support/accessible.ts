import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright/test'
import {
  findViolations as findOnPage,
  findOverflow,
  finishTransitions,
} from '../../../engine/node/block-tools/testing/page-probe'
import { isLongRun } from '../../support/run-length'
import { findBrokenWords } from './broken-words'
import { expect } from './site'

export { findOverflow }

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const COLORS = { only: ['color-contrast', 'link-in-text-block'], least: 1, mayBeUnsure: true }
/** Axe's rules about positions and sizes. All other rules check names, roles and attributes. */
const LAYOUT = {
  ...COLORS,
  only: [...COLORS.only, 'scrollable-region-focusable', 'target-size'],
}

/** Axe's violations. Fails if axe did not run. */
async function findViolations(page: Page, rules?: typeof COLORS): Promise<string[]> {
  expect(await finishTransitions(page)).toBe(true)
  const violations = await findOnPage(page, AXE, rules)
  return violations.map(({ id, target, summary }) => `${id}: ${target}\n${summary}`)
}

/** Expects axe to run and to find no violations. */
export async function expectAccessible(page: Page): Promise<void> {
  const { width } = page.viewportSize() ?? {}
  expect(await findViolations(page), `axe at ${width}px on ${page.url()}`).toEqual([])
}

/**
 * Checks a page that axe has already checked at another width or direction: only positions and
 * sizes can differ. In the long run, axe checks all rules again.
 */
export async function expectAccessibleLayout(page: Page): Promise<void> {
  if (isLongRun) return expectAccessible(page)
  const { width } = page.viewportSize() ?? {}
  expect(await findViolations(page, LAYOUT), `axe at ${width}px on ${page.url()}`).toEqual([])
}

/** Expects no violations and no overflow, first on a wide screen, then on a narrow one. */
export async function expectAccessibleWideAndNarrow(page: Page): Promise<void> {
  await expectNoOverflow(page, [1280])
  await expectAccessible(page)
  await expectNoOverflow(page, [320])
  await expectAccessibleLayout(page)
  await page.setViewportSize({ width: 1280, height: 800 })
}

/** The lightness of the page background, from 0 to 255. */
export const lightnessOf = (page: Page, selector = 'body') =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const [red = 0, green = 0, blue = 0] = (
        getComputedStyle(element).backgroundColor.match(/[\d.]+/g) ?? []
      ).map(Number)
      return (red + green + blue) / 3
    })

/**
 * Checks in dark mode a page that axe has already checked in light mode: only colours can differ.
 * With reduced motion, they change immediately.
 */
export async function expectAccessibleInDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  expect(await findViolations(page, COLORS), `axe in the dark on ${page.url()}`).toEqual([])
  expect(await lightnessOf(page), `how light ${page.url()} is`).toBeLessThan(60)
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' })
}

/**
 * Expects that nothing overflows windows of these widths, and that no word breaks in a heading, a
 * table head or a button.
 */
export async function expectNoOverflow(page: Page, widths: number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    expect(await findOverflow(page), `overflow at ${width}px on ${page.url()}`).toEqual([])
    const broken = await findBrokenWords(page)
    expect(broken, `broken words at ${width}px on ${page.url()}`).toEqual([])
  }
}
