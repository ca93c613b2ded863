/** Forms in steps that have cards, and forms in steps that differ by audience. */
import type { Page } from 'playwright/test'
import {
  expectAccessible,
  expectAccessibleLayout,
  expectNoOverflow,
} from '../../../tests/browser/support/accessible'
import { test as base, examples, expect, waitBlockAlive } from '../../../tests/browser/support/site'
import { buildExamplePage } from '../../../tests/support/sites/examples-site'

/** Opens a page with an audience selector and a form that is on no page of the site. */
const test = base.extend<{ openForm: (form: object) => Promise<void> }>({
  openForm: async ({ page, trial }, use) => {
    await use(async (form) => {
      const source = buildExamplePage('Trial', [SELECTOR, { ...FORM, ...form }])
      const siteUrl = /data-site="([^"]+)"/.exec(await (await fetch(examples())).text())?.[1] ?? ''
      const [data, document] = [
        await trial.renderData(source),
        await trial.renderDocument(source, siteUrl),
      ]
      await page.route(/\/_data\/trial\.json/, (route) =>
        route.fulfill({ contentType: 'application/json', body: data }),
      )
      await page.route(examples('/trial'), (route) =>
        route.fulfill({ contentType: 'text/html', body: document }),
      )
      await page.goto(examples('/trial'))
      await waitBlockAlive(page.getByRole('button', { name: 'Donor' }))
      await waitBlockAlive(formOf(page).locator('[type=submit]'))
    })
  },
})

const SELECTOR = { type: 'audience-selector', label: 'I come as a', clearLabel: 'Clear' }
const TOPIC = { type: 'text', name: 'topic', label: 'Topic' }
const QUESTION = { type: 'textarea', name: 'question', label: 'Question' }
const NAME = { type: 'text', name: 'fullName', label: 'Your name' }
const stepOf = (label: string, ...fields: object[]) => ({ type: 'step', label, fields })

const FORM = {
  type: 'form',
  name: 'Enquiry',
  fields: [stepOf('Topic', TOPIC), stepOf('Question', QUESTION), stepOf('About you', NAME)],
  submit: 'Send',
  transport: { type: 'simulated', delay: 0 },
  confirmation: { title: 'What happens next', text: 'We answer within a week.' },
}

const LINE = 'We would like to borrow an item.'
const PREFILL = {
  field: 'question',
  title: 'What is it about?',
  insert: 'Put the line before my text',
  items: [
    { value: 'loan', title: 'A loan', line: LINE },
    { value: 'copy', title: 'A copy', line: 'Please send a copy.' },
  ],
}

const formOf = (page: Page) => page.getByRole('form', { name: 'Enquiry' })
const buttonOf = (page: Page, name: string) => formOf(page).getByRole('button', { name })
const headingOf = (page: Page, name: string) => formOf(page).getByRole('heading', { name })
const cardsOf = (page: Page) => formOf(page).getByRole('group', { name: PREFILL.title })
const fieldOf = (page: Page, name: string) => formOf(page).getByLabel(name)

/** Fills in the first step, and shows the second. */
async function goToSecond(page: Page): Promise<void> {
  await fieldOf(page, 'Topic').fill('Maps')
  await buttonOf(page, 'Next').click()
  await expect(headingOf(page, 'Step 2 of 3: Question')).toBeFocused()
}

async function send(page: Page): Promise<void> {
  await buttonOf(page, 'Send').click()
  await expect(formOf(page).getByText('What happens next')).toBeVisible()
}

test.describe('a form in steps with cards', () => {
  test.beforeEach(({ openForm }) => openForm({ prefill: PREFILL }))

  test('shows them only in the step of their field', async ({ page }) => {
    await expect(cardsOf(page)).toBeHidden()
    await goToSecond(page)
    await expect(cardsOf(page)).toBeVisible()
    await buttonOf(page, 'Next').click()
    await expect(headingOf(page, 'Step 3 of 3: About you')).toBeFocused()
    await expect(cardsOf(page)).toBeHidden()
  })

  test('is accessible in their step', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await goToSecond(page)
    await buttonOf(page, 'A loan').click()
    await expectNoOverflow(page, [1280])
    await expectAccessible(page)
    await expectNoOverflow(page, [360])
    await expectAccessibleLayout(page)
  })

  test('inserts a line and focuses its field, by keyboard', async ({ page }) => {
    await goToSecond(page)
    await page.keyboard.press('Tab')
    await expect(buttonOf(page, 'A loan')).toBeFocused()
    await fieldOf(page, 'Question').fill('The map of 1650.')
    await buttonOf(page, 'A loan').press('Enter')
    await expect(fieldOf(page, 'Question')).toHaveValue('The map of 1650.')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(buttonOf(page, PREFILL.insert)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(fieldOf(page, 'Question')).toBeFocused()
    await expect(fieldOf(page, 'Question')).toHaveValue(`${LINE}\n\nThe map of 1650.`)
  })

  test('keeps the line and the chosen card after Next and Back, until it is sent', async ({
    page,
  }) => {
    await goToSecond(page)
    await buttonOf(page, 'A loan').click()
    await expect(fieldOf(page, 'Question')).toHaveValue(LINE)
    await buttonOf(page, 'Next').click()
    await buttonOf(page, 'Back').click()
    await expect(headingOf(page, 'Step 2 of 3: Question')).toBeFocused()
    await expect(fieldOf(page, 'Question')).toHaveValue(LINE)
    await expect(buttonOf(page, 'A loan')).toHaveAttribute('aria-pressed', 'true')
    await buttonOf(page, 'A copy').click()
    await expect(fieldOf(page, 'Question')).toHaveValue('Please send a copy.')
    await buttonOf(page, 'Next').click()
    await send(page)
    await expect(headingOf(page, 'Step 1 of 3: Topic')).toBeVisible()
    await expect(cardsOf(page)).toBeHidden()
    await goToSecond(page)
    await expect(fieldOf(page, 'Question')).toHaveValue('')
    await expect(buttonOf(page, 'A copy')).toHaveAttribute('aria-pressed', 'false')
  })
})

/** Chooses an audience by keyboard. */
async function choose(page: Page, audience: string): Promise<void> {
  const choice = page.getByRole('button', { name: audience })
  await choice.press('Enter')
  await expect(choice).toBeFocused()
}

test.describe('a form in steps that differs by audience', () => {
  const byAudience = {
    reader: { fields: [stepOf('Everything', TOPIC, QUESTION, NAME)] },
    donor: { fields: [TOPIC, QUESTION, NAME] },
    archivist: { fields: [stepOf('Names', NAME), stepOf('Topic', TOPIC)] },
  }
  test.beforeEach(({ openForm }) => openForm({ prefill: PREFILL, byAudience }))

  test('shows the last step if there are fewer, and the same step again', async ({ page }) => {
    await goToSecond(page)
    await fieldOf(page, 'Question').fill('The map of 1650.')
    await choose(page, 'Reader')
    await expect(formOf(page).getByRole('heading')).toHaveText([
      'Step 1 of 1: Everything',
      PREFILL.title,
    ])
    await expect(fieldOf(page, 'Topic')).toHaveValue('Maps')
    await expect(fieldOf(page, 'Question')).toHaveValue('The map of 1650.')
    await expect(buttonOf(page, 'Back')).toHaveCount(0)
    await expect(buttonOf(page, 'Send')).toBeVisible()
    await choose(page, 'Reader')
    await expect(headingOf(page, 'Step 2 of 3: Question')).toBeVisible()
    await expect(fieldOf(page, 'Question')).toHaveValue('The map of 1650.')
    await buttonOf(page, 'Back').press('Enter')
    await expect(headingOf(page, 'Step 1 of 3: Topic')).toBeFocused()
    await expect(fieldOf(page, 'Topic')).toHaveValue('Maps')
  })

  test('returns to earlier steps from the last one', async ({ page }) => {
    await goToSecond(page)
    await buttonOf(page, 'Next').click()
    await fieldOf(page, 'Your name').fill('Ada Byron')
    await choose(page, 'Archivist')
    await expect(headingOf(page, 'Step 2 of 2: Topic')).toBeVisible()
    await expect(fieldOf(page, 'Topic')).toHaveValue('Maps')
    await buttonOf(page, 'Back').press('Enter')
    await expect(headingOf(page, 'Step 1 of 2: Names')).toBeFocused()
    await expect(fieldOf(page, 'Your name')).toHaveValue('Ada Byron')
    await page.goForward()
    await expect(headingOf(page, 'Step 2 of 2: Topic')).toBeFocused()
    await send(page)
    await expect(headingOf(page, 'Step 1 of 2: Names')).toBeVisible()
    await expect(fieldOf(page, 'Your name')).toHaveValue('')
  })

  test('shows all fields and cards if there are no steps, and is sent', async ({ page }) => {
    await goToSecond(page)
    await choose(page, 'Donor')
    await expect(formOf(page).getByRole('heading')).toHaveText([PREFILL.title])
    await expect(formOf(page).getByRole('textbox')).toHaveCount(3)
    await expect(fieldOf(page, 'Topic')).toHaveValue('Maps')
    await expect(formOf(page).getByRole('button')).toHaveText(['A loan', 'A copy', 'Send'])
    await send(page)
    await expect(fieldOf(page, 'Topic')).toHaveValue('')
  })
})

test('a form without steps shows the first one for an audience that has steps', async ({
  page,
  openForm,
}) => {
  const title = 'Enquiry'
  const byAudience = { reader: { title }, donor: { fields: FORM.fields }, archivist: { title } }
  await openForm({ fields: [TOPIC, QUESTION, NAME], byAudience })
  await fieldOf(page, 'Topic').fill('Maps')
  await choose(page, 'Donor')
  await expect(formOf(page).getByRole('heading')).toHaveText(['Step 1 of 3: Topic'])
  await expect(fieldOf(page, 'Topic')).toHaveValue('Maps')
  await goToSecond(page)
  await page.goBack()
  await expect(headingOf(page, 'Step 1 of 3: Topic')).toBeFocused()
})
