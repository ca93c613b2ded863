import { setTimeout } from 'node:timers/promises'
import type { Locator, Page } from 'playwright/test'
import { expectAccessible } from '../../../tests/browser/support/accessible'
import { readBody, startBackend } from '../../../tests/browser/support/backend'
import { expect, openAlive, test, tiny, waitBlockAlive } from '../../../tests/browser/support/site'

type Answer =
  | 'ok'
  | 'slow'
  | 'silence'
  | '500'
  | '503'
  | '507'
  | '400'
  | 'html'
  | 'drop'
  | 'drop once'
  | 'elsewhere'

interface Received {
  method?: string
  token?: string
  body: unknown
}

/** Serves the tiny site with a receiver for its orders. Its response is set by the test. */
async function startOrders() {
  const received: Received[] = []
  const state: { answer: Answer } = { answer: 'ok' }
  const backend = await startBackend(
    tiny(),
    (path) => path === '/api/orders',
    async (request, response) => {
      const body = JSON.parse(await readBody(request))
      received.push({
        method: request.method,
        token: String(request.headers['x-csrf-token']),
        body,
      })
      if (state.answer === 'silence') return
      if (state.answer === 'slow') await setTimeout(500)
      if (state.answer === 'drop' || (state.answer === 'drop once' && received.length === 1)) {
        response.destroy()
      } else if (state.answer === 'html') {
        response
          .writeHead(200, { 'Content-Type': 'text/html' })
          .end('<h1>Sign in to the network</h1>')
      } else if (state.answer === 'elsewhere') {
        response.writeHead(302, { Location: '/' }).end()
      } else {
        const status = Number(state.answer) || 200
        response.writeHead(status, { 'Content-Type': 'application/json' }).end('{}')
      }
    },
  )
  return { ...backend, received, state }
}

let orders: Awaited<ReturnType<typeof startOrders>>

test.beforeEach(async ({ page }) => {
  orders = await startOrders()
  await openAlive(page, `${orders.url}/order`)
  await waitBlockAlive(buttonOf(page))
  await page.getByLabel('Ihr Name').fill("Jo O'Neill")
  await page.getByLabel('Laibe').fill('2')
  await page.getByLabel('Sorte').selectOption('rye')
})

test.afterEach(() => orders.close())

const buttonOf = (page: Page) => page.locator('form[aria-label=Bestellung] button').last()

test('a second form has its own fields, rules, words and address', async ({ page }) => {
  await page.getByLabel('Ihr Name').fill('J')
  await page.getByLabel('Laibe').fill('12')
  await page.getByLabel('E-Mail (freiwillig)').fill('wo')
  await buttonOf(page).click()
  await expect(page.getByLabel('Ihr Name')).toHaveAccessibleDescription('Der Name ist zu kurz.')
  await expect(page.getByLabel('Laibe')).toHaveAccessibleDescription(/Eine Ziffer von 1 bis 9\.$/)
  await expect(page.getByLabel('E-Mail')).toHaveAccessibleDescription('Diese Adresse stimmt nicht.')
  expect(orders.received).toEqual([])
})

test('sends its values as JSON with the token, and says so in the site’s words', async ({
  page,
}) => {
  await buttonOf(page).click()
  await expect(page.getByRole('status').filter({ hasText: 'Bestellung angekommen' })).toBeVisible()
  expect(orders.received).toEqual([
    {
      method: 'POST',
      token: expect.stringMatching(/^[0-9a-f]{64}$/),
      body: { kunde: 'Jo O&#x27;Neill', menge: '2', sorte: 'rye', post: '', nochmal: '' },
    },
  ])
  await expect(page.getByLabel('Ihr Name')).toHaveValue('')
})

test('sends a form with a filled honeypot if it is to be sent, with what is in it', async ({
  page,
}) => {
  const decoy = page.locator('[name=nochmal]')
  await decoy.evaluate((input: HTMLInputElement) => (input.value = 'filled by a browser'))
  await buttonOf(page).click()
  await expect(page.getByText('Bestellung angekommen')).toBeVisible()
  expect(orders.received).toMatchObject([
    { body: { sorte: 'rye', nochmal: 'filled by a browser' } },
  ])
  await expect(decoy).toHaveValue('')
})

test.describe('what a form says for good once it has been sent', () => {
  const confirmation = (page: Page) => page.getByRole('group', { name: 'So geht es weiter' })
  const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'angekommen' })

  test('takes the focus, stays until the form is sent again, and is announced by its name alone', async ({
    page,
  }) => {
    await expect(confirmation(page)).toHaveCount(0)
    await buttonOf(page).click()
    await expect(confirmation(page)).toBeFocused()
    await expect(confirmation(page).getByRole('link')).toHaveText('hello@wren.example')
    await expect(notice(page)).toHaveCount(1)
    const isLive = (element: Element) =>
      element.closest('[aria-live], [role=status], [role=alert], [role=log]') !== null
    expect(await confirmation(page).evaluate(isLive)).toBe(false)
    await expectAccessible(page)
    await page.getByLabel('Ihr Name').fill('J')
    await expect(confirmation(page)).toBeVisible()
    await page.getByLabel('Ihr Name').press('Enter')
    await expect(confirmation(page)).toHaveCount(0)
    await expect(page.getByLabel('Ihr Name')).toBeFocused()
  })

  test('leaves the focus where the visitor has gone meanwhile', async ({ page }) => {
    const brand = page.getByRole('banner').getByRole('link').first()
    orders.state.answer = 'slow'
    await buttonOf(page).click()
    await brand.focus()
    await expect(confirmation(page)).toBeVisible()
    await expect(brand).toBeFocused()
  })

  test('is clear of the header and of the notice on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await buttonOf(page).click()
    await expect(confirmation(page)).toBeFocused()
    await expect(notice(page)).toBeVisible()
    const edges = (locator: Locator) =>
      locator.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect()
        return { top, bottom }
      })
    await expect
      .poll(async () => (await edges(confirmation(page))).bottom)
      .toBeLessThanOrEqual((await edges(notice(page))).top)
    const header = await edges(page.getByRole('banner'))
    expect((await edges(confirmation(page))).top).toBeGreaterThanOrEqual(header.bottom)
  })
})

test('a second click, or Enter, while it is being sent sends nothing more (R-153)', async ({
  page,
}) => {
  orders.state.answer = 'silence'
  await buttonOf(page).click()
  // Submits again immediately: if no response arrives, the form can be sent again after the
  // timeout.
  await page.locator('form[aria-label=Bestellung]').evaluate((form: HTMLFormElement) => {
    form.querySelector<HTMLElement>('button[type=submit]')?.click()
    form.requestSubmit()
  })
  await page.getByLabel('Ihr Name').press('Enter')
  await expect(buttonOf(page)).toHaveText('Wird bestellt …')
  await expect(buttonOf(page)).toBeDisabled()
  await expect(page.getByRole('alert')).toContainText('Nicht angekommen')
  expect(orders.received).toHaveLength(1)
})

test.describe('what does not arrive', () => {
  test.use({ allowErrors: /Failed to load resource|net::ERR/ })

  const rejected: [Answer, attempts: number][] = [
    ['500', 1],
    ['507', 1],
    ['400', 1],
    ['html', 1],
    ['elsewhere', 1],
    ['silence', 1],
    ['drop', 2],
  ]
  for (const [answer, attempts] of rejected) {
    test(`${answer}: says so and loses nothing (R-165)`, async ({ page }) => {
      orders.state.answer = answer
      await buttonOf(page).click()
      await expect(page.getByRole('alert')).toContainText(
        'Nicht angekommen: Bitte rufen Sie uns an.',
      )
      await expect(page.getByRole('group', { name: 'So geht es weiter' })).toHaveCount(0)
      await expect(page.getByLabel('Ihr Name')).toHaveValue("Jo O'Neill")
      await expect(page.getByLabel('Sorte')).toHaveValue('rye')
      await expect(buttonOf(page)).toBeEnabled()
      await expect(buttonOf(page)).toHaveText('Bestellen')
      await expect(buttonOf(page)).toBeFocused()
      expect(orders.received).toHaveLength(attempts)
      orders.state.answer = 'ok'
      await buttonOf(page).click()
      await expect(page.getByText('Bestellung angekommen')).toBeVisible()
    })
  }

  test.describe('while the receiver starts again', () => {
    test.beforeEach(async ({ page }) => {
      await page.clock.install()
      orders.state.answer = '503'
      await buttonOf(page).click()
      await expect.poll(() => orders.received.length).toBe(1)
      await expect(buttonOf(page)).toHaveText('Wird bestellt …')
      await expect(buttonOf(page)).toBeDisabled()
    })

    /** Skips the delays before retries. */
    const waitTries = (page: Page, count: number) =>
      expect
        .poll(async () => {
          await page.clock.runFor(1000)
          return orders.received.length
        })
        .toBe(count)

    test('is sent again with the same token, and arrives once it can', async ({ page }) => {
      await waitTries(page, 2)
      orders.state.answer = 'ok'
      await waitTries(page, 3)
      await expect(page.getByText('Bestellung angekommen')).toBeVisible()
      const [first, ...others] = orders.received
      expect(others).toEqual([first, first])
    })

    test('is not lost when it never arrives (R-165)', async ({ page }) => {
      await waitTries(page, 3)
      await expect(page.getByRole('alert')).toContainText('Nicht angekommen')
      await expect(page.getByLabel('Ihr Name')).toHaveValue("Jo O'Neill")
      await expect(page.getByLabel('Sorte')).toHaveValue('rye')
      await expect(buttonOf(page)).toBeEnabled()
    })

    test('is not sent again once the visitor has left, and is whole on the way back (R-165)', async ({
      page,
    }) => {
      await page.getByRole('banner').getByRole('link').first().click()
      await expect(page).toHaveURL(`${orders.url}/`)
      await expect(page.getByRole('alert')).toContainText('Nicht angekommen')
      const tries = orders.received.length
      await page.clock.runFor(10_000)
      expect(orders.received).toHaveLength(tries)
      await page.goBack()
      await waitBlockAlive(buttonOf(page))
      await expect(page.getByLabel('Ihr Name')).toHaveValue("Jo O'Neill")
      await expect(page.getByLabel('Sorte')).toHaveValue('rye')
      orders.state.answer = 'ok'
      await buttonOf(page).click()
      await expect(page.getByText('Bestellung angekommen')).toBeVisible()
      expect(orders.received.at(-1)).toEqual(orders.received[0])
      await expect(page.getByLabel('Ihr Name')).toHaveValue('')
    })
  })

  test('a connection that is dropped once is tried again', async ({ page }) => {
    orders.state.answer = 'drop once'
    await buttonOf(page).click()
    await expect(page.getByText('Bestellung angekommen')).toBeVisible()
    expect(orders.received).toHaveLength(2)
  })
})
