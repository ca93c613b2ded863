/** Forms whose script is disabled, blocked, broken or late. */
import type { Page } from 'playwright/test'
import { startBackend } from '../../../tests/browser/support/backend'
import { hold } from '../../../tests/browser/support/hold'
import {
  bakery,
  expect,
  openAlive,
  test,
  tiny,
  waitBlockAlive,
} from '../../../tests/browser/support/site'

const SCRIPTS = /\/assets\/[\w.-]+\.js$/
const FORM_SCRIPT = /\/assets\/Form-[\w-]+\.js$/

/** Each way to prevent hydration, with a function to allow it again, if possible. */
const HINDRANCES: Record<string, (page: Page) => Promise<unknown>> = {
  'whose scripts are blocked': (page) => page.route(SCRIPTS, (route) => route.abort()),
  'whose own script fails': (page) =>
    page.route(FORM_SCRIPT, (route) => route.fulfill({ status: 500, body: '' })),
  'whose scripts are late': (page) => hold(page, SCRIPTS),
}

test.use({
  allowErrors:
    /Failed to load resource|net::ERR|Failed to fetch|error loading|preloaded using link/i,
})

test.describe('a form that is sent', () => {
  interface Received {
    type: string
    token: string | undefined
    fields: [string, FormDataEntryValue][]
  }

  /** Acts as the receiver of `docs/operating/forms.md`: it refuses unknown tokens. */
  async function startReceiver() {
    const received: Received[] = []
    const state = { isSilent: false }
    const backend = await startBackend(
      tiny(),
      (path) => path === '/api/orders',
      async (request, response) => {
        const chunks: Buffer[] = []
        for await (const chunk of request) chunks.push(chunk)
        const type = request.headers['content-type'] ?? ''
        const token = request.headers['x-csrf-token']?.toString()
        const headers = { 'Content-Type': type }
        const data = await new Response(Buffer.concat(chunks), { headers }).formData()
        received.push({ type: type.split(';')[0] ?? '', token, fields: [...data] })
        // With status 204, the browser stays on the page, as it does until a response arrives.
        const status = state.isSilent ? 204 : 303
        const isKnown = data.get('kunde') !== 'Mallory'
        response.writeHead(status, { Location: isKnown ? '/bread' : '/visit' }).end()
      },
    )
    return { ...backend, received, state }
  }

  let receiver: Awaited<ReturnType<typeof startReceiver>>
  test.beforeEach(async () => {
    receiver = await startReceiver()
  })
  test.afterEach(() => receiver.close())

  const buttonOf = (page: Page) => page.locator('form[aria-label=Bestellung] button').last()

  async function fill(page: Page, name = "Jo O'Neill"): Promise<void> {
    await page.getByLabel('Ihr Name').fill(name)
    await page.getByLabel('Laibe').fill(' 2 ')
    await page.getByLabel('Sorte').selectOption('rye')
    const buffer = Buffer.from('Torte')
    await page
      .getByLabel('Bild der Torte')
      .setInputFiles({ name: 'torte.txt', mimeType: 'text/plain', buffer })
  }

  async function expectPosted(page: Page): Promise<void> {
    await expect(page).toHaveURL(`${receiver.url}/bread`)
    expect(receiver.received).toEqual([
      {
        type: 'multipart/form-data',
        token: undefined,
        fields: [
          ['kunde', "Jo O'Neill"],
          ['menge', ' 2 '],
          ['sorte', 'rye'],
          ['post', ''],
          ['nochmal', ''],
        ],
      },
    ])
  }

  for (const [hindrance, hinder] of Object.entries(HINDRANCES)) {
    test(`${hindrance} is posted by the browser, and answered with a page`, async ({ page }) => {
      await hinder(page)
      await page.goto(`${receiver.url}/order`, { waitUntil: 'commit' })
      await fill(page)
      await buttonOf(page).click()
      await expectPosted(page)
    })
  }

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('is posted by the browser, by Enter too', async ({ page }) => {
      await page.goto(`${receiver.url}/order`)
      await fill(page)
      await page.getByLabel('Ihr Name').press('Enter')
      await expectPosted(page)
    })

    test('is checked by the browser as far as it can', async ({ page }) => {
      await page.goto(`${receiver.url}/order`)
      await fill(page)
      for (const wrong of ['', '12']) {
        await page.getByLabel('Laibe').fill(wrong)
        await buttonOf(page).click()
        await expect(page.getByLabel('Laibe')).toBeFocused()
      }
      expect(receiver.received).toEqual([])
    })

    test('that is refused leads to the page that says so', async ({ page }) => {
      await page.goto(`${receiver.url}/order`)
      await fill(page, 'Mallory')
      await buttonOf(page).click()
      await expect(page).toHaveURL(`${receiver.url}/visit`)
    })
  })

  test('that comes alive while the browser sends it is not sent again', async ({ page }) => {
    receiver.state.isSilent = true
    await page.clock.install()
    await page.route(`${receiver.url}/order`, async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace('"timeout":1500', '"timeout":600000')
      await route.fulfill({ response, body })
    })
    const release = await hold(page, FORM_SCRIPT)
    await openAlive(page, `${receiver.url}/order`)
    await fill(page)
    await buttonOf(page).click()
    await expect.poll(() => receiver.received.length).toBe(1)
    release()
    await waitBlockAlive(buttonOf(page))
    await expect(buttonOf(page)).toBeDisabled()
    await expect(buttonOf(page)).toHaveText('Wird bestellt …')
    await page.getByLabel('Ihr Name').press('Enter')
    await page.clock.fastForward(600_000)
    await expect(buttonOf(page)).toBeEnabled()
    expect(receiver.received).toHaveLength(1)
  })
})

test.describe('a form that only seems to be sent', () => {
  const formOf = (page: Page) => page.getByRole('form', { name: 'Order' })
  const buttonOf = (page: Page) => formOf(page).getByRole('button', { name: 'Send the order' })
  const noteOf = (page: Page) => page.locator('form[aria-label=Order] [popover]')

  async function fill(page: Page): Promise<void> {
    const values = {
      'Your name': 'Ada Lovelace',
      'E-mail': 'ada@engine.example',
      'Your order': 'Two country loaves, sliced.',
    }
    for (const [name, value] of Object.entries(values)) {
      await formOf(page).getByLabel(name, { exact: true }).fill(value)
    }
    await formOf(page).getByLabel('Collect on').selectOption('Friday')
  }

  const readValues = (page: Page) =>
    formOf(page)
      .locator('input:not([type=file]), select, textarea')
      .evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value))

  /** Sends the form and reads the note. Expects the typed values to be unchanged. */
  async function expectNote(page: Page): Promise<void> {
    await fill(page)
    const values = await readValues(page)
    await buttonOf(page).click()
    await expect(noteOf(page).getByRole('link')).toHaveText([
      'hello@saltmarsh.example',
      '+44 1632 960114',
    ])
    expect(await readValues(page)).toEqual(values)
    await expect(page).toHaveURL(bakery('/order'))
  }

  for (const [hindrance, hinder] of Object.entries(HINDRANCES)) {
    test(`${hindrance} says how else to get in touch`, async ({ page }) => {
      await hinder(page)
      await page.goto(bakery('/order'), { waitUntil: 'commit' })
      await expectNote(page)
      await noteOf(page).getByRole('button').click()
      await expect(noteOf(page)).toBeHidden()
      await expect(buttonOf(page)).toBeFocused()
    })
  }

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('says how else to get in touch, and shows nothing that needs them', async ({ page }) => {
      await page.goto(bakery('/order'))
      await expectNote(page)
      await page.keyboard.press('Escape')
      await expect(noteOf(page)).toBeHidden()
      await formOf(page).getByLabel('Your name').press('Enter')
      await expect(page).toHaveURL(bakery('/order'))
      await expect(formOf(page).getByRole('button')).toHaveText(['Send the order'])
      await expect(formOf(page).getByLabel('A picture to work from')).toBeHidden()
      await expect(formOf(page).getByText('is not sent with your order')).toBeVisible()
    })
  })

  test('that comes late sends what waited for it', async ({ page }) => {
    const release = await hold(page, SCRIPTS)
    await page.goto(bakery('/order'), { waitUntil: 'commit' })
    await expectNote(page)
    release()
    await expect(noteOf(page)).toBeHidden()
    await expect(page.getByText('Thank you, we have your order')).toBeVisible()
  })

  test('that comes at once says nothing of it', async ({ page }) => {
    await page.clock.install()
    const release = await hold(page, FORM_SCRIPT)
    await openAlive(page, bakery('/order'))
    await buttonOf(page).click()
    release()
    await expect(formOf(page).getByText('Enter your name.')).toBeVisible()
    await page.clock.fastForward(10_000)
    await expect(noteOf(page)).toBeHidden()
  })

  test('that comes after the note was closed waits for its button', async ({ page }) => {
    const release = await hold(page, SCRIPTS)
    await page.goto(bakery('/order'), { waitUntil: 'commit' })
    await expectNote(page)
    await noteOf(page).getByRole('button').click()
    const values = await readValues(page)
    release()
    await waitBlockAlive(buttonOf(page))
    await expect(buttonOf(page)).toHaveAttribute('type', 'submit')
    expect(await readValues(page)).toEqual(values)
    await buttonOf(page).click()
    await expect(page.getByText('Thank you, we have your order')).toBeVisible()
  })
})
