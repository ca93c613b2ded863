import type { Page } from 'playwright/test'
import {
  expect,
  halyard,
  isSameDocument,
  openAlive,
  rememberDocument,
  test,
  waitObserved,
} from './site'

const main = (page: Page) => page.getByRole('main')
const band = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** Activates placeholder links with the mouse and keyboard. Nothing may change or be requested. */
async function expectPlaceholders(page: Page, names: string[]): Promise<void> {
  for (const name of names) {
    const link = main(page).getByRole('link', { name, exact: true }).first()
    await expect(link).toHaveAccessibleDescription('Not available yet')
    await link.scrollIntoViewIfNeeded()
    await expect(link).toHaveAttribute('aria-disabled', 'true')
    await waitObserved(page)
    const before = [page.url(), await main(page).innerHTML()]
    const requests: string[] = []
    const listener = (request: { url: () => string }) => requests.push(request.url())
    page.on('request', listener)
    await link.click({ force: true })
    await link.press('Enter')
    expect([page.url(), await main(page).innerHTML()]).toEqual(before)
    page.off('request', listener)
    expect(requests).toEqual([])
  }
}

test.describe('about', () => {
  test.beforeEach(async ({ page }) => openAlive(page, halyard('/about')))

  test('has a breadcrumb that ends at itself (R-104)', async ({ page }) => {
    const trail = page.getByRole('navigation', { name: /breadcrumb/i })
    await expect(trail.getByRole('listitem')).toHaveText(['Home', 'About Us'])
    await expect(trail.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
    await expect(trail.getByText('About Us')).toHaveAttribute('aria-current', 'page')
    await expect(trail.getByRole('link', { name: 'About Us' })).toHaveCount(0)
  })

  test('leads to customer success and to treasury (R-105)', async ({ page }) => {
    for (const path of ['/about/customer-success', '/solutions/treasury'])
      await expect(main(page).locator(`a[href="${path}"]`).first()).toBeVisible()
  })

  test('has its six sections in order, with four values (R-106, R-107)', async ({ page }) => {
    const sections = [
      'Our Story',
      'Our Values',
      'What Sets Us Apart',
      'Support and Services',
      'Implementation Options',
      'Security and Quality',
    ]
    const headings = await main(page).getByRole('heading', { level: 2 }).allTextContents()
    expect(headings.filter((text) => sections.includes(text))).toEqual(sections)
    const values = band(page, 'Our Values').getByRole('heading', { level: 3 })
    await expect(values).toHaveText(['Client Focus', 'Innovation', 'Integrity', 'Excellence'])
  })

  test('leads on from implementation and from security (R-108)', async ({ page }) => {
    const linkIn = (name: string) => band(page, name).getByRole('link')
    await expect(linkIn('Implementation Options')).toHaveAttribute(
      'href',
      '/about/integration-options',
    )
    await expect(linkIn('Security and Quality')).toHaveAttribute('href', '/about/news-compliance')
    for (const name of ['ISO 27001:2022', 'ISO 9001:2015'])
      await expect(band(page, 'Security and Quality').getByText(name)).toBeVisible()
  })
})

test('customer success states the record, and draws its range (R-006)', async ({ page }) => {
  await openAlive(page, halyard('/about/customer-success'))
  const record = band(page, 'The record')
  await expect(record.getByRole('definition')).toHaveText([/98%/, /8 months/, /6-12 months/])
  await expect(record).toContainText('about 8 months')
  const shares = await record.locator('[aria-hidden="true"] > :first-child').evaluateAll((tracks) =>
    tracks.map((track) => {
      const [whole, part] = [track, track.firstElementChild ?? track].map((element) =>
        element.getBoundingClientRect(),
      )
      if (!whole || !part) throw new Error('There is no bar.')
      return [part.left - whole.left, part.width].map((size) =>
        Math.round((100 * size) / whole.width),
      )
    }),
  )
  expect(shares).toEqual([[50, 50]])
})

test.describe('partners', () => {
  test.beforeEach(async ({ page }) => openAlive(page, halyard('/partners')))

  test('shows six categories and six groups of integration (R-109)', async ({ page }) => {
    const categories = page.locator('#categories').getByRole('heading', { level: 3 })
    await expect(categories).toHaveCount(6)
    await expect(page.getByRole('table').getByRole('rowheader')).toHaveCount(6)
  })

  test('applies and asks for the kit on the contact page (R-110)', async ({ page }) => {
    for (const name of ['Apply', 'Download Partner Kit']) {
      const link = band(page, 'Become a Partner').getByRole('link', { name, exact: true })
      await expect(link).toHaveAttribute('href', '/contact')
      await expect(link).not.toHaveAttribute('download')
    }
  })

  test('shows the table as lists on a phone, each entry with its column (R-310)', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    const cells = page.getByRole('table').getByRole('row').nth(1).getByRole('cell')
    await expect(cells).toHaveCount(2)
    const [first, second] = await Promise.all([0, 1].map((index) => cells.nth(index).boundingBox()))
    expect(second?.x).toBe(first?.x)
    expect(second?.y).toBeGreaterThan(first?.y ?? Number.POSITIVE_INFINITY)
    const word = await cells.first().evaluate((cell) => getComputedStyle(cell, '::before').content)
    expect(word).toContain('What is exchanged')
  })
})

test.describe('support', () => {
  test.beforeEach(async ({ page }) => openAlive(page, halyard('/support')))

  test('states its four figures and no others (R-004)', async ({ page }) => {
    await expect(main(page).getByRole('definition')).toHaveText([
      /24\/7/,
      /Under 2 hours/,
      /99\.5%/,
      /50\+ countries/,
    ])
    await expect(main(page)).not.toContainText('50+ team members')
  })

  test('has two portals, one elsewhere and one to come (R-111)', async ({ page }) => {
    const portals = page.locator('#portals')
    await expect(portals.getByRole('heading', { level: 3 })).toHaveText([
      'Learning Portal',
      'Help Desk Portal',
    ])
    const learning = portals.getByRole('link', { name: /^Go to the Learning Portal/ })
    await expect(learning).toHaveAttribute('href', /^https:\/\//)
    await expect(learning).toHaveAttribute('target', '_blank')
    await expectPlaceholders(page, ['Go to the Help Desk Portal'])
  })

  test('has four resources that lead nowhere yet (R-112)', async ({ page }) => {
    await expect(page.locator('#resources').getByRole('heading', { level: 3 })).toHaveText([
      'Documentation',
      'Video Library',
      'Community Forum',
      'Downloads',
    ])
    await expectPlaceholders(page, [
      'Open documentation',
      'Browse videos',
      'Visit the forum',
      'See downloads',
    ])
  })
})

test.describe('insights', () => {
  test.beforeEach(async ({ page }) => openAlive(page, halyard('/insights')))

  test('has a search box that does nothing, and says so (R-113)', async ({ page }) => {
    const search = page.locator('main').getByRole('search', { name: 'Search insights' })
    const before = await page.locator('main').innerText()
    await rememberDocument(page)
    await search.getByRole('searchbox').fill('liquidity')
    await page.keyboard.press('Enter')
    await search.getByRole('button', { name: 'Search' }).click({ force: true })
    await expect(search.getByRole('button')).toHaveAccessibleDescription('Not available yet')
    await expect(search.getByText('Not available yet')).toBeVisible()
    await expect(page).toHaveURL(halyard('/insights'))
    expect(await isSameDocument(page)).toBe(true)
    expect(await page.locator('main').innerText()).toBe(before)
  })

  test('has a newsletter box that sends nothing (R-115)', async ({ page }) => {
    const newsletter = page.getByRole('group', { name: 'Newsletter' })
    await newsletter.scrollIntoViewIfNeeded()
    await expect(newsletter.getByText('Not available yet')).toBeVisible()
    await waitObserved(page)
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await rememberDocument(page)
    await newsletter.getByLabel('Email address').fill('ada@bank.example')
    await page.keyboard.press('Enter')
    await newsletter.getByRole('button', { name: 'Subscribe' }).click({ force: true })
    expect(await isSameDocument(page)).toBe(true)
    await expect(page).toHaveURL(halyard('/insights'))
    await expect(page.locator('[role=status], [role=alert]').filter({ hasText: /./ })).toHaveCount(
      0,
    )
    expect(requests).toEqual([])
  })

  test('has a featured article, and cards under each of four tabs (R-114)', async ({ page }) => {
    await expect(page.locator('#featured')).toContainText('Featured article')
    await expect(page.locator('#featured').getByRole('heading', { level: 2 })).toBeVisible()
    const tabs = page.getByRole('tab')
    await expect(tabs).toHaveText(['Articles', 'Whitepapers', 'Webinars', 'Case Studies'])
    for (const tab of await tabs.all()) {
      await tab.click()
      await expect(tab).toHaveAttribute('aria-selected', 'true')
      await expect(page.getByRole('tabpanel').getByRole('heading', { level: 3 })).toHaveCount(4)
      await expect(page.getByRole('tabpanel').getByText('In preparation')).toHaveCount(4)
      await expect(page.getByRole('tabpanel').getByRole('link')).toHaveCount(0)
    }
  })

  test('declares what it does not have yet (R-114)', async ({ page }) => {
    await expectPlaceholders(page, ['Read the article'])
  })

  test('closes with one call of its own, to talk to sales (R-017, R-018)', async ({ page }) => {
    const talk = page.getByRole('link', { name: 'Talk to Sales' })
    await expect(talk).toHaveAttribute('href', '/contact')
    await expect(main(page).getByRole('link', { name: 'Request a Demo' })).toHaveCount(1)
    await expect(page.getByRole('link', { name: 'Contact Sales' })).toHaveCount(0)
  })
})
