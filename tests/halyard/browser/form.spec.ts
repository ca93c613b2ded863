import type { Locator, Page } from 'playwright/test'
import { expect, halyard, openAlive, test, waitAlive, waitQuiet, waitShown } from './site'

const NAMES = [
  'First name',
  'Last name',
  'Work email',
  'Company name',
  'Country/Region',
  'Mobile phone',
  'Job title',
  'Product/Service',
  'Enquiry',
]
const PREFILLS = ['Platform demo', 'Technical support', 'Partnership', 'Media and press']

const formOf = (page: Page): Locator => page.getByRole('form', { name: 'Enquiry' })
const fieldOf = (page: Page, name: string): Locator =>
  formOf(page).getByLabel(name, { exact: true })
const buttonOf = (page: Page): Locator => formOf(page).locator('button[type=submit]')
const cardOf = (page: Page, name: string): Locator => formOf(page).getByRole('button', { name })
const confirmationOf = (page: Page): Locator =>
  formOf(page).getByRole('group', { name: 'What happens next' })
const toastOf = (page: Page, text: string): Locator => page.getByText(text, { exact: true })

async function fill(page: Page, email = 'ada@bank.example'): Promise<void> {
  await fieldOf(page, 'First name').fill('Ada')
  await fieldOf(page, 'Last name').fill('Lovelace')
  await fieldOf(page, 'Work email').fill(email)
  await fieldOf(page, 'Company name').fill('Bank of Engines')
  await fieldOf(page, 'Country/Region').selectOption('Malaysia')
  await fieldOf(page, 'Mobile phone').fill('+61 8 9321 1234')
  await fieldOf(page, 'Job title').fill('Treasurer')
  await fieldOf(page, 'Product/Service').selectOption('Strategic Partnership')
  await fieldOf(page, 'Enquiry').fill('Please call me back about custody.')
}

async function readValues(page: Page): Promise<string[]> {
  return Promise.all(NAMES.map((name) => fieldOf(page, name).inputValue()))
}

const readToken = (page: Page) =>
  page.evaluate(() =>
    Object.values({ ...sessionStorage }).find((value) => /^[0-9a-f]{64}$/.test(value)),
  )

async function open(page: Page): Promise<void> {
  await page.clock.install()
  await openAlive(page, halyard('/contact'))
  await formOf(page).scrollIntoViewIfNeeded()
  await expect(buttonOf(page)).toBeVisible()
}

/** Sends the form, advances the clock by the simulated two seconds, and waits for the message. */
async function send(page: Page, expected: string): Promise<void> {
  await buttonOf(page).click()
  await page.clock.runFor(2000)
  await expect(toastOf(page, expected)).toBeVisible()
}

test.beforeEach(({ page }) => open(page))

test('has the fields of an enquiry in their order (R-125, R-293)', async ({ page }) => {
  const form = formOf(page)
  const labels = await form
    .locator('label')
    .evaluateAll((all) => all.map((label) => label.textContent))
  expect(labels.map((label) => label?.replace(' (optional)', ''))).toEqual([...NAMES, 'Attachment'])
  for (const name of NAMES) {
    await expect(fieldOf(page, name)).toBeVisible()
    await expect(fieldOf(page, name)).toHaveAttribute('required', '')
  }
  await expect(buttonOf(page)).toHaveText('Submit Enquiry')
  const headings = await page.locator('main h1, main h2').allInnerTexts()
  expect(headings.findIndex((text) => /enquiry/.test(text))).toBe(1)
})

test('offers the countries and products of the specification (R-126, R-127)', async ({ page }) => {
  const read = (name: string) =>
    fieldOf(page, name)
      .locator('option')
      .evaluateAll((all) => all.slice(1).map((option) => option.textContent))
  const countries = await read('Country/Region')
  expect(countries.join(', ')).toBe(
    'Australia, Malaysia, Singapore, Indonesia, Philippines, Thailand, Vietnam, Cambodia, Brunei, ' +
      'Myanmar, United States, United Kingdom, Canada, Germany, France, Japan, South Korea, India, ' +
      'China, Hong Kong, Taiwan, New Zealand, Other',
  )
  expect(await read('Product/Service')).toEqual([
    'Banking Treasury Solutions',
    'Corporate Treasury',
    'Central Bank & Reserve Management',
    'Loans Management',
    'Investment Management',
    'Custody & Securities',
    'Wholesale Banknotes',
    'Platform Demo',
    'Technical Support',
    'Strategic Partnership',
    'Other',
  ])
})

test('an empty form says what is missing, each beside its field (R-128, R-129)', async ({
  page,
}) => {
  await buttonOf(page).click()
  const messages = [
    'First name is required',
    'Last name is required',
    'Please enter a valid email address',
    'Company name is required',
    'Country/Region is required',
    'Mobile phone is required',
    'Job title is required',
    'Please select a product/service',
    'Please provide more details about your enquiry',
  ]
  for (const [index, name] of NAMES.entries()) {
    const field = fieldOf(page, name)
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(new RegExp(`${messages[index]}$`))
  }
  await expect(formOf(page).locator('[aria-invalid=true]')).toHaveCount(messages.length)
  await expect(formOf(page).getByText(/required$|^Please /)).toHaveText(messages)
  await expect(fieldOf(page, 'First name')).toBeFocused()
  await fieldOf(page, 'First name').fill('Ada')
  await fieldOf(page, 'Last name').fill('Lovelace')
  await buttonOf(page).click()
  await expect(fieldOf(page, 'Work email')).toBeFocused()
})

test('the fields say what browsers may fill in (R-315)', async ({ page }) => {
  const tokens = await formOf(page)
    .locator('[autocomplete]:not([tabindex="-1"])')
    .evaluateAll((all) => all.map((field) => field.getAttribute('autocomplete')))
  expect(tokens).toEqual([
    'given-name',
    'family-name',
    'email',
    'organization',
    'country-name',
    'tel',
    'organization-title',
  ])
})

test('an enquiry with a script in it is not sent (R-152)', async ({ page }) => {
  await fill(page)
  await fieldOf(page, 'Enquiry').fill('Hello <script>alert(1)</script>')
  await buttonOf(page).click()
  await expect(fieldOf(page, 'Enquiry')).toHaveAccessibleDescription(/Invalid characters detected$/)
  await expect(buttonOf(page)).toBeEnabled()
  await page.clock.runFor(3000)
  await expect(toastOf(page, 'Enquiry submitted successfully!')).toHaveCount(0)
  await expect(fieldOf(page, 'Enquiry')).toHaveValue('Hello <script>alert(1)</script>')
})

test('sending takes two seconds, once, and then says so (R-153, R-154, R-155, R-156)', async ({
  page,
}) => {
  await fill(page)
  await cardOf(page, 'Partnership').click()
  const buffer = Buffer.from('content')
  const attachment = { name: 'plan.pdf', mimeType: 'application/pdf', buffer }
  await formOf(page).getByLabel('Attachment').setInputFiles(attachment)
  await expect(toastOf(page, 'plan.pdf').last()).toBeVisible()
  await expect(formOf(page).getByText('plan.pdf', { exact: true })).toBeVisible()
  // From now on, the clock only advances on request.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
  await buttonOf(page).click()
  await expect(buttonOf(page)).toBeDisabled()
  await expect(buttonOf(page)).toHaveText('Submitting Enquiry...')
  await page.clock.runFor(1900)
  await expect(toastOf(page, 'Enquiry submitted successfully!')).toHaveCount(0)
  await page.clock.runFor(100)
  await expect(toastOf(page, 'Enquiry submitted successfully!')).toHaveCount(1)
  await page.clock.resume()
  await expect(toastOf(page, 'Enquiry submitted successfully!')).toBeVisible()
  await expect(
    toastOf(page, 'Our team will respond to your enquiry within 24 hours.'),
  ).toBeVisible()
  await expect(toastOf(page, 'Form Submitted Successfully')).toHaveCount(0)
  expect(await readValues(page)).toEqual(NAMES.map(() => ''))
  await expect(formOf(page).locator('[aria-invalid=true], [aria-pressed=true]')).toHaveCount(0)
  await expect(formOf(page).getByText('plan.pdf')).toHaveCount(0)
  await expect(formOf(page).getByLabel('Attachment')).toHaveValue('')
  await expect(buttonOf(page)).toBeEnabled()
  await expect(buttonOf(page)).toHaveText('Submit Enquiry')
})

test('no request leaves the page for it (R-157)', async ({ page }) => {
  await fill(page)
  await waitQuiet(page)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await send(page, 'Enquiry submitted successfully!')
  expect(requests).toEqual([])
})

test('an inserted line and a submission leave the focus in the form', async ({ page }) => {
  await fieldOf(page, 'Enquiry').fill('My own words.')
  await cardOf(page, 'Media and press').click()
  await formOf(page)
    .getByRole('button', { name: 'Put the request line before my text' })
    .press('Enter')
  await expect(fieldOf(page, 'Enquiry')).toBeFocused()
  await fill(page)
  await buttonOf(page).press('Enter')
  await page.clock.runFor(2000)
  await expect(toastOf(page, 'Enquiry submitted successfully!')).toBeVisible()
  await expect(confirmationOf(page)).toBeFocused()
})

test('what happens next is said at the form, which can be used again at once (R-155)', async ({
  page,
}) => {
  await fill(page)
  await send(page, 'Enquiry submitted successfully!')
  await expect(confirmationOf(page)).toContainText('within 24 hours')
  await expect(confirmationOf(page).getByRole('link')).toHaveAttribute('href', /^tel:\+\d+$/)
  await expect(fieldOf(page, 'First name')).toHaveValue('')
  await fill(page)
  await buttonOf(page).click()
  await expect(buttonOf(page)).toHaveText('Submitting Enquiry...')
  await expect(confirmationOf(page)).toHaveCount(0)
  await page.clock.runFor(2000)
  await expect(confirmationOf(page)).toBeFocused()
})

test('no field looks as if something were typed in it, and the button says what for (R-125)', async ({
  page,
}) => {
  await expect(formOf(page).locator('[placeholder]')).toHaveCount(0)
  await expect(fieldOf(page, 'Mobile phone')).toHaveAccessibleDescription(/country code/)
  const note = formOf(page).getByRole('paragraph').filter({ hasText: 'privacy policy' })
  await expect(note.getByRole('link')).toHaveAttribute('href', '/privacy')
  const [button, below] = await Promise.all([buttonOf(page), note].map((one) => one.boundingBox()))
  expect(below?.y).toBeGreaterThan((button?.y ?? 0) + (button?.height ?? 0))
})

test('the token is stored, and is another one after success (R-162)', async ({ page }) => {
  const first = await readToken(page)
  expect(first).toMatch(/^[0-9a-f]{64}$/)
  await fill(page)
  await send(page, 'Enquiry submitted successfully!')
  expect(await readToken(page)).not.toBe(first)
})

test('a token that was tampered with stops it once, and nothing is lost (R-163, R-301)', async ({
  page,
}) => {
  await fill(page)
  const values = await readValues(page)
  await page.evaluate(() => {
    for (const key of Object.keys({ ...sessionStorage })) sessionStorage.setItem(key, '0')
  })
  await buttonOf(page).click()
  await expect(page.getByRole('alert')).toHaveText(
    /^Security verification failed: Please refresh the page and try again\./,
  )
  expect(await readValues(page)).toEqual(values)
  expect(await readToken(page)).toMatch(/^[0-9a-f]{64}$/)
  await send(page, 'Enquiry submitted successfully!')
})

test('who fills in the decoy is ignored without a word (R-166, R-167, R-168)', async ({ page }) => {
  const decoy = formOf(page).locator('[name=moreRemarks]')
  await expect(decoy).toHaveAttribute('autocomplete', 'off')
  await expect(decoy).toHaveAttribute('tabindex', '-1')
  expect(await decoy.evaluate((input) => input.closest('[aria-hidden=true]') !== null)).toBe(true)
  // Browsers use the preceding text as the label of a field without one, and may then autofill the
  // field.
  await expect(decoy).toHaveAttribute('aria-label', 'moreRemarks')
  const box = await decoy.evaluate((input) => input.parentElement?.getBoundingClientRect().width)
  expect(box).toBeLessThanOrEqual(1)
  const trap = () => decoy.evaluate((input: HTMLInputElement) => (input.value = 'filled'))
  await trap()
  await buttonOf(page).click()
  await expect(formOf(page).locator('[aria-invalid=true]')).toHaveCount(0)
  await fill(page)
  for (let attempt = 0; attempt < 4; attempt++) {
    await buttonOf(page).click()
    await expect(buttonOf(page)).toHaveText('Submit Enquiry')
  }
  await page.clock.runFor(3000)
  await expect(page.locator('[role=status], [role=alert]').filter({ hasText: /./ })).toHaveCount(0)
  await decoy.evaluate((input: HTMLInputElement) => (input.value = ''))
  await send(page, 'Enquiry submitted successfully!')
})

test('the fourth attempt with one address has to wait, and nothing is lost (R-169, R-171, R-172, R-301)', async ({
  page,
}) => {
  await fill(page, 'a@x.com')
  await fieldOf(page, 'Mobile phone').fill('none')
  for (let attempt = 0; attempt < 4; attempt++) await buttonOf(page).click()
  await expect(fieldOf(page, 'Mobile phone')).toBeFocused()
  for (const email of ['A@x.com', 'a@X.com', 'a@x.com']) {
    await fill(page, email)
    await send(page, 'Enquiry submitted successfully!')
    await expect(fieldOf(page, 'First name')).toHaveValue('')
  }
  await fill(page, 'a@x.com')
  const values = await readValues(page)
  await buttonOf(page).click()
  await expect(page.getByRole('alert')).toHaveText(
    /^Too many submission attempts: Please wait [1-5] minutes before submitting again\./,
  )
  expect(await readValues(page)).toEqual(values)
  await fieldOf(page, 'Work email').fill('b@x.com')
  await send(page, 'Enquiry submitted successfully!')
})

test('a reload forgets the attempts and keeps the token (R-302)', async ({ page }) => {
  for (let attempt = 0; attempt < 3; attempt++) {
    await fill(page)
    await send(page, 'Enquiry submitted successfully!')
    await expect(fieldOf(page, 'First name')).toHaveValue('')
  }
  const token = await readToken(page)
  await page.reload()
  await waitAlive(page)
  await formOf(page).scrollIntoViewIfNeeded()
  await expect(buttonOf(page)).toBeVisible()
  expect(await readToken(page)).toBe(token)
  await fill(page)
  await send(page, 'Enquiry submitted successfully!')
})

test('leaving while it is being sent raises no error (R-174)', async ({ page }) => {
  await fill(page)
  await buttonOf(page).click()
  await page.getByRole('banner').getByRole('link', { name: 'Support' }).click()
  await waitShown(page, '/support')
  await expect(formOf(page)).toHaveCount(0)
  await page.clock.runFor(3000)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a card is chosen alone, and leaves the product as it is (R-116, R-120)', async ({ page }) => {
  for (const name of PREFILLS)
    await expect(cardOf(page, name)).toHaveAttribute('aria-pressed', 'false')
  for (const name of PREFILLS) {
    await cardOf(page, name).click()
    const pressed = formOf(page).locator('[aria-pressed=true]')
    await expect(pressed).toHaveCount(1)
    await expect(pressed).toContainText(name)
    await expect(fieldOf(page, 'Product/Service')).toHaveValue('')
  }
})

test('each card puts its own line into the enquiry (R-117)', async ({ page }) => {
  const lines = new Set<string>()
  for (const name of PREFILLS) {
    await cardOf(page, name).click()
    await expect(fieldOf(page, 'Enquiry')).not.toHaveValue('')
    lines.add(await fieldOf(page, 'Enquiry').inputValue())
  }
  expect(lines.size).toBe(4)
})

test('what the visitor typed stays when a card is chosen (R-119, D29)', async ({ page }) => {
  await fieldOf(page, 'Enquiry').fill('My own words.')
  await cardOf(page, 'Media and press').click()
  await expect(fieldOf(page, 'Enquiry')).toHaveValue('My own words.')
  await formOf(page).getByRole('button', { name: 'Put the request line before my text' }).click()
  await expect(fieldOf(page, 'Enquiry')).toHaveValue(/^We are writing about .*\n\nMy own words\.$/s)
})

test('what was typed before the form came alive is kept and sent', async ({ context }) => {
  const second = await context.newPage()
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await second.route(/\/assets\/Form-[\w-]+\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await second.goto(halyard('/contact'))
  await fill(second)
  release()
  await expect(buttonOf(second)).toHaveAttribute('type', 'submit')
  expect((await readValues(second))[0]).toBe('Ada')
  await buttonOf(second).click()
  await expect(buttonOf(second)).toHaveText('Submitting Enquiry...')
})
