import type { Page } from 'playwright/test'
import { hold } from '../../../tests/browser/support/hold'
import { bakery, expect, openAlive, test } from '../../../tests/browser/support/site'

const PDF = 'application/pdf'
const inputOf = (page: Page) => page.getByLabel('A picture to work from')
const alertOf = (page: Page) => page.getByRole('alert')
const successOf = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'File uploaded successfully' })
const takenOf = (page: Page, name: string) =>
  page.getByRole('form', { name: 'Order' }).getByText(name, { exact: true })

function file(name: string, mimeType = PDF, content: string | Buffer = 'content') {
  return { name, mimeType, buffer: Buffer.from(content) }
}

test.beforeEach(async ({ page }) => {
  await openAlive(page, bakery('/order'))
  const form = page.getByRole('form', { name: 'Order' })
  await form.scrollIntoViewIfNeeded()
  await expect(form.locator('button[type=submit]')).toBeVisible()
})

test('a good file is taken, shown and said so, with warnings (R-189)', async ({ page }) => {
  await inputOf(page).setInputFiles(file('q1.2024.pdf'))
  await expect(successOf(page)).toHaveText(
    /^File uploaded successfully: q1\.2024\.pdf\. The file name has more than one dot\./,
  )
  await expect(takenOf(page, 'q1.2024.pdf')).toBeVisible()
  await page.getByRole('button', { name: 'Remove the file' }).click()
  await expect(takenOf(page, 'q1.2024.pdf')).toHaveCount(0)
  await expect(inputOf(page)).toBeFocused()
})

test('another file in place of one whose button has the focus leaves it at the field', async ({
  page,
}) => {
  await inputOf(page).setInputFiles(file('good.pdf'))
  await page.getByRole('button', { name: 'Remove the file' }).focus()
  await inputOf(page).setInputFiles(file('bad.exe'))
  await expect(takenOf(page, 'good.pdf')).toHaveCount(0)
  await expect(inputOf(page)).toBeFocused()
})

test('says beforehand that the file is not sent, and where to send it (R-189, D51)', async ({
  page,
}) => {
  const text =
    'The picture is not sent with your order. Please e-mail it to hello@saltmarsh.example.'
  const form = page.getByRole('form', { name: 'Order' })
  await expect(form.getByText(text)).toBeVisible()
  await expect(inputOf(page)).toHaveAccessibleDescription(new RegExp(`${text}$`))
  await expect(form.getByRole('link', { name: 'hello@saltmarsh.example' })).toHaveAttribute(
    'href',
    'mailto:hello@saltmarsh.example',
  )
})

test('a file that was chosen before the field came alive is taken', async ({ context }) => {
  const page = await context.newPage()
  const release = await hold(page, /\/assets\/Form-[\w-]+\.js$/)
  await page.goto(bakery('/order'))
  await inputOf(page).setInputFiles(file('early.pdf'))
  release()
  await expect(takenOf(page, 'early.pdf')).toBeVisible()
})

test('a bad file is refused with the reason, and again when chosen again (R-188)', async ({
  page,
}) => {
  for (let attempt = 0; attempt < 2; attempt++) {
    await inputOf(page).setInputFiles(file('picture.png', 'image/png'))
    await expect(alertOf(page)).toHaveText(
      /^File validation failed: File type 'image\/png' is not allowed/,
    )
    await expect(inputOf(page)).toHaveValue('')
    await expect(takenOf(page, 'picture.png')).toHaveCount(0)
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(alertOf(page)).toHaveCount(0)
  }
})

test('a dangerous file is refused with all that was found (R-188, D28)', async ({ page }) => {
  await inputOf(page).setInputFiles(file('notes.txt', 'text/plain', 'MZ <script>alert(1)</script>'))
  await expect(alertOf(page)).toHaveText(
    /^Security threat detected: Potential executable file detected; Script content detected in text file/,
  )
  await expect(takenOf(page, 'notes.txt')).toHaveCount(0)
})

test('a large file is refused without being read', async ({ page }) => {
  await inputOf(page).setInputFiles(file('big.pdf', PDF, Buffer.alloc(10_485_761)))
  await expect(alertOf(page)).toHaveText(
    /^File validation failed: File size exceeds limit \(10 MB\)/,
  )
})

test('a bad file after a good one leaves none, cancelling changes nothing (R-190)', async ({
  page,
}) => {
  await inputOf(page).setInputFiles(file('good.pdf'))
  await expect(takenOf(page, 'good.pdf')).toBeVisible()
  await inputOf(page).setInputFiles([])
  await expect(takenOf(page, 'good.pdf')).toBeVisible()
  await expect(alertOf(page)).toHaveCount(0)
  await inputOf(page).setInputFiles(file('bad.exe'))
  await expect(alertOf(page)).toContainText('File type not allowed for security reasons')
  await expect(takenOf(page, 'good.pdf')).toHaveCount(0)
})

test('of two files the one chosen last counts, however long the first takes to read (R-190)', async ({
  page,
}) => {
  await page.evaluate(() => {
    const { arrayBuffer } = Blob.prototype
    const released = new Promise((resolve) => addEventListener('release', resolve, { once: true }))
    Blob.prototype.arrayBuffer = async function () {
      await released
      return arrayBuffer.call(this)
    }
  })
  await inputOf(page).setInputFiles(file('good.pdf'))
  await inputOf(page).setInputFiles(file('bad.exe'))
  await expect(alertOf(page)).toContainText('File type not allowed for security reasons')
  await page.evaluate(() => {
    dispatchEvent(new Event('release'))
    return new Promise((resolve) => setTimeout(resolve, 100))
  })
  await expect(alertOf(page)).toContainText('File type not allowed for security reasons')
  await expect(takenOf(page, 'good.pdf')).toHaveCount(0)
})

test('of two files that are dropped one is taken (R-191)', async ({ page }) => {
  const transfer = await page.evaluateHandle((type) => {
    const data = new DataTransfer()
    for (const name of ['one.pdf', 'two.pdf']) data.items.add(new File(['x'], name, { type }))
    return data
  }, PDF)
  await inputOf(page).dispatchEvent('drop', { dataTransfer: transfer })
  await expect(takenOf(page, 'one.pdf')).toBeVisible()
  await expect(takenOf(page, 'two.pdf')).toHaveCount(0)
  await expect(inputOf(page)).not.toHaveAttribute('multiple')
})

test('the field is reached and opened by keyboard', async ({ page }) => {
  // The listener must exist before the key is pressed.
  page.on('filechooser', (chooser) => chooser.setFiles(file('keys.pdf')))
  await page.getByLabel('Your order').focus()
  await page.keyboard.press('Tab')
  await expect(inputOf(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(takenOf(page, 'keys.pdf')).toBeVisible()
})
