/** A form in steps. */
import type { Page } from 'playwright/test'
import {
  expectAccessible,
  expectAccessibleLayout,
  expectNoOverflow,
} from '../../../tests/browser/support/accessible'
import { startBackend } from '../../../tests/browser/support/backend'
import {
  examples,
  expect,
  openAlive,
  test,
  waitBlockAlive,
} from '../../../tests/browser/support/site'

/** Receives orders, and records what arrives. */
async function startStudio() {
  const received: Record<string, FormDataEntryValue>[] = []
  /** The messages for fields with which the receiver refuses an order. */
  const state: { rejection?: Record<string, string> } = {}
  const backend = await startBackend(
    examples(),
    (path) => path === '/api/copies',
    async (request, response) => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk)
      const headers = { 'Content-Type': request.headers['content-type'] ?? '' }
      const data = await new Response(Buffer.concat(chunks), { headers }).formData()
      if (state.rejection) {
        response.writeHead(422).end(JSON.stringify({ fields: state.rejection }))
        return
      }
      received.push(Object.fromEntries(data))
      const isScript = request.headers.accept === 'application/json'
      response.writeHead(isScript ? 204 : 303, isScript ? {} : { Location: '/' }).end()
    },
  )
  return { ...backend, received, state }
}

let studio: Awaited<ReturnType<typeof startStudio>>
test.beforeEach(async () => {
  studio = await startStudio()
})
test.afterEach(() => studio.close())

const address = () => `${studio.url}/form/example-6`
const formOf = (page: Page) => page.getByRole('form', { name: 'Order of copies' })
const buttonOf = (page: Page, name: string) => formOf(page).getByRole('button', { name })
const headingOf = (page: Page, title: string) => formOf(page).getByRole('heading', { name: title })

const FIRST = 'Step 1 of 3: What to copy'
const SECOND = 'Step 2 of 3: Delivery'
const THIRD = 'Step 3 of 3: About you'

const ORDER = {
  callNumber: 'MS 12',
  pages: '4',
  details: '',
  delivery: 'files',
  deadline: '2999-01-01',
  fullName: 'Ada Byron',
  email: 'ada@example.com',
  privacy: 'yes',
}

async function open(page: Page): Promise<void> {
  await openAlive(page, address())
  await waitBlockAlive(formOf(page).locator('[type=submit]'))
}

/** Fills in the first two steps. */
async function goToLast(page: Page): Promise<void> {
  const form = formOf(page)
  await form.getByLabel('Call number').fill(ORDER.callNumber)
  await form.getByLabel('Number of pages').fill(ORDER.pages)
  await buttonOf(page, 'Next').click()
  await form.getByLabel('As files').check()
  await form.getByLabel('Needed by').fill(ORDER.deadline)
  await buttonOf(page, 'Next').click()
  await expect(headingOf(page, THIRD)).toBeFocused()
}

async function fillLast(page: Page): Promise<void> {
  const form = formOf(page)
  await form.getByLabel('Your name').fill(ORDER.fullName)
  await form.getByLabel('E-mail').fill(ORDER.email)
  await form.getByLabel(/I agree/).check()
}

test.describe('a form in steps', () => {
  test.beforeEach(({ page }) => open(page))

  test('shows one step at a time, and is filled in and sent with only the keyboard', async ({
    page,
  }) => {
    const form = formOf(page)
    const press = (key: string) => page.keyboard.press(key)
    await expect(form.getByRole('heading')).toHaveText([FIRST])
    await form.getByLabel('Call number').focus()
    await press('Enter')
    await expect(form.getByText('Enter the call number.')).toBeVisible()
    await expect(form.getByLabel('Call number')).toBeFocused()
    await page.keyboard.type(ORDER.callNumber)
    await press('Tab')
    await page.keyboard.type(ORDER.pages)
    await press('Enter')
    await expect(headingOf(page, SECOND)).toBeFocused()
    await expect(form.getByRole('heading')).toHaveText([SECOND])
    await press('Tab')
    await press('Space')
    await press('Tab')
    await page.keyboard.type('01012999')
    await press('Tab')
    while (!(await buttonOf(page, 'Next').evaluate((one) => one === document.activeElement))) {
      await press('Tab')
    }
    await press('Enter')
    await expect(headingOf(page, THIRD)).toBeFocused()
    await press('Tab')
    await page.keyboard.type(ORDER.fullName)
    await press('Tab')
    await page.keyboard.type(ORDER.email)
    await press('Tab')
    await press('Space')
    await press('Tab')
    await press('Tab')
    await expect(buttonOf(page, 'Order the copies')).toBeFocused()
    await press('Enter')
    await expect.poll(() => studio.received.length).toBe(1)
    expect(studio.received[0]).toMatchObject(ORDER)
    await expect(form.getByText('What happens next')).toBeVisible()
    await expect(form.getByRole('heading')).toHaveText([FIRST])
    await expect(form.getByLabel('Call number')).toHaveValue('')
  })

  test('returns to the last step with its own Back button and that of the browser, and keeps the values', async ({
    page,
  }) => {
    const form = formOf(page)
    const before = await page.evaluate(() => history.length)
    await goToLast(page)
    await form.getByLabel('Your name').fill(ORDER.fullName)
    await page.goBack()
    await expect(headingOf(page, SECOND)).toBeFocused()
    await expect(form.getByLabel('As files')).toBeChecked()
    await buttonOf(page, 'Back').click()
    await expect(headingOf(page, FIRST)).toBeFocused()
    await expect(buttonOf(page, 'Back')).toHaveCount(0)
    await expect(form.getByLabel('Call number')).toHaveValue(ORDER.callNumber)
    await page.goForward()
    await page.goForward()
    await expect(headingOf(page, THIRD)).toBeFocused()
    await expect(form.getByLabel('Your name')).toHaveValue(ORDER.fullName)
    expect(page.url()).toBe(address())
    expect(await page.evaluate(() => history.length)).toBe(before + 2)
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('Ada')
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Ada')
  })

  test('shows no empty step after it was sent, with Back or Forward', async ({ page }) => {
    const form = formOf(page)
    const before = await page.evaluate(() => history.length)
    await goToLast(page)
    await fillLast(page)
    await buttonOf(page, 'Order the copies').click()
    await expect(form.getByText('What happens next')).toBeVisible()
    await expect(form.getByRole('heading')).toHaveText([FIRST])
    // The entries of the sent form are ahead, and have no empty step.
    await page.goForward()
    await expect(headingOf(page, FIRST)).toBeFocused()
    await page.goBack()
    await expect(headingOf(page, FIRST)).toBeVisible()
    await form.getByLabel('Call number').fill('MS 13')
    await form.getByLabel('Number of pages').fill('1')
    await buttonOf(page, 'Next').click()
    await expect(headingOf(page, SECOND)).toBeFocused()
    expect(await page.evaluate(() => history.length)).toBe(before + 1)
    await page.goBack()
    await expect(headingOf(page, FIRST)).toBeFocused()
    await expect(form.getByLabel('Call number')).toHaveValue('MS 13')
  })

  test('checks all steps when it is sent, and leads to the first error', async ({ page }) => {
    const form = formOf(page)
    await goToLast(page)
    await fillLast(page)
    await buttonOf(page, 'Back').click()
    await form.getByLabel('On paper').check()
    await page.goForward()
    await buttonOf(page, 'Order the copies').click()
    await expect(form.getByRole('heading')).toHaveText([SECOND])
    await expect(form.getByLabel('Address')).toBeFocused()
    await expect(form.getByText('Enter the address.')).toBeVisible()
    expect(studio.received).toEqual([])
    await form.getByLabel('As files').check()
    await buttonOf(page, 'Next').click()
    await buttonOf(page, 'Order the copies').click()
    await expect.poll(() => studio.received.length).toBe(1)
  })

  test('shows the same step after another page', async ({ page }) => {
    await goToLast(page)
    await fillLast(page)
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '/form/example-1' })
      document.querySelector('main')?.append(link)
      link.click()
    })
    await expect(page.getByRole('heading', { name: 'Book a seat' })).toBeVisible()
    await page.goBack()
    await expect(formOf(page).getByRole('heading')).toHaveText([THIRD])
    await expect(formOf(page).getByLabel('Your name')).toHaveValue(ORDER.fullName)
    await buttonOf(page, 'Back').click()
    await expect(headingOf(page, SECOND)).toBeFocused()
  })

  test('is not sent by the second click of a double click', async ({ page }) => {
    const form = formOf(page)
    await form.getByLabel('Call number').fill(ORDER.callNumber)
    await buttonOf(page, 'Next').click()
    await form.getByLabel('As files').check()
    await buttonOf(page, 'Next').dblclick()
    await expect(headingOf(page, THIRD)).toBeVisible()
    await expect(form.getByText('Enter your name.')).toHaveCount(0)
  })

  test('is accessible in its first and last steps, and with errors', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const expectGood = async () => {
      await expectNoOverflow(page, [1280])
      await expectAccessible(page)
      await expectNoOverflow(page, [360])
      await expectAccessibleLayout(page)
    }
    await expectGood()
    await formOf(page).getByLabel('Call number').fill(ORDER.callNumber)
    await buttonOf(page, 'Next').click()
    await buttonOf(page, 'Next').click()
    await expect(formOf(page).getByText('Choose how you want the copies.')).toBeVisible()
    await expectGood()
    await formOf(page).getByLabel('As files').check()
    await buttonOf(page, 'Next').click()
    await expect(headingOf(page, THIRD)).toBeInViewport()
    await expectGood()
  })

  test('is printed with all its steps', async ({ page }) => {
    await page.emulateMedia({ media: 'print' })
    await expect(formOf(page).getByRole('heading')).toHaveText([FIRST, SECOND, THIRD])
    await expect(formOf(page).getByLabel('Your name')).toBeVisible()
  })

  test.describe('that the receiver refuses', () => {
    test.use({ allowErrors: /Failed to load resource/ })

    test('leads to the step of the field, and is sent again', async ({ page }) => {
      studio.state.rejection = { callNumber: 'This book is being repaired.' }
      await goToLast(page)
      await fillLast(page)
      await buttonOf(page, 'Order the copies').click()
      await expect(formOf(page).getByLabel('Call number')).toBeFocused()
      await expect(formOf(page).getByText('This book is being repaired.')).toBeVisible()
      studio.state.rejection = undefined
      await formOf(page).getByLabel('Call number').fill('MS 13')
      await buttonOf(page, 'Next').click()
      await buttonOf(page, 'Next').click()
      await buttonOf(page, 'Order the copies').click()
      await expect.poll(() => studio.received.length).toBe(1)
      expect(studio.received[0]).toMatchObject({ ...ORDER, callNumber: 'MS 13' })
    })
  })
})

test.describe('a form in steps, without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('is one page with all headings and one button', async ({ page }) => {
    await page.goto(address())
    const form = formOf(page)
    await expect(form.getByRole('heading')).toHaveText([FIRST, SECOND, THIRD])
    await expect(form.getByRole('button')).toHaveText(['Order the copies'])
    await form.getByLabel('Call number').fill(ORDER.callNumber)
    await form.getByLabel('Number of pages').fill(ORDER.pages)
    await form.getByLabel('As files').check()
    await form.getByLabel('Needed by').fill(ORDER.deadline)
    await fillLast(page)
    await buttonOf(page, 'Order the copies').click()
    await expect(page).toHaveURL(`${studio.url}/`)
    expect(studio.received[0]).toMatchObject(ORDER)
  })
})

test('what was typed before the form came alive is kept, and its step is shown', async ({
  page,
}) => {
  await page.route(/\/assets\/Form-[\w-]+\.js$/, async (route) => {
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'email')
    await route.continue()
  })
  await page.goto(address(), { waitUntil: 'commit' })
  await formOf(page).getByLabel('Call number').fill(ORDER.callNumber)
  await formOf(page).getByLabel('E-mail').fill(ORDER.email)
  await waitBlockAlive(formOf(page).locator('[type=submit]'))
  await expect(formOf(page).getByRole('heading')).toHaveText([THIRD])
  await expect(formOf(page).getByLabel('E-mail')).toBeFocused()
  await expect(formOf(page).locator('[name=callNumber]')).toHaveValue(ORDER.callNumber)
  await buttonOf(page, 'Back').click()
  await expect(headingOf(page, SECOND)).toBeFocused()
  await buttonOf(page, 'Back').click()
  await expect(headingOf(page, FIRST)).toBeFocused()
  expect(page.url()).toBe(address())
})
