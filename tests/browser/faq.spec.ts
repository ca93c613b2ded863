import type { Page } from 'playwright/test'
import { expect, halyard, openAlive, test, waitBlockAlive, waitQuiet } from './site'

const faq = (page: Page) => page.locator('[data-block="faq"]')
const box = (page: Page) => faq(page).getByRole('searchbox')
const questions = (page: Page) => faq(page).getByRole('heading', { level: 3 })
const question = (page: Page, name: string) => faq(page).getByRole('button', { name, exact: true })
const toast = (page: Page) => page.getByText('Thank you for your feedback!')

const TRAINING = 'How do our people learn the system?'
const SUPPORT = 'When is support available?'

/** Opens the contact page and waits until its questions are alive. */
async function openFaq(page: Page, hash = ''): Promise<void> {
  await openAlive(page, halyard(`/contact${hash}`))
  await faq(page).scrollIntoViewIfNeeded()
  await faq(page).evaluate(async (block) => {
    while (!window.quireEarly?.live.has(block)) await new Promise(requestAnimationFrame)
  })
}

/** A vote's button under the question with that id, and its count. */
const vote = (page: Page, id: string, name: RegExp) =>
  page.locator(`#${id}`).getByRole('button', { name })

test.describe('the questions', () => {
  test('are eight, of all seven categories (R-124)', async ({ page }) => {
    await openFaq(page)
    await expect(questions(page)).toHaveCount(8)
    for (const category of [
      'Platform',
      'Implementation',
      'Deployment',
      'Compliance',
      'Integration',
      'Support',
      'Training',
    ])
      await expect(faq(page).getByText(category, { exact: true }).first()).toBeVisible()
  })

  test('narrow while one types, by question and answer, in capitals or not (R-193)', async ({
    page,
  }) => {
    await openFaq(page)
    await box(page).pressSequentially('LEARNING port')
    await expect(questions(page)).toHaveText([TRAINING])
    await expect(faq(page).getByRole('status')).toHaveText('Questions found: 1')
    await box(page).fill('support available')
    await expect(questions(page)).toHaveText([SUPPORT])
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
    await expect(question(page, TRAINING)).toHaveAttribute('aria-expanded', 'false')
    await question(page, TRAINING).click()
    await question(page, SUPPORT).press('Enter')
    for (const name of [TRAINING, SUPPORT]) {
      await expect(question(page, name)).toHaveAttribute('aria-expanded', 'true')
      await expect(faq(page).getByRole('region', { name })).toBeVisible()
    }
    await question(page, TRAINING).press('Space')
    await expect(question(page, TRAINING)).toHaveAttribute('aria-expanded', 'false')
    await expect(faq(page).getByRole('region', { name: SUPPORT })).toBeVisible()
  })

  test('may be searched without end (R-196)', async ({ page }) => {
    await openFaq(page)
    await box(page).pressSequentially('a question of thirty characters')
    await box(page).fill('the')
    await expect(faq(page).getByRole('status')).toHaveText(/^Questions found: \d$/)
    await expect(page.getByText('Search rate limit exceeded')).toHaveCount(0)
  })

  test('are opened by the address, on arrival and later', async ({ page }) => {
    await openFaq(page, '#faq-training')
    await expect(question(page, TRAINING)).toHaveAttribute('aria-expanded', 'true')
    await expect(question(page, TRAINING)).toBeInViewport()
    await box(page).fill('zzzz')
    await page.evaluate(() => {
      location.hash = '#faq-support'
    })
    await expect(question(page, SUPPORT)).toHaveAttribute('aria-expanded', 'true')
    await expect(box(page)).toHaveValue('')
  })
})

test.describe('a vote on an answer', () => {
  test('thanks and counts one, and a reload forgets it (R-197, R-302)', async ({ page }) => {
    await openFaq(page, '#faq-training')
    await expect(vote(page, 'faq-training', /^Yes/)).toHaveText('Yes 0')
    await vote(page, 'faq-training', /^Yes/).click()
    await expect(toast(page)).toBeVisible()
    await expect(vote(page, 'faq-training', /^Yes/)).toHaveText('Yes 1')
    await expect(vote(page, 'faq-training', /^Yes/)).toHaveAttribute('aria-pressed', 'true')
    await expect(vote(page, 'faq-training', /^No/)).toHaveText('No 0')
    await question(page, SUPPORT).click()
    await expect(vote(page, 'faq-support', /^Yes/)).toHaveText('Yes 0')
    await page.reload()
    await waitBlockAlive(question(page, TRAINING))
    await expect(vote(page, 'faq-training', /^Yes/)).toHaveText('Yes 0')
  })

  test('counts once, thanks each time, and can be changed (R-305)', async ({ page }) => {
    await openFaq(page, '#faq-training')
    await vote(page, 'faq-training', /^Yes/).click()
    await expect(toast(page)).toBeVisible()
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(toast(page)).toHaveCount(0)
    await vote(page, 'faq-training', /^Yes/).click()
    await expect(toast(page)).toBeVisible()
    await expect(vote(page, 'faq-training', /^Yes/)).toHaveText('Yes 1')
    await vote(page, 'faq-training', /^No/).click()
    await expect(vote(page, 'faq-training', /^No/)).toHaveText('No 1')
    await expect(vote(page, 'faq-training', /^Yes/)).toHaveText('Yes 0')
  })

  test('goes nowhere: no request, no storage (R-198)', async ({ page }) => {
    await openFaq(page, '#faq-training')
    // What shows the toast comes when a block that can raise one is first pointed at.
    await vote(page, 'faq-training', /^No/).hover()
    await waitQuiet(page)
    const read = () =>
      page.evaluate(() => [document.cookie, { ...localStorage }, { ...sessionStorage }])
    const before = await read()
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await vote(page, 'faq-training', /^No/).click()
    await expect(toast(page)).toBeVisible()
    expect(asked).toEqual([])
    expect(await read()).toEqual(before)
  })

  test('and an open answer outlast the search (R-199)', async ({ page }) => {
    await openFaq(page, '#faq-training')
    await vote(page, 'faq-training', /^Yes/).click()
    await box(page).fill('support available')
    await expect(question(page, TRAINING)).toBeHidden()
    await box(page).fill('')
    await expect(question(page, TRAINING)).toHaveAttribute('aria-expanded', 'true')
    await expect(vote(page, 'faq-training', /^Yes/)).toHaveText('Yes 1')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('all answers are open, and nothing that needs it is shown', async ({ page }) => {
    await page.goto(halyard('/contact'))
    await expect(faq(page).getByText('By role: dealers, operations')).toBeVisible()
    await expect(box(page)).toBeHidden()
    await expect(faq(page).getByText('Was this answer helpful?').first()).toBeHidden()
  })
})
