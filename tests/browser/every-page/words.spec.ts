import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { expect, openAlive, test, tiny } from '../support/site'

/** The form, toasts and errors on the tiny site's order page are German. */
const formOf = (page: Page) => page.getByRole('form', { name: 'Bestellung' })
const alertOf = (page: Page) => page.getByRole('alert')
const orderButton = (page: Page) => formOf(page).locator('button').last()

/** The engine's default strings for forms, files and toasts. */
function listOwnWords(): string[] {
  const words: string[] = []
  const isOwn = /^(optional|file|invalid|token|input|closeNotice|notices)/
  const { properties } = JSON.parse(readFileSync('schemas/messages.schema.json', 'utf8'))
  for (const name of Object.keys(properties).filter((key) => isOwn.test(key))) {
    JSON.parse(JSON.stringify(properties[name]), (key, value) => {
      // Keeps the part of a string before the first token. Variants are excluded.
      const [start = ''] = key === 'default' && typeof value === 'string' ? value.split('{') : []
      if (/[A-Z ]/.test(start)) words.push(start.trim())
      return value
    })
  }
  return [...words, 'optional', 'Remove', 'Sending']
}

/** All text and all accessible names that a form and the toasts show. */
async function readWords(page: Page): Promise<string> {
  const places = page.locator('form[aria-label=Bestellung], [role=alert], [role=status]')
  const words = await places.evaluateAll((elements) =>
    elements.flatMap((element) =>
      [element, ...element.querySelectorAll('*')].flatMap((one) => [
        one.textContent,
        ...['aria-label', 'title', 'alt', 'placeholder'].map((name) => one.getAttribute(name)),
      ]),
    ),
  )
  return words.join('\n')
}

async function expectOwnWords(page: Page): Promise<void> {
  const shown = await readWords(page)
  expect(shown).toContain('Ihr Name')
  expect(listOwnWords().filter((word) => shown.includes(word))).toEqual([])
}

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Ihr Name').fill('Anna')
  await page.getByLabel('Laibe').fill('2')
  await page.getByLabel('Sorte').selectOption('rye')
}

test.beforeEach(async ({ page }) => {
  await page.route('**/api/orders', (route) => route.fulfill({ json: {} }))
  await openAlive(page, tiny('/order'))
  // Until the form is hydrated, the browser validates it and shows its own messages.
  await expect(formOf(page)).toHaveAttribute('novalidate')
})

test('the engine has words of its own, which the test knows', () => {
  expect(listOwnWords()).toEqual(
    expect.arrayContaining([
      'Submission failed',
      'Close',
      'No file provided',
      'File size exceeds limit (',
    ]),
  )
})

test('fields, their errors and their buttons speak the language of the site', async ({ page }) => {
  await orderButton(page).click()
  for (const [label, message] of [
    ['Ihr Name', 'Wie heißen Sie?'],
    ['Laibe', 'Wie viele Laibe?'],
    ['Sorte', 'Welches Brot?'],
  ] as const) {
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(
      new RegExp(`${message.replace('?', '\\?')}$`),
    )
  }
  await page.getByLabel('Ihr Name').fill('<script>')
  await orderButton(page).click()
  await expect(page.getByText('Diese Zeichen nehmen wir nicht an')).toBeVisible()
  await expect(page.getByLabel('E-Mail (freiwillig)')).toBeVisible()
  await expect(page.getByLabel('Bild der Torte (freiwillig)')).toBeVisible()
  await expectOwnWords(page)
})

test('an address that is none is refused in the language of the site', async ({ page }) => {
  await fillIn(page)
  await page.getByLabel('E-Mail').fill('anna@backstube')
  await orderButton(page).click()
  await expect(page.getByLabel('E-Mail')).toHaveAccessibleDescription('Diese Adresse stimmt nicht.')
  await expectOwnWords(page)
})

test('a notice and its button speak the language of the site, also the limit', async ({ page }) => {
  for (const attempt of [1, 2, 3]) {
    await fillIn(page)
    await orderButton(page).click()
    const notice = page.getByRole('status').filter({ hasText: 'Bestellung angekommen' })
    await expect(notice, `attempt ${attempt}`).toContainText('Wir backen für Sie.')
    await expectOwnWords(page)
    await notice.getByRole('button', { name: 'Schließen', exact: true }).click()
    await expect(notice).toHaveCount(0)
  }
  await fillIn(page)
  await orderButton(page).click()
  await expect(alertOf(page)).toHaveText(
    /^Zu viele Bestellungen: Bitte warten Sie [1-5] Minuten\.$/,
  )
  await expectOwnWords(page)
})

test('a token that was tampered with is reported in the language of the site', async ({ page }) => {
  await fillIn(page)
  // The token is stored after the form is painted.
  await page.waitForFunction(() => Object.keys(sessionStorage).some((key) => /token/.test(key)))
  await page.evaluate(() => {
    for (const key of Object.keys(sessionStorage)) sessionStorage.setItem(key, 'other')
  })
  await orderButton(page).click()
  await expect(alertOf(page)).toHaveText('Nicht überprüfbar: Bitte bestellen Sie noch einmal.')
  await expectOwnWords(page)
})

test('files are judged in the language of the site', async ({ page }) => {
  const text = 'text/plain'
  for (const [name, mimeType, content, expected] of [
    ['a.exe', text, 'x', 'Datei abgelehnt: Solche Dateien nehmen wir nicht'],
    ['a.png', 'image/png', 'x', 'Datei abgelehnt: Dateien der Art „image/png“ nehmen wir nicht'],
    ['a.txt', text, '', 'Datei abgelehnt: Die Datei ist leer'],
    ['a.txt', text, 'x'.repeat(1024 * 1024 + 1), 'Datei abgelehnt: Mehr als 1 MB'],
    [`${'a'.repeat(256)}.txt`, text, 'x', 'Datei abgelehnt: Der Name der Datei ist zu lang'],
    [
      'a.txt',
      text,
      'MZ<script',
      'Gefährliche Datei: Das ist ein Programm; In diesem Text steht ein Skript',
    ],
  ] as const) {
    await page
      .getByLabel('Bild der Torte')
      .setInputFiles({ name, mimeType, buffer: Buffer.from(content) })
    await expect(alertOf(page)).toHaveText(expected)
    await expectOwnWords(page)
  }
  const buffer = Buffer.from('x')
  await page.getByLabel('Bild der Torte').setInputFiles({ name: 'a.b.csv', mimeType: text, buffer })
  await expect(page.getByRole('status').filter({ hasText: 'Datei angenommen' })).toHaveText(
    'Datei angenommen: a.b.csv. Im Namen steht mehr als ein Punkt. Name und Art der Datei passen nicht zusammen.',
  )
  await expect(page.getByRole('button', { name: 'Datei entfernen' })).toBeVisible()
  await expectOwnWords(page)
})
