import type { Page } from 'playwright/test'
import { hold } from './support/hold'
import {
  bakery,
  examples,
  expect,
  isSameDocument,
  openAlive,
  openUnscripted,
  rememberDocument,
  test,
  tiny,
} from './support/site'

const selectedTab = (page: Page) => page.getByRole('tab', { selected: true })

test.describe('tabs', () => {
  const WEEK = bakery.bind(null, '/breads')

  test('are tabs that name their panels, with one of them exposed (R-312)', async ({ page }) => {
    await openAlive(page, WEEK())
    const tabs = page.getByRole('tab')
    await expect(page.getByRole('tablist')).toHaveAccessibleName('Days of the week')
    expect(await tabs.count()).toBeGreaterThan(2)
    for (const tab of await tabs.all()) {
      await tab.click()
      await expect(tab).toHaveAttribute('aria-selected', 'true')
      await expect(selectedTab(page)).toHaveCount(1)
      await expect(page.getByRole('tabpanel')).toHaveCount(1)
      await expect(page.getByRole('tabpanel')).toHaveAccessibleName((await tab.textContent()) ?? '')
      const panel = await tab.getAttribute('aria-controls')
      await expect(page.getByRole('tabpanel')).toHaveId(panel ?? '')
    }
  })

  for (const { width, forward, back, orientation } of [
    { width: 1280, forward: 'ArrowDown', back: 'ArrowUp', orientation: 'vertical' },
    { width: 800, forward: 'ArrowRight', back: 'ArrowLeft', orientation: 'horizontal' },
  ]) {
    test(`are walked through in a circle with ${back} and ${forward}, Home and End (R-312)`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await openAlive(page, WEEK())
      const tabs = page.getByRole('tab')
      const last = (await tabs.count()) - 1
      // The tabs are hydrated once a click has an effect.
      for (const index of [1, 0]) {
        await tabs.nth(index).click()
        await expect(tabs.nth(index)).toHaveAttribute('aria-selected', 'true')
      }
      const list = page.getByRole('tablist')
      const stated = await list.getAttribute('aria-orientation')
      expect(stated ?? 'horizontal').toBe(orientation)
      for (const [key, index] of [
        [back, last],
        [forward, 0],
        [forward, 1],
        ['End', last],
        [forward, 0],
        ['End', last],
        ['Home', 0],
      ] as const) {
        await page.keyboard.press(key)
        await expect(tabs.nth(index)).toBeFocused()
        await expect(tabs.nth(index)).toHaveAttribute('aria-selected', 'true')
      }
    })
  }

  test('are one stop of the Tab key, and the panel is the next (R-312)', async ({ page }) => {
    await openAlive(page, examples('/tabs/example-1'))
    await page.getByRole('tab').nth(1).click()
    await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('tabpanel')).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(page.getByRole('tab').nth(1)).toBeFocused()
  })

  test('open with the hash of their panel, on a visit and on a page that is shown', async ({
    page,
  }) => {
    await openAlive(page, tiny('/almanac#spring'))
    await expect(selectedTab(page)).toHaveText('Spring')
    await expect(page.getByText('Plaited loaves')).toBeInViewport()
    await page.evaluate(() => {
      location.hash = '#winter'
    })
    await expect(selectedTab(page)).toHaveText('Winter')
    await expect(page.getByText('Stollen')).toBeInViewport()
  })

  test('open with the hash of what stands in a panel', async ({ page }) => {
    await openAlive(page, tiny('/almanac#eggs'))
    await expect(selectedTab(page)).toHaveText('Spring')
    await expect(page.getByText('Two to the loaf.')).toBeVisible()
  })

  test('bring the blocks of a panel to life once it is shown', async ({ page }) => {
    await openAlive(page, tiny('/almanac'))
    await page.getByRole('tab', { name: 'Spring' }).click()
    const question = page.getByRole('button', { name: 'Are there eggs in it?' })
    await question.click()
    await expect(question).toHaveAttribute('aria-expanded', 'true')
    await expect(page.getByText('Two to the loaf.')).toBeVisible()
  })
})

test.describe('questions', () => {
  const questionsOf = async (page: Page) => {
    await openAlive(page, bakery('/questions'))
    return page.locator('main button[aria-expanded]')
  }
  const answerOf = async (page: Page, index: number) => {
    const id = await page
      .locator('main button[aria-expanded]')
      .nth(index)
      .getAttribute('aria-controls')
    return page.locator(`[id="${id}"]`)
  }

  test('open and close in place, two at once (R-312)', async ({ page }) => {
    const questions = await questionsOf(page)
    await questions.nth(0).click()
    await questions.nth(1).click()
    for (const index of [0, 1]) {
      await expect(questions.nth(index)).toHaveAttribute('aria-expanded', 'true')
      await expect(await answerOf(page, index)).toBeVisible()
    }
    await questions.nth(0).click()
    await expect(questions.nth(0)).toHaveAttribute('aria-expanded', 'false')
    await expect(await answerOf(page, 0)).toBeHidden()
    await expect(await answerOf(page, 1)).toBeVisible()
  })

  test('are buttons in headings, each with the region that it opens (R-312)', async ({ page }) => {
    const questions = await questionsOf(page)
    expect(await questions.count()).toBeGreaterThan(1)
    for (const question of await questions.all()) {
      await expect(question.locator('xpath=..')).toHaveRole('heading')
      await question.click()
      const name = (await question.textContent()) ?? ''
      await expect(page.getByRole('region', { name, exact: true })).toBeVisible()
    }
  })

  for (const key of ['Enter', 'Space']) {
    test(`open and close with ${key} (R-312)`, async ({ page }) => {
      const questions = await questionsOf(page)
      await questions.first().focus()
      await page.keyboard.press(key)
      await expect(questions.first()).toHaveAttribute('aria-expanded', 'true')
      await expect(questions.first()).toBeFocused()
      await page.keyboard.press(key)
      await expect(questions.first()).toHaveAttribute('aria-expanded', 'false')
      await page.keyboard.press('Tab')
      await expect(questions.nth(1)).toBeFocused()
    })
  }

  test('open with their hash, on a visit and on a page that is shown', async ({ page }) => {
    await openAlive(page, tiny('/#freeze'))
    await expect(page.getByText('Yes, sliced.')).toBeVisible()
    await expect(page.getByText('On Thursdays')).toBeHidden()
    await page.evaluate(() => {
      location.hash = '#gluten'
    })
    await expect(page.getByText('On Thursdays')).toBeInViewport()
    await expect(page.getByText('Yes, sliced.')).toBeVisible()
  })

  test('can be found by the browser while they are closed', async ({ page }) => {
    await questionsOf(page)
    const answer = await answerOf(page, 0)
    await page.locator('main button[aria-expanded]').first().hover()
    await expect(answer).toHaveAttribute('hidden', 'until-found')
    await answer.dispatchEvent('beforematch')
    await expect(answer).toBeVisible()
  })
})

test.describe('before any script has run', () => {
  test('a tab that is clicked far down stays open when the app comes', async ({ page }) => {
    const release = await hold(page, '**/assets/*.js')
    await openUnscripted(page, tiny('/almanac'))
    const spring = page.getByRole('tab', { name: 'Spring' })
    await spring.click()
    release()
    await expect(spring).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByText('Plaited loaves')).toBeVisible()
  })

  test('a link leads to its page', async ({ page }) => {
    await hold(page, '**/assets/*.js')
    await openUnscripted(page, tiny())
    await page.getByRole('link', { name: 'See the bread' }).click({ noWaitAfter: true })
    await expect(page).toHaveURL(tiny('/bread'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bread')
  })
})

test.describe('breadcrumbs', () => {
  test('lead to the pages above and name the page itself', async ({ page }) => {
    await openAlive(page, tiny('/bread/sourdough'))
    const path = page.getByRole('navigation', { name: 'Breadcrumb' })
    await expect(path.getByRole('listitem')).toHaveText(['Home', 'Bread', 'Sourdough'])
    await expect(path.getByRole('link')).toHaveCount(2)
    await expect(path.locator('[aria-current=page]')).toHaveText('Sourdough')
  })

  test('have one line on a phone, with the page above', async ({ page }) => {
    await openAlive(page, tiny('/bread/sourdough'))
    const path = page.getByRole('navigation', { name: 'Breadcrumb' })
    for (const [width, shown] of [
      [360, ['Bread']],
      [320, ['Bread']],
      [768, ['Home', 'Bread', 'Sourdough']],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await expect(path.getByRole('listitem')).toHaveText([...shown])
      const list = path.getByRole('list')
      expect(await list.evaluate(({ clientHeight }) => clientHeight)).toBe(44)
    }
  })

  test('follow the page, also one that has none, without a document load', async ({ page }) => {
    await openAlive(page, tiny('/bread/sourdough'))
    await rememberDocument(page)
    const path = page.getByRole('navigation', { name: 'Breadcrumb' })
    await path.getByRole('link', { name: 'Bread' }).click()
    await expect(page).toHaveURL(tiny('/bread'))
    await expect(path.getByRole('listitem')).toHaveText(['Home', 'Bread'])
    await path.getByRole('link', { name: 'Home' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bread that takes its time')
    await expect(path).toHaveCount(0)
    await page.goBack()
    await expect(path.getByRole('listitem')).toHaveText(['Home', 'Bread'])
    expect(await isSameDocument(page)).toBe(true)
  })
})

test.describe('running text', () => {
  test('lists its sections as links that lead to them (R-314)', async ({ page }) => {
    await openAlive(page, bakery('/privacy'))
    const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
    expect(await links.count()).toBeGreaterThan(3)
    for (const index of [2, (await links.count()) - 1]) {
      const link = links.nth(index)
      const name = (await link.textContent()) ?? ''
      await link.click()
      const heading = page.locator('main').getByRole('heading', { name, exact: true })
      await expect(heading).toBeInViewport()
      const header = await page
        .getByRole('banner')
        .evaluate((element) => element.getBoundingClientRect().bottom)
      await expect
        .poll(() => heading.evaluate((element) => element.getBoundingClientRect().top))
        .toBeGreaterThanOrEqual(header)
      expect(new URL(page.url()).hash).toBe(await link.getAttribute('href'))
    }
  })

  test('has links inside the app, and to mail', async ({ page }) => {
    await openAlive(page, tiny())
    await expect(page.getByRole('link', { name: 'hello@wren.example' })).toHaveAttribute(
      'href',
      'mailto:hello@wren.example',
    )
    await openAlive(page, bakery('/breads'))
    await rememberDocument(page)
    const link = page.locator('main').getByRole('link', { name: 'how it is made' })
    await link.click()
    await expect(page).toHaveURL(bakery('/breads/sourdough'))
    expect(await isSameDocument(page)).toBe(true)
  })

  test('shows formatting and lists as elements', async ({ page }) => {
    await openAlive(page, examples('/prose/example-2'))
    await expect(page.locator('main li strong', { hasText: 'when' })).toBeVisible()
    await expect(page.locator('main')).not.toContainText('**')
  })
})
