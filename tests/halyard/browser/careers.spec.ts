import type { Page } from 'playwright/test'
import { expect, halyard, openAlive, test, waitBlockAlive, waitObserved } from './site'

const JOBS = 'Open Positions'
const INTERNSHIPS = 'Internships'
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const entries = (page: Page, name: string) => section(page, name).locator('li:visible')
const tab = (page: Page, list: string, name: string) =>
  section(page, list).getByRole('tab', { name, exact: true })
const idsOf = (page: Page, name: string) =>
  entries(page, name).evaluateAll((items) => items.map(({ id }) => id))

test.describe('careers', () => {
  test.beforeEach(async ({ page }) => openAlive(page, halyard('/career')))

  test('have a hero, a culture section, two lists and benefits (R-291)', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const id of ['culture', 'open-positions', 'internships', 'benefits']) {
      await expect(page.locator(`#${id}`).getByRole('heading', { level: 2 })).toBeVisible()
    }
  })

  test('all five jobs and five internships are shown at first (R-200, R-207)', async ({ page }) => {
    expect(await idsOf(page, JOBS)).toEqual([
      'dev-001',
      'dev-002',
      'fin-001',
      'sales-001',
      'imp-001',
    ])
    expect(await idsOf(page, INTERNSHIPS)).toEqual(
      [1, 2, 3, 4, 5].map((number) => `intern-00${number}`),
    )
  })

  test('each job tab shows the jobs of its department (R-201)', async ({ page }) => {
    const names = await section(page, JOBS).getByRole('tab').allTextContents()
    expect(names).toEqual(['All', 'Engineering', 'Product', 'Sales', 'Professional Services'])
    let sum = 0
    for (const name of names.slice(1)) {
      await tab(page, JOBS, name).click()
      await expect(tab(page, JOBS, name)).toHaveAttribute('aria-selected', 'true')
      const departments = await entries(page, JOBS).locator('dd:last-child').allTextContents()
      expect(departments.length).toBeGreaterThan(0)
      for (const text of await entries(page, JOBS).allTextContents()) expect(text).toContain(name)
      sum += await entries(page, JOBS).count()
    }
    expect(sum).toBe(5)
  })

  test('each internship tab matches any of the departments, and Services is Professional Services (R-202, R-203)', async ({
    page,
  }) => {
    const expected = {
      All: [1, 2, 3, 4, 5],
      Engineering: [1, 5],
      Product: [2],
      Design: [2, 3],
      Services: [4, 5],
    }
    expect(await section(page, INTERNSHIPS).getByRole('tab').allTextContents()).toEqual(
      Object.keys(expected),
    )
    for (const [name, numbers] of Object.entries(expected)) {
      await tab(page, INTERNSHIPS, name).click()
      await expect(tab(page, INTERNSHIPS, name)).toHaveAttribute('aria-selected', 'true')
      await expect(entries(page, INTERNSHIPS)).toHaveCount(numbers.length)
      expect(await idsOf(page, INTERNSHIPS)).toEqual(numbers.map((number) => `intern-00${number}`))
    }
  })

  test('every job tab drives the one list, also by arrow key (R-208, R-312)', async ({ page }) => {
    const panel = section(page, JOBS).getByRole('tabpanel')
    await expect(panel).toHaveCount(1)
    const panelId = await panel.getAttribute('id')
    const expected = [5, 2, 1, 1, 1]
    await waitBlockAlive(tab(page, JOBS, 'All'))
    await tab(page, JOBS, 'All').focus()
    for (const [index, count] of [...expected, 5].entries()) {
      const current = section(page, JOBS)
        .getByRole('tab')
        .nth(index % 5)
      await expect(current).toBeFocused()
      await expect(current).toHaveAttribute('aria-controls', panelId ?? '')
      await expect(panel).toHaveAccessibleName((await current.textContent()) ?? '')
      await expect(entries(page, JOBS)).toHaveCount(count)
      await page.keyboard.press('ArrowRight')
    }
  })

  test('the two rows of tabs have their own names and leave each other alone (R-205)', async ({
    page,
  }) => {
    const rows = page.getByRole('tablist')
    await expect(rows.first()).toHaveAccessibleName('Positions by department')
    await expect(rows.last()).toHaveAccessibleName('Internships by department')
    await tab(page, JOBS, 'Product').click()
    await expect(entries(page, JOBS)).toHaveCount(1)
    await expect(entries(page, INTERNSHIPS)).toHaveCount(5)
    await tab(page, INTERNSHIPS, 'Design').click()
    await expect(entries(page, INTERNSHIPS)).toHaveCount(2)
    await expect(entries(page, JOBS)).toHaveCount(1)
  })

  test('cards name the facts of a job and of an internship (R-291, R-292)', async ({ page }) => {
    const facts = (id: string) => page.locator(`#${id} dl > div`).allTextContents()
    expect(await facts('dev-001')).toEqual([
      'LocationPerth',
      'TypeFull-time',
      'DepartmentEngineering',
    ])
    expect(await facts('intern-002')).toEqual([
      'LocationKuala Lumpur',
      'Duration3 months',
      'DepartmentsProduct, Design',
    ])
    for (const item of await page.locator('li[id^="dev-"], li[id^="intern-"]').all()) {
      await expect(item.getByRole('heading', { level: 3 })).toBeVisible()
    }
  })

  test('Apply Now is an unavailable button that changes nothing (R-206)', async ({ page }) => {
    await page.locator('#intern-005').scrollIntoViewIfNeeded()
    await waitObserved(page)
    const buttons = page.getByRole('button', { name: 'Apply Now', exact: true })
    await expect(buttons).toHaveCount(10)
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    const snapshot = () =>
      page.evaluate(() => ({
        url: location.href,
        history: history.length,
        html: document.querySelector('main')?.innerHTML,
        storage: JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
      }))
    for (const button of await buttons.all()) {
      await expect(button).toHaveAccessibleDescription(/Not available yet$/)
      const beside = button.locator('xpath=..')
      await expect(button).toHaveAttribute('aria-disabled', 'true')
      await expect(beside.getByText('Not available yet')).toBeHidden()
      await expect(beside.getByRole('link')).toHaveAttribute(
        'href',
        /^mailto:\w+@halyard\.example\?subject=[\w-]+$/,
      )
      await button.focus()
      const before = await snapshot()
      await button.click({ force: true })
      await page.keyboard.press('Enter')
      expect(await snapshot()).toEqual(before)
    }
    expect(requests).toEqual([])
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('all openings are listed, without tabs (R-318)', async ({ page }) => {
    await page.goto(halyard('/career'))
    await expect(page.getByRole('tab')).toHaveCount(0)
    await expect(entries(page, JOBS)).toHaveCount(5)
    await expect(entries(page, INTERNSHIPS)).toHaveCount(5)
  })
})
