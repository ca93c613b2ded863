import { expect, halyard, openAlive, test } from './site'

const NAMES = ['Perth', 'Kuala Lumpur', 'Sydney', 'Jakarta', 'Manila']

test.beforeEach(({ page }) => openAlive(page, halyard('/contact')))

test('lists five offices in their order, each with its own phone and address (R-121, R-123)', async ({
  page,
}) => {
  const offices = page.locator('#offices li')
  await expect(offices).toHaveCount(5)
  const targets = new Set<string>()
  for (const [index, name] of NAMES.entries()) {
    const office = offices.nth(index)
    await expect(office.getByRole('heading')).toContainText(name)
    for (const scheme of ['tel:', 'mailto:']) {
      const link = office.locator(`a[href^="${scheme}"]`)
      await expect(link).toHaveCount(1)
      targets.add((await link.getAttribute('href')) ?? '')
    }
  }
  expect(targets.size).toBe(10)
})

test('only Perth shows an address and is the headquarters (R-122, R-299)', async ({ page }) => {
  await expect(page.locator('#perth')).toContainText('Perth WA 6000')
  await expect(page.locator('#perth').getByRole('heading')).toContainText('Headquarters')
  await expect(page.locator('#offices').getByText('Headquarters')).toHaveCount(1)
  for (const id of ['kuala-lumpur', 'sydney', 'jakarta', 'manila']) {
    await expect(page.locator(`#${id} p`)).toHaveCount(2)
  }
})

test('marks them on a map that has a name and is not cut off', async ({ page }) => {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const map = page.getByRole('img', { name: /offices in Perth, Kuala Lumpur/ })
    await map.scrollIntoViewIfNeeded()
    const bounds = await map.boundingBox()
    for (const name of NAMES) {
      const label = await map.getByText(name, { exact: true }).boundingBox()
      if (!bounds || !label) throw new Error(`${name} is not drawn.`)
      expect(label.x).toBeGreaterThanOrEqual(bounds.x)
      expect(label.x + label.width).toBeLessThanOrEqual(bounds.x + bounds.width)
    }
  }
})
