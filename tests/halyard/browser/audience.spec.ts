import type { Locator, Page } from 'playwright/test'
import { scrollThrough } from '../../browser/support/tour'
import { translate } from '../../browser/support/translate'
import { isLongRun } from '../../support/run-length'
import { expect, halyard, openAlive, test, waitBlockAlive, waitShown } from './site'

const AUDIENCES = [
  ['central-bank', 'Central Bank'],
  ['commercial-bank', 'Commercial Bank'],
  ['investment-bank', 'Investment Bank'],
  ['pension-fund', 'Pension Fund'],
  ['insurance', 'Insurance'],
  ['corporate', 'Corporate'],
] as const
const GENERIC = 'One ledger for every position your institution holds'
const SECTIONS = ['hero', 'solutions', 'roles', 'integrated-solutions', 'compliance']

const selectorOf = (page: Page): Locator => page.getByRole('group', { name: 'Your institution' })
const optionOf = (page: Page, name: string): Locator =>
  selectorOf(page).getByRole('button', { name, exact: true })
const clearOf = (page: Page): Locator =>
  selectorOf(page).getByRole('button', { name: 'Clear the institution type' })

async function readSections(page: Page): Promise<string[]> {
  const texts: string[] = []
  for (const id of SECTIONS) {
    const section = page.locator(`[id="${id}"]`)
    await waitBlockAlive(section)
    texts.push(await section.innerText())
  }
  return texts
}

async function choose(page: Page, name: string): Promise<void> {
  await optionOf(page, name).click()
  await expect(optionOf(page, name)).toHaveAttribute('aria-pressed', 'true')
}

/** Waits for the institution's content; after that, every hydrated block updates immediately. */
async function waitFollowed(page: Page): Promise<void> {
  await expect(page.locator('#hero h1')).not.toHaveText(GENERIC)
}

test.beforeEach(({ page }) => openAlive(page, halyard('/')))

test('offers six institution types, none chosen, and no clear button (R-093, R-094)', async ({
  page,
}) => {
  await expect(selectorOf(page).getByRole('button')).toHaveText(AUDIENCES.map(([, name]) => name))
  for (const [, name] of AUDIENCES) {
    await expect(optionOf(page, name)).toHaveAttribute('aria-pressed', 'false')
  }
})

// Selects each institution type, and reads the content below the selector.
const cleared = isLongRun ? AUDIENCES : AUDIENCES.slice(0, 1)
for (const [id, name] of cleared) {
  test(`${id} changes all five sections, and clear brings them back (R-095, R-097)`, async ({
    page,
  }) => {
    const before = await readSections(page)
    await choose(page, name)
    for (const [index, section] of SECTIONS.entries()) {
      const locator = page.locator(`[id="${section}"]`)
      // Retries if the element is replaced in the meantime.
      await expect(async () => {
        await locator.scrollIntoViewIfNeeded()
        expect(await locator.innerText()).not.toBe(before[index])
      }).toPass()
    }
    await expect(clearOf(page)).toHaveText('×')
    await clearOf(page).click()
    await expect(clearOf(page)).toHaveCount(0)
    await expect(selectorOf(page).getByRole('button').first()).toBeFocused()
    await expect.poll(() => readSections(page)).toEqual(before)
  })
}

test('no two institution types read the same, nor as without one (R-095)', async ({ page }) => {
  const generic = await readSections(page)
  const seen = new Map(generic.map((text) => [text, 'no institution type']))
  for (const [id, name] of AUDIENCES) {
    await choose(page, name)
    await waitFollowed(page)
    for (const [index, text] of (await readSections(page)).entries()) {
      expect(seen.get(text), `${SECTIONS[index]} of ${id}`).toBeUndefined()
      seen.set(text, id)
    }
  }
})

test('shows the six roles, each with a link (R-098)', async ({ page }) => {
  const cards = page.locator('#roles li')
  await expect(cards.getByRole('heading')).toHaveText([
    'CFO',
    'Head of Treasury',
    'Head of Loans',
    'Head of Custody',
    'Head of IT',
    'Head of Operations',
  ])
  for (const card of await cards.all()) await expect(card.getByRole('link')).toHaveCount(1)
})

test('each role shows what it sees first, for every institution type (R-098)', async ({ page }) => {
  const screens = page.locator('#roles li dl')
  const seen = new Set<string>()
  for (const [, name] of [['', ''], ...AUDIENCES]) {
    if (name) {
      await choose(page, name)
      await waitFollowed(page)
    }
    await page.locator('#roles').scrollIntoViewIfNeeded()
    await waitBlockAlive(page.locator('#roles'))
    await expect(screens).toHaveCount(6)
    await expect.poll(async () => seen.has(await screens.first().innerText())).toBe(false)
    for (const text of await screens.allInnerTexts()) seen.add(text)
  }
  expect(seen.size).toBe(6 * 7)
})

test('on a phone the page is at most 14 screens long, and its links are large (R-317)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await scrollThrough(page)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(14 * 800)
  const small = await page
    .locator('main :is(a, button)')
    .evaluateAll((links) =>
      links
        .filter((link) => !link.closest('p') && link.getBoundingClientRect().height < 44)
        .map((link) => link.textContent),
    )
  expect(small).toEqual([])
})

test('every card of every institution type leads to a page that exists (R-103)', async ({
  page,
  request,
}) => {
  const hrefs = new Set<string>()
  await scrollThrough(page)
  for (const [, name] of AUDIENCES) {
    await choose(page, name)
    await waitFollowed(page)
    await expect(page.locator('#roles li a')).toHaveCount(6)
    // All cards change together: the cards of one type replace those of another.
    const shown = await page
      .locator('#solutions li a, #roles li a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    for (const href of shown) hrefs.add(href)
  }
  for (const href of hrefs) expect((await request.get(halyard(href))).status(), href).toBe(200)
})

test('a card leads to its subject, within a tab and to an answer too (R-103)', async ({ page }) => {
  await scrollThrough(page)
  await choose(page, 'Central Bank')
  await waitFollowed(page)
  await page.getByRole('link', { name: 'See gold, bar by bar' }).click()
  await expect(page).toHaveURL(halyard('/solutions/treasury-reserve#gold'))
  await expect(page.getByRole('heading', { name: 'Gold, bar by bar' })).toBeInViewport()
  await page.goBack()
  await waitFollowed(page)
  await scrollThrough(page)
  await page.getByRole('link', { name: 'See how assets are kept apart' }).click()
  const question = page.getByRole('button', { name: 'How are client assets kept apart?' })
  await expect(question).toHaveAttribute('aria-expanded', 'true')
  await expect(question).toBeInViewport()
})

test('the choice is exposed and announced (R-101)', async ({ page }) => {
  await choose(page, 'Insurance')
  await expect(selectorOf(page).getByRole('status')).toContainText('Insurance')
  await expect(optionOf(page, 'Corporate')).toHaveAttribute('aria-pressed', 'false')
  await choose(page, 'Corporate')
  await expect(optionOf(page, 'Insurance')).toHaveAttribute('aria-pressed', 'false')
})

test('the platform diagram lights the modules that matter', async ({ page }) => {
  const lit = page.locator('#hero li[data-lit] > a > span')
  await expect(lit).toHaveCount(6)
  await choose(page, 'Central Bank')
  await expect(lit).toHaveText(['Treasury', 'Loans', 'Custody', 'Banknotes', 'Reserves'])
  await expect(page.locator('#hero figcaption')).toHaveText(
    'Central Bank: Treasury, Loans, Custody, Banknotes, Reserves',
  )
})

test('the choice is in page memory alone (R-099)', async ({ page, context }) => {
  await choose(page, 'Pension Fund')
  const kept = await page.evaluate(() =>
    JSON.stringify([location.href, { ...localStorage }, { ...sessionStorage }]),
  )
  expect(kept).not.toMatch(/pension/i)
  expect(await context.cookies()).toEqual([])
  await page.reload()
  await expect(optionOf(page, 'Pension Fund')).toHaveAttribute('aria-pressed', 'false')
  await expect(page.locator('#hero h1')).toHaveText(GENERIC)
})

test('the choice survives going to another page and back (R-100)', async ({ page }) => {
  await choose(page, 'Insurance')
  await page.getByRole('banner').getByRole('link', { name: 'Support' }).click()
  await waitShown(page, '/support')
  await page.goBack()
  await expect(optionOf(page, 'Insurance')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('#hero h1')).toHaveText(
    'Assets that keep pace with the promises they back',
  )
})

test('choosing works with the keyboard alone', async ({ page }) => {
  await optionOf(page, 'Central Bank').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(optionOf(page, 'Commercial Bank')).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Space')
  await expect(optionOf(page, 'Commercial Bank')).toHaveAttribute('aria-pressed', 'false')
})

test('what differs is not in the page itself, and is fetched when a choice is near', async ({
  page,
  request,
}) => {
  const html = await (await request.get(halyard('/'))).text()
  expect(html).not.toContain('Member money')
  const fetched = page.waitForRequest(halyard('/_data/index.json'))
  await optionOf(page, 'Pension Fund').hover()
  await fetched
})

test.describe('when what differs cannot be fetched', () => {
  test.use({ allowErrors: /Failed to load resource/ })

  test('the page stays as it is, and the next choice tries again', async ({ page }) => {
    await page.route('**/_data/index.json', (route) => route.abort())
    const failed = page.waitForEvent('requestfailed')
    await choose(page, 'Insurance')
    await failed
    await expect(page.locator('#hero h1')).toContainText('One ledger for every position')
    await page.unroute('**/_data/index.json')
    await choose(page, 'Corporate')
    await expect(page.locator('#hero h1')).toContainText('Know the group’s cash')
  })
})

test('the table of modules on About lights the chosen institution’s column', async ({ page }) => {
  await choose(page, 'Central Bank')
  await page.getByRole('banner').getByRole('button', { name: 'Company' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click()
  await waitShown(page, '/about')
  const table = page.locator('#coverage').getByRole('table')
  await table.scrollIntoViewIfNeeded()
  await expect(table.getByRole('columnheader')).toHaveText([
    'Module',
    ...AUDIENCES.map(([, n]) => n),
  ])
  await expect(table.locator('thead [data-lit]')).toHaveText('Central Bank')
  await expect(table.locator('tbody [data-lit]')).toHaveCount(6)
  const lit = table.getByRole('row').filter({ has: page.locator('td[data-lit][data-name]') })
  await expect(lit.getByRole('rowheader')).toHaveText([
    'Treasury',
    'Loans',
    'Custody',
    'Wholesale Banknotes',
    'Treasury and Reserve Management',
  ])
})

test('each choice shows its texts in a page that the browser has translated (R-095, R-329)', async ({
  page,
}) => {
  await scrollThrough(page)
  const readAll = async () => {
    const read: string[][] = []
    for (const [, name] of isLongRun ? AUDIENCES : AUDIENCES.slice(1, 3)) {
      const before = await page.locator('#hero').innerText()
      await choose(page, name)
      await expect.poll(() => page.locator('#hero').innerText()).not.toBe(before)
      read.push(await readSections(page))
    }
    return read
  }
  const before = await readAll()
  await translate(page, ['', ''])
  expect(await readAll()).toEqual(before)
})
