import type { Page } from 'playwright/test'
import { expect, halyard, openAlive, test, waitBlockAlive } from './site'

const TABS = ['Compliance Framework', 'Corporate Governance', 'Data Protection', 'Regional']
const IDS = ['compliance', 'governance', 'dataProtection', 'regional']
const choose = (page: Page, name: string) => page.getByRole('tab', { name }).click()
const panel = (page: Page) => page.getByRole('tabpanel')

/** Opens the page at one of its panels. */
async function openPanel(page: Page, id: string): Promise<void> {
  await openAlive(page, halyard(`/legal#${id}`))
  await expect(panel(page)).toHaveId(id)
}

test('the four tabs expose the panel of their id, the first at first (R-209, R-294)', async ({
  page,
}) => {
  await openAlive(page, halyard('/legal'))
  expect(await page.getByRole('tab').allTextContents()).toEqual(TABS)
  await expect(panel(page)).toHaveId('compliance')
  for (const [index, name] of TABS.entries()) {
    await choose(page, name)
    await expect(panel(page)).toHaveCount(1)
    await expect(panel(page)).toHaveId(IDS[index] ?? '')
  }
  await page.goto(halyard('/legal#dataProtection'))
  await expect(panel(page)).toHaveId('dataProtection')
})

test('compliance lists certifications and the standards of four cards (R-210, R-295)', async ({
  page,
}) => {
  await openAlive(page, halyard('/legal'))
  for (const name of [
    'ISO 27001:2022',
    'ISO 9001:2015',
    'SWIFT compatible',
    'Annual SOC 2 Type II',
  ])
    await expect(panel(page).getByText(name, { exact: true })).toBeVisible()
  const cards = {
    'Risk Management': ['BCBS 239', 'FRTB', 'Basel III/IV'],
    'Reporting Standards': ['IFRS 9', 'IFRS 13', 'Global LEI'],
    'Transaction Reporting': ['MiFID II/MiFIR', 'EMIR', 'Dodd-Frank'],
    'Anti-Money Laundering': ['FATF', 'AML/CTF', 'KYC/CDD'],
  }
  for (const [name, standards] of Object.entries(cards)) {
    const card = panel(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name }) })
    expect(await card.getByRole('listitem').allTextContents()).toEqual(standards)
  }
})

test('governance names the structure and four policies (R-211, R-296, R-299)', async ({ page }) => {
  await openPanel(page, 'governance')
  await expect(panel(page)).toContainText('Pty Ltd')
  await expect(panel(page)).toContainText('head office is in Perth')
  expect(await panel(page).getByRole('heading', { level: 3 }).allTextContents()).toEqual(
    [
      'Code of Conduct',
      'Anti-Corruption',
      'Whistleblower Protection',
      'Modern Slavery Statement',
    ].map((name) => expect.stringContaining(name)),
  )
})

test('data protection lists laws, measures and the two policies (R-211, R-297)', async ({
  page,
}) => {
  await openPanel(page, 'dataProtection')
  for (const text of [
    'Australian Privacy Act',
    'GDPR',
    '(PDPA) of Singapore',
    '(PDPA) of Malaysia',
    'Indonesian privacy law',
    'Philippine privacy law',
    'Encryption',
    'Role-based access control with multi-factor authentication',
    'Independent audits and penetration tests',
  ])
    await expect(panel(page)).toContainText(text)
  const hrefs = await panel(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(hrefs).toEqual(['/privacy', '/terms'])
})

test('regional lists four countries, Perth and Sydney under Australia (R-211)', async ({
  page,
}) => {
  await openPanel(page, 'regional')
  expect(await panel(page).getByRole('heading', { level: 3 }).allTextContents()).toEqual([
    'Australia',
    'Indonesia',
    'Malaysia',
    'Philippines',
  ])
  const text = await panel(page).innerText()
  const [australia = '', rest = ''] = text.split('Bank Indonesia')
  expect(australia).toMatch(/Perth head office:[\s\S]*Sydney office:[\s\S]*APRA/)
  expect(rest).toMatch(/OJK[\s\S]*Bank Negara Malaysia[\s\S]*Bangko Sentral ng Pilipinas/)
})

for (const [width, height] of [
  [1440, 900],
  [360, 800],
] as const) {
  test(`the scroll area is 500px tall, named, and scrolls by key at ${width}px (R-212)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await openAlive(page, halyard('/legal'))
    for (const name of TABS) {
      await choose(page, name)
      const area = page.getByRole('region', { name, exact: true })
      expect((await area.boundingBox())?.height).toBe(500)
      await page.keyboard.press('Tab')
      await expect(area).toBeFocused()
      expect(await area.evaluate((element) => element.scrollTop)).toBe(0)
      await page.keyboard.press('End')
      await expect
        .poll(() =>
          area.evaluate(
            (element) => element.scrollHeight - element.clientHeight - element.scrollTop,
          ),
        )
        .toBeLessThan(2)
    }
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(sideways).toBe(width)
  })
}

test('ArrowRight moves between the tabs and wraps, at every width (R-214)', async ({ page }) => {
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await openAlive(page, halyard('/legal'))
    await waitBlockAlive(page.getByRole('tab').first())
    await page.getByRole('tab').first().click()
    for (const id of ['governance', 'dataProtection', 'regional', 'compliance']) {
      await page.keyboard.press('ArrowRight')
      await expect(panel(page)).toHaveId(id)
    }
  }
})

test('no tab is cut off on a phone (R-209, R-310)', async ({ page }) => {
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await openAlive(page, halyard('/legal'))
    const list = await page.getByRole('tablist').boundingBox()
    for (const tab of await page.getByRole('tab').all()) {
      const box = await tab.boundingBox()
      if (!list || !box) throw new Error('There is no tab.')
      expect(box.x).toBeGreaterThanOrEqual(list.x - 1)
      expect(box.x + box.width).toBeLessThanOrEqual(list.x + list.width + 1)
      expect(box.height).toBeGreaterThanOrEqual(44)
    }
  }
})

test('the end of the scroll area veils the text until all is read (R-212)', async ({ page }) => {
  await openAlive(page, halyard('/legal'))
  const area = panel(page).getByRole('region').first()
  /** The distance between the end of the text and the upper edge of the fade, in pixels. */
  const measure = () =>
    area.evaluate((element) => {
      const { height } = getComputedStyle(element, '::after')
      const veil = element.getBoundingClientRect().bottom - Number.parseFloat(height)
      const last = [...element.children].at(-1)?.getBoundingClientRect().bottom ?? 0
      return last - veil
    })
  expect(await measure()).toBeGreaterThan(100)
  await area.evaluate((element) => element.scrollTo(0, element.scrollHeight))
  expect(await measure()).toBeLessThanOrEqual(2)
})

test('the notices show the current year and both policies under every tab (R-213)', async ({
  page,
}) => {
  await page.clock.setFixedTime('2031-02-03T12:00:00Z')
  await openAlive(page, halyard('/legal'))
  const notices = page.getByRole('region', { name: 'Legal notices' })
  // During hydration, a block for the current year replaces the one for the build's year.
  await expect(notices).toContainText('© 2031')
  await notices.scrollIntoViewIfNeeded()
  for (const name of TABS) {
    await choose(page, name)
    await expect(notices).toContainText('© 2031 Halyard Financial Systems Pty Ltd')
    await expect(notices).toContainText('trademarks')
    await expect(notices.getByRole('link', { name: 'privacy policy' })).toBeVisible()
    await expect(notices.getByRole('link', { name: 'terms of service' })).toBeVisible()
  }
})

test('it has no closing call to action, but header and footer (R-009)', async ({ page }) => {
  await openAlive(page, halyard('/legal'))
  await expect(page.getByRole('banner')).toHaveCount(1)
  await expect(page.getByRole('contentinfo')).toHaveCount(1)
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Request a Demo' })).toHaveCount(0)
})

test('printed, all panels are there in full, without header and footer', async ({ page }) => {
  await openAlive(page, halyard('/legal'))
  await page.emulateMedia({ media: 'print' })
  for (const id of IDS) {
    const area = page.locator(`#${id} > section`)
    await expect(area).toBeVisible()
    expect(
      await area.evaluate((element) => element.scrollHeight - element.clientHeight),
    ).toBeLessThan(2)
  }
  await expect(page.getByRole('tablist')).toHaveCount(0)
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  for (const route of ['/privacy', '/terms']) {
    await openAlive(page, halyard(route))
    await expect(page.getByRole('banner')).toHaveCount(0)
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

test('leaving for the home page leaves one robots tag, index and follow (R-218, R-219)', async ({
  page,
}) => {
  await openAlive(page, halyard('/legal'))
  const robots = page.locator('meta[name="robots"]')
  await expect(robots).toHaveCount(1)
  await expect(robots).toHaveAttribute('content', /noindex/)
  await page.getByRole('banner').getByRole('link', { name: 'Halyard' }).click()
  await expect(page).toHaveURL(halyard('/'))
  await expect(robots).toHaveCount(1)
  await expect(robots).toHaveAttribute('content', 'index, follow')
})
