/** Files that are sent with a form. */
import type { IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
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

interface Arrived {
  token: FormDataEntryValue | null
  files: string[]
}

/** Receives loan requests. `read` reads a body, or ends its connection. */
async function startLibrary() {
  const arrived: Arrived[] = []
  const state = { read: buffer as (request: IncomingMessage) => Promise<Buffer | undefined> }
  const backend = await startBackend(
    examples(),
    (path) => path === '/api/loans',
    async (request, response) => {
      const body = await state.read(request).catch(() => undefined)
      if (!body) return
      const headers = { 'Content-Type': request.headers['content-type'] ?? '' }
      const data = await new Response(new Uint8Array(body), { headers }).formData()
      const files = data.getAll('plans').filter((one) => typeof one !== 'string')
      arrived.push({
        token: data.get('csrfToken'),
        files: files.map(({ name, size }) => `${name} ${size}`),
      })
      const isScript = request.headers.accept === 'application/json'
      response.writeHead(isScript ? 204 : 303, isScript ? {} : { Location: '/' }).end()
    },
  )
  return { ...backend, arrived, state }
}

let library: Awaited<ReturnType<typeof startLibrary>>
test.beforeEach(async () => {
  library = await startLibrary()
})
test.afterEach(() => library.close())

const address = () => `${library.url}/form/example-5`
const formOf = (page: Page) => page.getByRole('form', { name: 'Loan request' })
const inputOf = (page: Page) => formOf(page).getByLabel('Floor plans')
const buttonOf = (page: Page) => formOf(page).locator('[type=submit]')
const removalOf = (page: Page, name: string) =>
  formOf(page).getByRole('button', { name: 'Remove', description: name })

const SIZE = 1_000_000

function plan(name: string, size = SIZE) {
  return { name, mimeType: 'application/pdf', buffer: Buffer.alloc(size, '%PDF-1.4 ') }
}

async function open(page: Page): Promise<void> {
  await openAlive(page, address())
  await buttonOf(page).scrollIntoViewIfNeeded()
  await waitBlockAlive(buttonOf(page))
}

async function fill(page: Page, ...files: ReturnType<typeof plan>[]): Promise<void> {
  await formOf(page)
    .getByLabel(/I agree to the terms/)
    .check()
  await inputOf(page).setInputFiles(files)
  for (const { name } of files) await expect(formOf(page).getByText(name)).toBeVisible()
}

/** Reads the start of a body and then nothing, so that its upload does not end. */
const stall = (request: IncomingMessage): Promise<undefined> =>
  new Promise((_, reject) => {
    request.once('data', () => request.pause())
    request.on('close', reject)
  })

test.describe('files of a form', () => {
  test.beforeEach(({ page }) => open(page))

  test('are added, removed and sent, at most as many as the field takes', async ({ page }) => {
    await buttonOf(page).click()
    await expect(inputOf(page)).toHaveAccessibleDescription(/Add the floor plan\./)
    await fill(page, plan('Hall.pdf'))
    await expect(inputOf(page)).not.toHaveAttribute('aria-invalid')
    await inputOf(page).setInputFiles(plan('Tower.pdf'))
    await expect(removalOf(page, 'Tower.pdf')).toBeVisible()
    await inputOf(page).setInputFiles(plan('Cellar.pdf'))
    await expect(page.getByText('Choose at most 2 files')).toBeVisible()
    await removalOf(page, 'Hall.pdf').click()
    await expect(inputOf(page)).toBeFocused()
    await inputOf(page).setInputFiles(plan('Cellar.pdf', 500))
    await expect(removalOf(page, 'Cellar.pdf')).toBeVisible()
    await buttonOf(page).click()
    await expect.poll(() => library.arrived.length).toBe(1)
    expect(library.arrived[0]?.files).toEqual([`Tower.pdf ${SIZE}`, 'Cellar.pdf 500'])
    await expect(removalOf(page, 'Tower.pdf')).toHaveCount(0)
  })

  test('show the progress of an upload, which can be stopped and repeated', async ({ page }) => {
    await fill(page, plan('Hall.pdf', 9_000_000), plan('Tower.pdf', 9_000_000))
    library.state.read = stall
    await buttonOf(page).click()
    await expect(page.getByRole('progressbar')).toHaveAccessibleName(/^\d+% sent$/)
    await expectAccessible(page)
    await formOf(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(buttonOf(page)).toBeEnabled()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(removalOf(page, 'Hall.pdf')).toBeVisible()
    library.state.read = buffer
    await buttonOf(page).click()
    await expect.poll(() => library.arrived.length).toBe(1)
    expect(library.arrived[0]?.files).toHaveLength(2)
  })
})

test.describe('a connection that is cut while files are sent', () => {
  test.use({ allowErrors: /Failed to load resource/ })

  test('is opened again, and the form arrives once', async ({ page }) => {
    await open(page)
    const times = 20
    for (let time = 1; time <= times; time++) {
      await fill(page, plan('Hall.pdf'))
      let tries = 0
      library.state.read = async (request) => {
        tries += 1
        if (tries > 1) return buffer(request)
        const { socket } = request
        let size = 0
        for await (const chunk of request) {
          size += chunk.length
          if (size > SIZE / 2) break
        }
        socket.destroy()
      }
      await buttonOf(page).click()
      await expect.poll(() => library.arrived.length).toBe(time)
      await expect(removalOf(page, 'Hall.pdf')).toHaveCount(0)
      expect(tries).toBe(2)
    }
    expect(new Set(library.arrived.map(({ token }) => token)).size).toBe(times)
    expect(new Set(library.arrived.map(({ files }) => files.join())).size).toBe(1)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('files are chosen and sent with the browser’s own control', async ({ page }) => {
    await page.goto(address())
    await formOf(page)
      .getByLabel(/I agree to the terms/)
      .check()
    await expect(inputOf(page)).toHaveAttribute('multiple')
    await inputOf(page).setInputFiles([plan('Hall.pdf', 300), plan('Tower.pdf', 400)])
    await buttonOf(page).click()
    await expect(page).toHaveURL(`${library.url}/`)
    expect(library.arrived).toEqual([{ token: null, files: ['Hall.pdf 300', 'Tower.pdf 400'] }])
  })
})

test('files that were chosen before the form came alive are sent', async ({ page }) => {
  await page.route(/\/assets\/Form-[\w-]+\.js$/, async (route) => {
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('input[type=file]')?.files?.length === 1,
    )
    await route.continue()
  })
  await page.goto(address(), { waitUntil: 'commit' })
  await inputOf(page).setInputFiles(plan('Hall.pdf', 300))
  await waitBlockAlive(buttonOf(page))
  await formOf(page)
    .getByLabel(/I agree to the terms/)
    .check()
  await expect(removalOf(page, 'Hall.pdf')).toBeVisible()
  await buttonOf(page).click()
  await expect.poll(() => library.arrived.length).toBe(1)
  expect(library.arrived[0]?.files).toEqual(['Hall.pdf 300'])
})
