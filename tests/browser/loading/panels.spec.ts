import type { Locator, Page } from 'playwright/test'
import { startDev } from '../../../engine/node/servers/dev/start-dev'
import { hold } from '../support/hold'
import {
  bakery,
  expect,
  openUnscripted,
  test,
  tiny,
  waitAlive,
  waitBlockAlive,
} from '../support/site'

// The delayed requests are not cached, and the browser logs that a preload waits for one of them.
test.use({ startsCold: true, allowErrors: /preloaded using link preload but not used/ })

const SCRIPTS = '**/assets/*.js'
const banner = (page: Page) => page.getByRole('banner')
const menu = (page: Page, name: string) => banner(page).getByRole('button', { name, exact: true })
const opener = (page: Page) => banner(page).getByRole('button', { name: /menu/i })
const sourdough = (page: Page) => banner(page).getByRole('link', { name: /^Country sourdough/ })
const tab = (page: Page, name: string) => page.locator('#feasts').getByRole('tab', { name })
const question = (page: Page, name: string) =>
  page.locator('[data-block=faq]').getByRole('button', { name, exact: true })

const LEAVEN = 'May I have some of your leaven?'
const DOGS = 'May my dog come in?'

/**
 * Records each value of the controls' attributes, and each control that does not match its panel.
 */
async function watchControls(page: Page): Promise<void> {
  await page.evaluate(() => {
    const changes: string[] = []
    const wrong: string[] = []
    const names = ['aria-expanded', 'aria-selected']
    const judge = () => {
      for (const control of document.querySelectorAll('[aria-controls]')) {
        const panel = document.getElementById(control.getAttribute('aria-controls') ?? '')
        const name = names.find((one) => control.hasAttribute(one))
        if (!panel || !name) continue
        if ((control.getAttribute(name) === 'true') === panel.hidden)
          wrong.push(control.outerHTML.slice(0, 200))
      }
    }
    new MutationObserver((records) => {
      judge()
      for (const { target, attributeName } of records) {
        if (!(target instanceof Element) || !attributeName) continue
        changes.push(`${target.textContent} ${target.getAttribute(attributeName)}`)
      }
    }).observe(document, { attributes: true, subtree: true, attributeFilter: names })
    Object.assign(window, { controls: { changes, wrong } })
  })
}

/** The attribute changes since recording started, one entry per write. None may have been wrong. */
async function readChanges(page: Page): Promise<string[]> {
  const { changes, wrong } = await page.evaluate((): { changes: string[]; wrong: string[] } =>
    Reflect.get(window, 'controls'),
  )
  expect(wrong).toEqual([])
  return changes
}

/** The page's URL, and the length of the history. */
const readPlace = (page: Page) => page.evaluate(() => [location.href, history.length])

const isAlive = (element: Locator) =>
  element.evaluate((node) => {
    const block = node.closest('[data-block]')
    return block !== null && window.quireEarly?.live.has(block) === true
  })

for (const [device, viewport] of [
  ['a desktop', { width: 1280, height: 800 }],
  ['a phone', { width: 375, height: 667 }],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport })

    test('a question opens before React has come, and stays so (R-195)', async ({ page }) => {
      const release = await hold(page, SCRIPTS)
      await openUnscripted(page, bakery('/questions'))
      const place = await readPlace(page)
      await watchControls(page)
      await question(page, LEAVEN).click()
      await question(page, DOGS).press('Enter')
      await expect(page.getByRole('region', { name: LEAVEN })).toBeVisible()
      await expect(page.getByRole('region', { name: DOGS })).toBeVisible()
      await question(page, DOGS).press('Space')
      await expect(page.getByRole('region', { name: DOGS })).toBeHidden()
      expect(await isAlive(question(page, DOGS))).toBe(false)
      release()
      await waitBlockAlive(question(page, LEAVEN))
      expect(await readChanges(page)).toEqual([`${LEAVEN} true`, `${DOGS} true`, `${DOGS} false`])
      await question(page, LEAVEN).click()
      await expect(page.getByRole('region', { name: LEAVEN })).toBeHidden()
      await question(page, DOGS).click()
      await expect(page.getByRole('region', { name: DOGS })).toBeVisible()
      expect((await readChanges(page)).slice(3)).toEqual([`${LEAVEN} false`, `${DOGS} true`])
      expect(await readPlace(page)).toEqual(place)
    })

    test('a tab is chosen before React has come, and stays so (R-312)', async ({ page }) => {
      const release = await hold(page, SCRIPTS)
      await openUnscripted(page, tiny('/almanac'))
      const place = await readPlace(page)
      await watchControls(page)
      await tab(page, 'Spring').click()
      await expect(page.getByRole('tabpanel', { name: 'Spring' })).toBeVisible()
      await expect(page.getByRole('tabpanel')).toHaveCount(1)
      expect(await isAlive(tab(page, 'Spring'))).toBe(false)
      const before = await page.locator('#feasts [role=tablist]').innerHTML()
      release()
      await waitBlockAlive(tab(page, 'Spring'))
      expect(await page.locator('#feasts [role=tablist]').innerHTML()).toBe(before)
      const early = await readChanges(page)
      expect(early.filter((change) => change.endsWith('true'))).toEqual(['Spring true'])
      await tab(page, 'Spring').press('ArrowLeft')
      await expect(tab(page, 'Spring')).toHaveAttribute('aria-selected', 'false')
      await expect(page.getByRole('tabpanel')).toHaveCount(1)
      await readChanges(page)
      expect(await readPlace(page)).toEqual(place)
    })
  })
}

test.describe('before React has come', () => {
  test('a menu opens and closes as it does later (R-059, R-312)', async ({ page }) => {
    const release = await hold(page, SCRIPTS)
    await openUnscripted(page, bakery())
    await watchControls(page)
    const breads = menu(page, 'Bread')
    for (const key of ['Enter', 'Space', 'ArrowDown']) {
      await breads.focus()
      await page.keyboard.press(key)
      await expect(breads).toHaveAttribute('aria-expanded', 'true')
      await expect(sourdough(page)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(breads).toHaveAttribute('aria-expanded', 'false')
      await expect(breads).toBeFocused()
    }
    await breads.press('ArrowDown')
    await expect(banner(page).locator('a:focus')).toHaveCount(1)
    // The menu also closes if the focus moves to another element.
    await menu(page, 'Bakery').focus()
    await expect(breads).toHaveAttribute('aria-expanded', 'false')
    await breads.click()
    await menu(page, 'Bakery').click()
    await expect(breads).toHaveAttribute('aria-expanded', 'false')
    await expect(menu(page, 'Bakery')).toHaveAttribute('aria-expanded', 'true')
    await page.mouse.click(640, 700)
    await expect(menu(page, 'Bakery')).toHaveAttribute('aria-expanded', 'false')
    await breads.click()
    await readChanges(page)
    release()
    await waitAlive(page)
    await expect(sourdough(page)).toBeVisible()
    await expect(breads).toHaveAttribute('aria-expanded', 'true')
    const changes = await readChanges(page)
    expect(changes.at(-1)).toBe('Bread true')
    await page.mouse.click(640, 700)
    await expect(breads).toHaveAttribute('aria-expanded', 'false')
  })

  test('a menu that was opened has the focus where it is, and Escape closes it later', async ({
    page,
  }) => {
    const release = await hold(page, SCRIPTS)
    await openUnscripted(page, bakery())
    await menu(page, 'Bread').press('ArrowDown')
    const link = banner(page).locator('a:focus')
    const href = await link.getAttribute('href')
    release()
    await waitAlive(page)
    expect(await link.getAttribute('href')).toBe(href)
    await page.keyboard.press('Escape')
    await expect(menu(page, 'Bread')).toHaveAttribute('aria-expanded', 'false')
    await expect(menu(page, 'Bread')).toBeFocused()
  })

  for (const [name, width, keys] of [
    ['in a row', 375, ['ArrowRight', 'ArrowLeft']],
    ['below one another', 1280, ['ArrowDown', 'ArrowUp']],
  ] as const) {
    test(`tabs ${name} are chosen with their keys (R-312)`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      const release = await hold(page, SCRIPTS)
      await openUnscripted(page, tiny('/almanac'))
      const tabs = page.locator('#feasts').getByRole('tab')
      const selected = page.locator('#feasts').getByRole('tab', { selected: true })
      const names = await tabs.allTextContents()
      const [first = '', second = ''] = names
      const last = names.at(-1) ?? ''
      await tabs.first().focus()
      for (const [key, name] of [
        [keys[1], last],
        [keys[0], first],
        [keys[0], second],
        ['End', last],
        ['Home', first],
        ['End', last],
      ] as const) {
        await page.keyboard.press(key)
        await expect(selected).toHaveText(name)
        await expect(selected).toBeFocused()
        await expect(page.getByRole('tabpanel', { name })).toBeVisible()
      }
      // Only the selected tab is in the tab order.
      await expect(page.locator('#feasts [role=tab]:not([tabindex])')).toHaveText(last)
      expect(await isAlive(selected)).toBe(false)
      release()
      await waitBlockAlive(selected)
      await expect(selected).toHaveText(last)
      await expect(selected).toBeFocused()
    })
  }

  test('keys that tabs in a row have no use for are the page’s', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 667 })
    await hold(page, SCRIPTS)
    await openUnscripted(page, tiny('/almanac'))
    await page.locator('#feasts').getByRole('tab').first().focus()
    const from = await page.evaluate(() => scrollY)
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(from)
    await expect(page.locator('#feasts [role=tab]').first()).toHaveAttribute(
      'aria-selected',
      'true',
    )
  })
})

test.describe('on a phone, the mobile menu', () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true })

  const drawer = (page: Page) => page.getByRole('dialog')
  const group = (page: Page, name: string) => drawer(page).getByRole('button', { name })

  test('opens before React has come, and stays so (R-067, R-069, R-076)', async ({ page }) => {
    const release = await hold(page, SCRIPTS)
    await openUnscripted(page, bakery())
    const place = await readPlace(page)
    await watchControls(page)
    await opener(page).tap()
    await group(page, 'Bread').tap()
    await group(page, 'Bakery').tap()
    await expect(group(page, 'Bread')).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.press('Escape')
    await expect(drawer(page)).toHaveCount(0)
    await expect(opener(page)).toBeFocused()
    await opener(page).tap()
    await drawer(page).getByRole('button', { name: 'Close menu' }).tap()
    await expect(drawer(page)).toHaveCount(0)
    await opener(page).tap()
    expect(await isAlive(opener(page))).toBe(false)
    release()
    await waitAlive(page)
    await expect(drawer(page)).toBeVisible()
    await expect(group(page, 'Bakery')).toHaveAttribute('aria-expanded', 'true')
    await group(page, 'Bread').tap()
    await expect(group(page, 'Bakery')).toHaveAttribute('aria-expanded', 'false')
    expect(await readChanges(page)).toEqual([
      'Bread true',
      'Bread false',
      'Bakery true',
      'Bread true',
      'Bakery false',
    ])
    expect(await readPlace(page)).toEqual(place)
  })

  test('opens once React has come where the browser knows no commands', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement')
      document.addEventListener('command', (event) => event.preventDefault(), { capture: true })
    })
    const release = await hold(page, SCRIPTS)
    await openUnscripted(page, bakery())
    await opener(page).tap()
    await expect(drawer(page)).toHaveCount(0)
    release()
    await expect(group(page, 'Bread')).toBeVisible()
  })
})

test.describe('while React comes', () => {
  test('a question of a block whose code is on its way opens, once for each click', async ({
    page,
  }) => {
    const release = await hold(page, '**/assets/Faq-*.js')
    await openUnscripted(page, bakery('/questions'))
    await waitAlive(page)
    await watchControls(page)
    await question(page, LEAVEN).click()
    await expect(page.getByRole('region', { name: LEAVEN })).toBeVisible()
    release()
    await waitBlockAlive(question(page, LEAVEN))
    expect(await readChanges(page)).toEqual([`${LEAVEN} true`])
  })

  test('a click at any time during it counts once', async ({ page }) => {
    const release = await hold(page, SCRIPTS)
    await openUnscripted(page, bakery('/questions'))
    const button = question(page, LEAVEN)
    await button.scrollIntoViewIfNeeded()
    // Clicks in every task of the page, until the block is hydrated and for a while after that.
    const clicking = button.evaluate(async (control) => {
      const block = control.closest('[data-block]') as Element
      const states: (string | null)[] = []
      for (let left = 5; left > 0; ) {
        control.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
        if (window.quireEarly?.live.has(block)) left -= 1
        await new Promise((done) => setTimeout(done))
        states.push(control.getAttribute('aria-expanded'))
      }
      return states
    })
    release()
    const states = await clicking
    expect(states.length).toBeGreaterThan(5)
    expect(states).toEqual(states.map((_, click) => String(click % 2 === 0)))
  })
})

test('the hash of the address opens its question beside one that was opened before', async ({
  page,
}) => {
  const release = await hold(page, SCRIPTS)
  await openUnscripted(page, bakery('/questions#starter'))
  await question(page, DOGS).click()
  release()
  await waitBlockAlive(question(page, DOGS))
  await expect(question(page, LEAVEN)).toHaveAttribute('aria-expanded', 'true')
  await expect(question(page, DOGS)).toHaveAttribute('aria-expanded', 'true')
})

test('a panel of a block that is static goes by its attributes alone, for good', async ({
  page,
}) => {
  const heard = '<p id="own" data-panel="" hidden>Read by attributes.</p>'
  const control = '<button type="button" aria-expanded="false" aria-controls="own">More</button>'
  await page.route(bakery('/'), async (route) => {
    const answer = await route.fetch()
    const html = await answer.text()
    const at = html.indexOf('</div>', html.indexOf('id="hero"'))
    await route.fulfill({
      response: answer,
      body: html.slice(0, at) + control + heard + html.slice(at),
    })
  })
  const release = await hold(page, SCRIPTS)
  await openUnscripted(page, bakery('/'))
  const more = page.locator('#hero').getByRole('button', { name: 'More' })
  const text = page.getByText('Read by attributes.')
  await more.click()
  await expect(text).toBeVisible()
  await expect(more).toHaveAttribute('aria-expanded', 'true')
  release()
  await waitBlockAlive(more)
  await expect(text).toBeVisible()
  const count = await page.evaluateHandle(() => {
    const counted = { clicks: 0 }
    document.addEventListener('click', () => {
      counted.clicks += 1
    })
    return counted
  })
  await more.click()
  await expect(text).toBeHidden()
  await expect(more).toHaveAttribute('aria-expanded', 'false')
  expect(await count.evaluate(({ clicks }) => clicks)).toBe(1)
})

test.describe('with React’s development build', () => {
  // React logs a suggestion to install its developer tools.
  test.use({ allowErrors: /React DevTools/ })

  test('no mismatch is reported (R-330)', async ({ page }) => {
    const dev = await startDev({ siteDir: 'examples/bakery', port: 0 })
    try {
      for (const [path, width, choose] of [
        ['/questions', 1280, [question(page, LEAVEN), menu(page, 'Bread')]],
        [
          '/about',
          375,
          [opener(page), page.getByRole('dialog').getByRole('button', { name: 'Bread' })],
        ],
        ['/breads', 1280, [page.locator('main').getByRole('tab', { selected: false }).first()]],
      ] as const) {
        await page.setViewportSize({ width, height: 800 })
        const release = await hold(page, /\.(?:js|tsx?|mjs)(?:\?|$)|@id|@vite/)
        await openUnscripted(page, `${dev.url}${path}`)
        for (const control of choose) await control.click()
        const state = await readState(page)
        expect(state.join()).toContain('true')
        release()
        await waitAlive(page)
        const control = page.locator('[aria-expanded=true], main [aria-selected=true]').first()
        await waitBlockAlive(control)
        expect(await readState(page)).toEqual(state)
        await page.unrouteAll({ behavior: 'wait' })
      }
    } finally {
      // A page that loses its server logs an error.
      await page.goto('about:blank')
      await dev.close()
    }
  })
})

/** The state that each control exposes. */
async function readState(page: Page): Promise<string[]> {
  return page
    .locator('[aria-expanded], [aria-selected]')
    .evaluateAll((controls) =>
      controls.map(
        (control) => `${control.textContent} ${control.ariaExpanded ?? control.ariaSelected}`,
      ),
    )
}
