import type { Locator } from 'playwright/test'
import { findOverflow } from '../../browser/support/accessible'
import { expect, halyard, openAlive, test } from './site'

const SOLUTIONS = [
  'treasury',
  'treasury/corporate',
  'treasury/banking',
  'treasury/banking/conventional',
  'treasury/banking/islamic',
  'treasury/banking/digital',
  'treasury-reserve',
  'loans',
  'custody',
  'investment',
  'wholesale',
]

/** The modules whose page has a long diagram. */
const DIAGRAMS = ['treasury/banking', 'treasury/banking/islamic', 'loans', 'wholesale']

test('the drawings that open the modules say that their figures are an example', async ({
  page,
}) => {
  for (const solution of SOLUTIONS) {
    await page.goto(halyard(`/solutions/${solution}`))
    const words = await page.locator('main > :first-child figure').innerText()
    if (/\d{2}/.test(words)) expect(words, solution).toMatch(/^Example: /)
  }
})

for (const solution of DIAGRAMS) {
  test(`the flow of ${solution} has a name, a description and words to read`, async ({ page }) => {
    await openAlive(page, halyard(`/solutions/${solution}`))
    const flow = page.locator('[data-block="flow"]')
    const picture = flow.getByRole('img')
    const steps = flow.locator('figure > ol > li')
    await expect(picture).toHaveCount(1)
    await expect(picture).toHaveAccessibleName(/\w+ \w+/)
    await expect(picture).toHaveAccessibleDescription(/(\S+ ){11,}\S+\.$/)
    for (const width of [640, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await expect(picture).toBeVisible()
      await expectReadable(picture)
      expect(await findOverflow(page)).toEqual([])
    }
    for (const width of [320, 600]) {
      await page.setViewportSize({ width, height: 900 })
      await expect(picture).toBeHidden()
      await expectOneRail(steps)
      expect(await findOverflow(page)).toEqual([])
    }
  })
}

/** Expects words that are between 12 and 17 pixels high, each within its box. */
async function expectReadable(picture: Locator): Promise<void> {
  const { sizes, inside } = await picture.evaluate((element) => {
    const svg = element as unknown as SVGSVGElement
    const scale = svg.getScreenCTM()?.a ?? 0
    const texts = [...svg.querySelectorAll('text')]
    const boxes = [...svg.querySelectorAll('rect')].map((rect) => rect.getBBox())
    return {
      sizes: texts.map((text) => scale * Number.parseFloat(getComputedStyle(text).fontSize)),
      inside: texts.every((text) => {
        const { x, width } = text.getBBox()
        return boxes.some((box) => box.x < x && x + width <= box.x + box.width - 8)
      }),
    }
  })
  expect(sizes.length).toBeGreaterThan(4)
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(17)
  expect(inside).toBe(true)
}

/**
 * Expects steps one below another, aligned at the left edge, and arrows labelled with their
 * targets.
 */
async function expectOneRail(steps: Locator): Promise<void> {
  const boxes = await steps.locator('> p').evaluateAll((items) =>
    items.map((item) => {
      const { left, top, bottom } = item.getBoundingClientRect()
      return { left, top, bottom }
    }),
  )
  expect(boxes.length).toBeGreaterThan(4)
  expect(new Set(boxes.map(({ left }) => left)).size).toBe(1)
  boxes.slice(1).forEach(({ top }, index) => {
    expect(top).toBeGreaterThanOrEqual(boxes[index]?.bottom ?? 0)
  })
  const arrows = await steps.locator('li').allTextContents()
  expect(arrows.length).toBeGreaterThan(4)
  for (const arrow of arrows) expect(arrow).toMatch(/^→ \w/)
}

test('no two modules open with the same drawing', async ({ page }) => {
  const drawings: string[] = []
  for (const solution of SOLUTIONS) {
    await page.goto(halyard(`/solutions/${solution}`))
    const drawing = page.locator('main > :first-child figure')
    await expect(drawing).toHaveAccessibleName(/\w+ \w+/)
    const shape = await drawing.evaluate((figure) =>
      [...figure.querySelectorAll('*')]
        .filter((element) => element.tagName !== 'FIGCAPTION')
        .map((element) => `${element.tagName} ${element.getAttribute('style') ?? ''}`)
        .join(),
    )
    drawings.push(shape)
  }
  expect(new Set(drawings).size).toBe(SOLUTIONS.length)
})
