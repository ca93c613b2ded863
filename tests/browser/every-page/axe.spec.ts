import {
  expectAccessible,
  expectAccessibleWideAndNarrow,
  expectNoOverflow,
} from '../support/accessible'
import { servedSites } from '../support/served-sites'
import { bakery, expect, openAlive, test } from '../support/site'
import { tour } from '../support/tour'

for (const { name, routes, at } of servedSites) {
  test(`${name}: each route has a document title of its own (R-023)`, async ({ request }) => {
    const titles = new Map<string, string>()
    for (const route of routes) {
      const html = await (await request.get(at(route))).text()
      const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? ''
      expect(title, route).not.toBe('')
      expect(titles.get(title), `the route with the same title as ${route}`).toBeUndefined()
      titles.set(title, route)
    }
  })
}

test.describe('no axe violation is found (R-311)', () => {
  test('with a menu of the header open', async ({ page }) => {
    await openAlive(page, bakery())
    for (const name of ['Bread', 'Bakery']) {
      const button = page.getByRole('banner').getByRole('button', { name })
      await button.click()
      await expect(button).toHaveAttribute('aria-expanded', 'true')
      await expectAccessible(page)
    }
  })

  test('with the mobile menu open, and a group in it', async ({ page }) => {
    for (const width of [375, 320]) {
      await page.setViewportSize({ width, height: 700 })
      await openAlive(page, bakery())
      await page.getByRole('banner').getByRole('button', { name: /menu/i }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessible(page)
      const group = page.getByRole('dialog').getByRole('button', { name: 'Bread' })
      await group.click()
      await expect(group).toHaveAttribute('aria-expanded', 'true')
      await expectAccessible(page)
    }
  })

  for (const width of [1280, 320]) {
    test(`with what is wrong with a form, and a notice, at ${width}px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await openAlive(page, bakery('/order'))
      const form = page.getByRole('form', { name: 'Order' })
      await form.scrollIntoViewIfNeeded()
      const submit = form.locator('button[type=submit]')
      await submit.click()
      await expect(form.locator('[aria-invalid=true]')).toHaveCount(4)
      await expectAccessible(page)
      const file = { name: 'a.exe', mimeType: 'application/pdf', buffer: Buffer.from('x') }
      await form.getByLabel('A picture to work from').setInputFiles(file)
      await expect(page.getByRole('alert')).toBeVisible()
      await expectAccessible(page)
      await expectNoOverflow(page, [width])
    })
  }

  test('with a question open, wide and narrow', async ({ page }) => {
    await openAlive(page, bakery('/questions'))
    const question = page.locator('main button[aria-expanded]').first()
    await question.click()
    await expect(question).toHaveAttribute('aria-expanded', 'true')
    await expectAccessibleWideAndNarrow(page)
  })

  test('with an audience chosen, wide and narrow', async ({ page }) => {
    await openAlive(page, bakery())
    const choice = page.getByRole('button', { name: 'My kitchen table' })
    await choice.click()
    await expect(choice).toHaveAttribute('aria-pressed', 'true')
    await expect(page.locator('h1')).toHaveText('A loaf that lasts the week')
    await expectAccessibleWideAndNarrow(page)
  })

  test('with each tab shown, wide and narrow', async ({ page }) => {
    await openAlive(page, bakery('/breads'))
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click()
      await expect(tab).toHaveAttribute('aria-selected', 'true')
      await expectAccessibleWideAndNarrow(page)
    }
  })

  test.describe('on the 404 page', () => {
    test.use({ allowErrors: /404/ })
    test('wide and narrow', async ({ page }) => {
      await tour(page, bakery('/no-such-page'))
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expectAccessibleWideAndNarrow(page)
    })
  })
})
