import { examples, expect, openAlive, test } from '../../../tests/browser/support/site'

test('marks the heading that is being read, and stays in view beside the text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 500 })
  await openAlive(page, examples('/contents/example-2'))
  const contents = page.getByRole('navigation', { name: 'On this page' })
  const current = contents.locator('[aria-current="location"]')
  await contents.getByRole('link', { name: 'What stays closed' }).click()
  await expect(page).toHaveURL(/#what-stays-closed$/)
  await expect(page.getByRole('heading', { name: 'What stays closed' })).toBeInViewport()
  await expect(current).toHaveText(/How long it takes|What stays closed/)
  await expect(contents.getByRole('link', { name: 'How we describe' })).toBeInViewport()
  await page.evaluate(() => scrollTo(0, 0))
  const last = contents.getByRole('link', { name: 'What stays closed' })
  await expect(last).not.toHaveAttribute('aria-current')
})

test('leaves room at the start of the line, and none sideways to scroll', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 })
  await page.goto(examples('/contents/example-2'))
  const contents = page.getByRole('navigation', { name: 'On this page' })
  const heading = page.getByRole('heading', { name: 'How long it takes' })
  const [list, text] = await Promise.all([contents.boundingBox(), heading.boundingBox()])
  expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThan(text?.x ?? 0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('is a list of links to all headings, which have ids', async ({ page }) => {
    await page.goto(examples('/contents/example-1'))
    const links = page.getByRole('navigation', { name: 'In this guide' }).getByRole('link')
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(hrefs).toEqual([
      '#before-you-come',
      '#your-reader-s-card',
      '#for-children',
      '#for-guests',
      '#what-to-bring',
      '#in-the-reading-room',
      '#ordering',
      '#copies',
      '#after-your-visit',
    ])
    for (const href of hrefs) await expect(page.locator(href ?? '')).toHaveCount(1)
  })
})
