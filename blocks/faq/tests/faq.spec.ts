import type { Page } from 'playwright/test'
import {
  bakery,
  expect,
  openAlive,
  test,
  waitBlockAlive,
  waitObserved,
} from '../../../tests/browser/support/site'

const faq = (page: Page) => page.locator('[data-block="faq"]')
const box = (page: Page) => faq(page).getByRole('searchbox')
const questions = (page: Page) => faq(page).getByRole('heading', { level: 3 })
const question = (page: Page, name: string) => faq(page).getByRole('button', { name, exact: true })
const toast = (page: Page) => page.getByText('Thank you for your feedback!')

const LEAVEN = 'May I have some of your leaven?'
const DOGS = 'May my dog come in?'

/** Opens the FAQ page, and waits until its questions are hydrated. */
async function openFaq(page: Page, hash = ''): Promise<void> {
  await openAlive(page, bakery(`/questions${hash}`))
  await faq(page).scrollIntoViewIfNeeded()
  await faq(page).evaluate(async (block) => {
    while (!window.quireEarly?.live.has(block)) await new Promise(requestAnimationFrame)
  })
}

/** The vote button with its count, for the question with this id. */
const vote = (page: Page, id: string, name: RegExp) =>
  page.locator(`#${id}`).getByRole('button', { name })

test.describe('the questions', () => {
  test('have their categories beside them', async ({ page }) => {
    await openFaq(page)
    await expect(questions(page)).toHaveCount(8)
    for (const category of ['Bread', 'Orders', 'Allergens', 'Shop'])
      await expect(faq(page).getByText(category, { exact: true }).first()).toBeVisible()
  })

  test('narrow while one types, by question and answer, in capitals or not (R-193)', async ({
    page,
  }) => {
    await openFaq(page)
    await box(page).pressSequentially('BRING a jar')
    await expect(questions(page)).toHaveText([LEAVEN])
    await expect(faq(page).getByRole('status')).toHaveText('Questions found: 1')
    await box(page).fill('dog come')
    await expect(questions(page)).toHaveText([DOGS])
  })

  test('come back when the search that finds none is cleared (R-194)', async ({ page }) => {
    await openFaq(page)
    await box(page).fill('zzzz')
    await expect(faq(page).getByRole('status')).toHaveText('No question matches “zzzz”.')
    await expect(questions(page)).toHaveCount(0)
    await faq(page).getByRole('button', { name: 'Clear search' }).click()
    await expect(box(page)).toHaveValue('')
    await expect(box(page)).toBeFocused()
    await expect(questions(page)).toHaveCount(8)
    await expect(faq(page).getByRole('status')).toHaveText('')
  })

  test('open side by side and say so, by mouse and by key (R-195)', async ({ page }) => {
    await openFaq(page)
    await expect(question(page, LEAVEN)).toHaveAttribute('aria-expanded', 'false')
    await question(page, LEAVEN).click()
    await question(page, DOGS).press('Enter')
    for (const name of [LEAVEN, DOGS]) {
      await expect(question(page, name)).toHaveAttribute('aria-expanded', 'true')
      await expect(faq(page).getByRole('region', { name })).toBeVisible()
    }
    await question(page, LEAVEN).press('Space')
    await expect(question(page, LEAVEN)).toHaveAttribute('aria-expanded', 'false')
    await expect(faq(page).getByRole('region', { name: DOGS })).toBeVisible()
  })

  test('may be searched without end (R-196)', async ({ page }) => {
    await openFaq(page)
    await box(page).pressSequentially('a question of thirty characters')
    await box(page).fill('the')
    await expect(faq(page).getByRole('status')).toHaveText(/^Questions found: \d$/)
    await expect(page.getByText('Search rate limit exceeded')).toHaveCount(0)
  })

  test('are opened by the address, on arrival and later', async ({ page }) => {
    await openFaq(page, '#starter')
    await expect(question(page, LEAVEN)).toHaveAttribute('aria-expanded', 'true')
    await expect(question(page, LEAVEN)).toBeInViewport()
    await box(page).fill('zzzz')
    await page.evaluate(() => {
      location.hash = '#dogs'
    })
    await expect(question(page, DOGS)).toHaveAttribute('aria-expanded', 'true')
    await expect(box(page)).toHaveValue('')
  })
})

test.describe('a vote on an answer', () => {
  test('thanks and counts one, and a reload forgets it (R-197, R-302)', async ({ page }) => {
    await openFaq(page, '#starter')
    await expect(vote(page, 'starter', /^Yes/)).toHaveText('Yes')
    await vote(page, 'starter', /^Yes/).click()
    await expect(toast(page)).toBeVisible()
    await expect(vote(page, 'starter', /^Yes/)).toHaveText('Yes 1')
    await expect(vote(page, 'starter', /^Yes/)).toHaveAttribute('aria-pressed', 'true')
    await expect(vote(page, 'starter', /^No/)).toHaveText('No')
    await question(page, DOGS).click()
    await expect(vote(page, 'dogs', /^Yes/)).toHaveText('Yes')
    await page.reload()
    await waitBlockAlive(question(page, LEAVEN))
    await expect(vote(page, 'starter', /^Yes/)).toHaveText('Yes')
  })

  test('counts once, thanks each time, and can be changed (R-305)', async ({ page }) => {
    await openFaq(page, '#starter')
    await vote(page, 'starter', /^Yes/).click()
    await expect(toast(page)).toBeVisible()
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(toast(page)).toHaveCount(0)
    await vote(page, 'starter', /^Yes/).click()
    await expect(toast(page)).toBeVisible()
    await expect(vote(page, 'starter', /^Yes/)).toHaveText('Yes 1')
    await vote(page, 'starter', /^No/).click()
    await expect(vote(page, 'starter', /^No/)).toHaveText('No 1')
    await expect(vote(page, 'starter', /^Yes/)).toHaveText('Yes')
  })

  test('goes nowhere: no request, no storage (R-198)', async ({ page }) => {
    await openFaq(page, '#starter')
    // The browser loads the toast code when the pointer first reaches a block that can show a
    // toast.
    await vote(page, 'starter', /^No/).hover()
    await waitObserved(page)
    const read = () =>
      page.evaluate(() => [document.cookie, { ...localStorage }, { ...sessionStorage }])
    const before = await read()
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await vote(page, 'starter', /^No/).click()
    await expect(toast(page)).toBeVisible()
    expect(asked).toEqual([])
    expect(await read()).toEqual(before)
  })

  test('and an open answer outlast the search (R-199)', async ({ page }) => {
    await openFaq(page, '#starter')
    await vote(page, 'starter', /^Yes/).click()
    await box(page).fill('dog come')
    await expect(question(page, LEAVEN)).toBeHidden()
    await box(page).fill('')
    await expect(question(page, LEAVEN)).toHaveAttribute('aria-expanded', 'true')
    await expect(vote(page, 'starter', /^Yes/)).toHaveText('Yes 1')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('all answers are open, and nothing that needs it is shown', async ({ page }) => {
    await page.goto(bakery('/questions'))
    await expect(faq(page).getByText('Bring a jar with a lid')).toBeVisible()
    await expect(box(page)).toBeHidden()
    await expect(faq(page).getByText('Was this answer helpful?').first()).toBeHidden()
  })
})
