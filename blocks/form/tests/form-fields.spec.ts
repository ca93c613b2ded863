/** The field types beyond texts: choices, numbers, dates, consent, groups and hidden values. */
import type { Page } from 'playwright/test'
import { expectAccessible } from '../../../tests/browser/support/accessible'
import { startBackend } from '../../../tests/browser/support/backend'
import {
  examples,
  expect,
  openAlive,
  test,
  waitBlockAlive,
} from '../../../tests/browser/support/site'

type Fields = [string, unknown][]

/** Receives the form with all field types, and records what arrives. */
async function startSchool() {
  const received: Fields[] = []
  /** The messages for fields with which the receiver refuses the form. */
  const state: { rejection?: Record<string, string> } = {}
  const backend = await startBackend(
    examples(),
    (path) => path === '/api/school',
    async (request, response) => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk)
      const body = Buffer.concat(chunks)
      const type = request.headers['content-type'] ?? ''
      if (state.rejection) {
        response.writeHead(422).end(JSON.stringify({ fields: state.rejection }))
      } else if (type.startsWith('application/json')) {
        received.push(Object.entries(JSON.parse(body.toString())))
        response.writeHead(204).end()
      } else {
        const data = await new Response(body, { headers: { 'Content-Type': type } }).formData()
        received.push([...data])
        response.writeHead(303, { Location: '/' }).end()
      }
    },
  )
  return { ...backend, received, state }
}

let school: Awaited<ReturnType<typeof startSchool>>
test.beforeEach(async () => {
  school = await startSchool()
})
test.afterEach(() => school.close())

const address = () => `${school.url}/form/example-4?utm_source=letter`
const formOf = (page: Page) => page.getByRole('form', { name: 'Event registration' })
const buttonOf = (page: Page) => formOf(page).getByRole('button', { name: 'Register' })

async function fill(page: Page): Promise<void> {
  const form = formOf(page)
  await form.getByLabel('Full name').fill('Ada Byron')
  await form.getByLabel('Date of birth').fill('1990-12-10')
  await form.getByLabel('Number of guests').fill('2')
  await form.getByLabel('In the library').check()
  await form.getByLabel('Arrival').fill('10:30')
  await form.getByLabel('Old maps').check()
  await form.getByLabel('Something else').check()
  await form.getByLabel('Which topic?').fill('Bindings')
  await form.getByLabel(/I have read the privacy notice/).check()
}

const CONSENT =
  'I have read the privacy notice and agree that my data is stored until the end of the school.'

test.describe('a form with choices', () => {
  test.beforeEach(async ({ page }) => {
    await openAlive(page, address())
    await waitBlockAlive(buttonOf(page))
  })

  test('sends what is chosen, and nothing that is not shown', async ({ page }) => {
    await fill(page)
    await formOf(page).getByLabel('Online').check()
    await buttonOf(page).click()
    await expect.poll(() => school.received.length).toBe(1)
    expect(Object.fromEntries(school.received[0] ?? [])).toEqual({
      fullName: 'Ada Byron',
      profile: '',
      birthday: '1990-12-10',
      guests: '2',
      attendance: 'online',
      topics: ['maps', 'other'],
      otherTopic: 'Bindings',
      privacy: 'yes',
      privacyText: CONSENT,
      privacyLanguage: 'en',
      source: 'letter',
      moreRemarks: '',
    })
    await expect(formOf(page).getByLabel('Old maps')).not.toBeChecked()
    await expect(formOf(page).getByLabel('Which topic?')).toBeHidden()
  })

  test('shows the messages of the fields that are shown, and focuses the first', async ({
    page,
  }) => {
    const form = formOf(page)
    await buttonOf(page).click()
    await expect(form.getByLabel('Full name')).toBeFocused()
    await expect(form.getByText('Choose how you attend.')).toBeVisible()
    await expect(form.getByText('Tick the box to register.')).toBeVisible()
    await expect(form.getByText('Enter the time of your arrival.')).toHaveCount(0)
    await fill(page)
    await form.getByLabel('Letters').check()
    await form.getByLabel('Number of guests').fill('2.5')
    await form.getByLabel('Arrival').fill('08:00')
    await form.getByLabel('Date of birth').fill('2999-01-01')
    await buttonOf(page).click()
    for (const message of [
      'Choose at most two topics.',
      'Enter a whole number.',
      'The doors open at 09:00.',
      'Enter a date in the past.',
    ]) {
      await expect(form.getByText(message)).toBeVisible()
    }
    expect(school.received).toEqual([])
    await expectAccessible(page)
  })

  test.describe('that the receiver refuses', () => {
    test.use({ allowErrors: /Failed to load resource/ })

    test('shows its messages at the fields, focuses the first, and is sent again', async ({
      page,
    }) => {
      const form = formOf(page)
      school.state.rejection = {
        arrival: 'At 10:30, the library is full.',
        profile: 'This page does not exist.',
        otherTopic: '',
        unknown: 'No field.',
      }
      await fill(page)
      await buttonOf(page).click()
      await expect(form.getByLabel('Your web page')).toBeFocused()
      await expect(form.getByLabel('Your web page')).toHaveAccessibleDescription(
        'With https:// at the start. This page does not exist.',
      )
      await expect(form.getByText('At 10:30, the library is full.')).toBeVisible()
      await expect(form.getByText('No field.')).toHaveCount(0)
      await expect(page.getByRole('alert')).toHaveCount(0)
      await expect(form.getByLabel('Which topic?')).toHaveValue('Bindings')
      await expectAccessible(page)
      school.state.rejection = undefined
      await buttonOf(page).click()
      await expect.poll(() => school.received.length).toBe(1)
    })

    test('says that it did not arrive if no message is for a field that is shown', async ({
      page,
    }) => {
      school.state.rejection = { arrival: 'At 10:30, the library is full.' }
      await fill(page)
      await formOf(page).getByLabel('Online').check()
      await buttonOf(page).click()
      await expect(page.getByRole('alert')).toBeVisible()
      await expect(formOf(page).getByLabel('Full name')).toHaveValue('Ada Byron')
    })
  })

  test('has one stop of the Tab key for each question with one answer', async ({ page }) => {
    const form = formOf(page)
    await form.getByLabel('Number of guests').focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowDown')
    await expect(form.getByLabel('Online')).toBeChecked()
    await page.keyboard.press('ArrowUp')
    await expect(form.getByLabel('In the library')).toBeChecked()
    await page.keyboard.press('Tab')
    await expect(form.getByLabel('Arrival')).toBeFocused()
  })
})

test.describe('a form with choices, without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('shows the fields of an option while it is chosen, and is posted', async ({ page }) => {
    await page.goto(address())
    const form = formOf(page)
    await expect(form.getByLabel('Arrival')).toBeHidden()
    await fill(page)
    await expect(form.getByLabel('Arrival')).toBeVisible()
    await form.getByLabel('Online').check()
    await expect(form.getByLabel('Arrival')).toBeHidden()
    await buttonOf(page).click()
    await expect(page).toHaveURL(`${school.url}/`)
    expect(school.received).toEqual([
      [
        ['fullName', 'Ada Byron'],
        ['profile', ''],
        ['birthday', '1990-12-10'],
        ['guests', '2'],
        ['arrival', '10:30'],
        ['attendance', 'online'],
        ['topics', 'maps'],
        ['topics', 'other'],
        ['otherTopic', 'Bindings'],
        ['privacy', 'yes'],
        ['privacyText', CONSENT],
        ['privacyLanguage', 'en'],
        ['source', ''],
        ['moreRemarks', ''],
      ],
    ])
  })
})

test('what was chosen before the form came alive is kept and sent', async ({ page }) => {
  await page.route(/\/assets\/Form-[\w-]+\.js$/, async (route) => {
    await page.waitForFunction(() => document.querySelector('[name=privacy]:checked') !== null)
    await route.continue()
  })
  await page.goto(address(), { waitUntil: 'commit' })
  await fill(page)
  await waitBlockAlive(buttonOf(page))
  await expect(formOf(page).getByLabel('Arrival')).toHaveValue('10:30')
  await buttonOf(page).click()
  await expect.poll(() => school.received.length).toBe(1)
  expect(school.received[0]).toContainEqual(['attendance', 'here'])
  expect(school.received[0]).toContainEqual(['topics', ['maps', 'other']])
})
