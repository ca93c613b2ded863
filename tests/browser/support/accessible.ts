import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright/test'
import { expect } from './site'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']

/** What axe finds; that it looked is made sure of. */
export async function findViolations(page: Page): Promise<string[]> {
  await finishTransitions(page)
  // Reading it takes as long as a run of it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  // All that it returns is a tenth of a page's size for each rule: to send it takes longer than a run.
  const { violations, passes } = await page.evaluate(async (tags) => {
    const axe: typeof import('axe-core') = Reflect.get(window, 'axe')
    const { violations, passes } = await axe.run(document, {
      runOnly: tags,
      // Of what passes, only how many rules did.
      resultTypes: ['violations'],
      // Style sheets are read for one rule, which is an experiment and none of these.
      preload: { assets: ['media'] },
    })
    return {
      violations: violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target}\n${failureSummary}`),
      ),
      passes: passes.length,
    }
  }, TAGS)
  expect(passes).toBeGreaterThan(10)
  return violations
}

/** Expects that axe finds nothing, and that it looked. */
export async function expectAccessible(page: Page): Promise<void> {
  const { width } = page.viewportSize() ?? {}
  expect(await findViolations(page), `axe at ${width}px on ${page.url()}`).toEqual([])
}

/** Expects that nothing reaches beyond the sides of windows of these widths. */
export async function expectNoOverflow(page: Page, widths: number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    expect(await findOverflow(page), `overflow at ${width}px on ${page.url()}`).toEqual([])
  }
}

/** Colours are what they will be, and nothing moves. */
async function finishTransitions(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async () => {
        // What has just been shown may begin to move a frame later.
        for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame)
        return document.getAnimations().filter(({ playState }) => playState === 'running').length
      }),
    )
    .toBe(0)
}

/** What reaches beyond the window's sides and is not within something that scrolls by itself. */
export async function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement
    const wide =
      root.scrollWidth > root.clientWidth ? [`the page is ${root.scrollWidth}px wide`] : []
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement))
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement
      if (!parent?.checkVisibility({ visibilityProperty: true }) || !node.nodeValue?.trim())
        continue
      if (parent.closest('.visually-hidden, .skip-link') || scrolls(parent)) continue
      range.selectNodeContents(node)
      const { left, right } = range.getBoundingClientRect()
      if (left < -0.5 || right > root.clientWidth + 0.5)
        wide.push(`"${node.nodeValue}" ${left} to ${right}`)
    }
    return wide
  })
}
