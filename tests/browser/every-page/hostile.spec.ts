/**
 * Strings that try to break the page or to run code in it, in every place that takes visitor input.
 */
import type { Page } from 'playwright/test'
import { loadHostile } from '../../support/sites/hostile'
import { bakery, expect, openAlive, test } from '../support/site'

declare global {
  interface Window {
    hacked: () => void
    breaches: string[]
    /** The number of elements that appear only if a string is parsed as HTML. */
    countForeign: () => number
    nextTurn: () => Promise<void>
  }
}

const payloads = loadHostile('payloads')
// The maximum length of a string in a URL: browsers limit URLs to two megabytes. The longest
// strings are only typed into fields.
const texts = [...loadHostile('strings').filter((text) => text.length <= 10_000), ...payloads]
/** Strings without lone surrogates, which a URL cannot contain. */
const wellFormed = texts.map((text) => text.replace(/\p{Cs}/gu, '\ufffd'))

/** Records injected code that runs, and policy violations. */
async function watchBreaches(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.breaches = []
    window.hacked = () => window.breaches.push('executed')
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      window.breaches.push(`${violatedDirective}: ${blockedURI}`)
    })
    window.countForeign = () => {
      const foreign = 'script,iframe,object,embed,base,math,video,audio,marquee,isindex,xss,x,meta'
      const all = [...document.body.querySelectorAll('*')]
      const handlers = all.filter((element) =>
        element.getAttributeNames().some((name) => name.startsWith('on')),
      )
      return document.body.querySelectorAll(foreign).length + handlers.length
    }
    window.nextTurn = () => new Promise((done) => setTimeout(done, 5))
    // Disables the rate limit, which would stop the test.
    const { now } = Date
    let minutes = 0
    Date.now = () => {
      minutes += 1
      return now() + minutes * 60_000
    }
  })
}

async function expectUnharmed(
  page: Page,
  what: string,
  foreign: number,
  tried = texts.length,
): Promise<void> {
  expect(await page.evaluate(() => [window.breaches, window.countForeign()])).toEqual([[], foreign])
  console.log(`${what}: tried ${tried}, survived ${tried}`)
}

test.beforeEach(({ page }) => watchBreaches(page))

test(`${texts.length} hostile texts in the search box are looked for, and shown as text (R-326)`, async ({
  page,
}) => {
  await openAlive(page, bakery('/search?q=rye'))
  await expect(page.locator('main').getByRole('status')).toContainText('"rye"')
  const foreign = await page.evaluate(() => window.countForeign())
  const { taken, unshown } = await page.evaluate(async (texts) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
    const read = () => new URLSearchParams(location.search).get('q') ?? ''
    const isShown = () => document.querySelector('main')?.textContent?.includes(`"${read()}"`)
    let taken = 0
    const unshown: string[] = []
    for (const [index, text] of texts.entries()) {
      const box = document.querySelector<HTMLInputElement>('main input[type=search]')
      set?.call(box, text)
      box?.dispatchEvent(new Event('input', { bubbles: true }))
      box?.form?.requestSubmit()
      await window.nextTurn()
      // An empty query starts no search.
      const wanted = box?.value.trim()
      if (!wanted || read().trim() === wanted) taken += 1
      // The test waits for one search as a sample.
      const isSample = index % 20 === 0 && read().trim() !== ''
      for (let turn = 0; isSample && !isShown() && turn < 1000; turn += 1) await window.nextTurn()
      if (isSample && !isShown()) unshown.push(text)
    }
    return { taken, unshown }
  }, wellFormed)
  await expectUnharmed(page, 'Search box', foreign)
  expect(taken).toBe(texts.length)
  expect(unshown).toEqual([])
  await page.locator('main input[type=search]').fill('sourdough')
  await page.keyboard.press('Enter')
  await expect(page.locator('main').getByRole('status')).toContainText('found for "sourdough"')
})

test.describe(`${texts.length} hostile texts in the address`, () => {
  test.use({ allowErrors: /404 \(Not Found\)|Failed to load resource/ })

  test('are a query, a hash or a path like any other (R-321, R-326)', async ({ page }) => {
    await openAlive(page, bakery('/search'))
    const foreign = await page.evaluate(() => window.countForeign())
    await page.evaluate(async (texts) => {
      for (const text of texts) {
        history.pushState(null, '', `/search?q=${encodeURIComponent(text)}`)
        location.hash = text
        await window.nextTurn()
      }
    }, wellFormed)
    await expectUnharmed(page, 'Query and hash', foreign)
    await page.evaluate(async (payloads) => {
      for (const payload of payloads) {
        history.pushState(null, '', `/${encodeURIComponent(payload)}`)
        await window.nextTurn()
      }
    }, payloads)
    await expect(page.locator('h1')).toHaveText('This page has been eaten')
    await expectUnharmed(page, 'Path', foreign, payloads.length)
    await page.getByRole('banner').getByRole('link').first().click()
    await expect(page).toHaveURL(bakery('/'))
  })

  test('change nothing when they come with the first request', async ({ page }) => {
    for (const payload of payloads.filter((_, index) => index % 16 === 0)) {
      const written = encodeURI(payload).replaceAll('#', '%23')
      await openAlive(page, bakery(`/search?q=${written}&${written}=1#${written}`))
      expect(await page.evaluate(() => window.breaches)).toEqual([])
    }
  })
})

test(`${texts.length} hostile texts in every field of a form are judged and kept as text (R-326)`, async ({
  page,
}) => {
  await openAlive(page, bakery('/order'))
  const form = page.getByRole('form', { name: 'Order' })
  await form.scrollIntoViewIfNeeded()
  await expect(form.locator('button[type=submit]')).toHaveAttribute('type', 'submit')
  await page.waitForFunction(() => {
    const block = document.querySelector('main form')?.closest('[data-block]')
    return block && window.quireEarly?.live.has(block)
  })
  const foreign = await page.evaluate(() => window.countForeign())
  const kept = await page.evaluate(async (texts) => {
    const form = document.querySelector<HTMLFormElement>('main form')
    const fields = [
      ...(form?.querySelectorAll<HTMLInputElement>('input:not([type=file]), textarea') ?? []),
    ].filter(({ tabIndex }) => tabIndex >= 0)
    let kept = 0
    for (const text of texts) {
      for (const field of fields) {
        const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {}
        set?.call(field, text)
        field.dispatchEvent(new Event('input', { bubbles: true }))
      }
      const before = fields.map(({ value }) => value).join()
      form?.requestSubmit()
      await window.nextTurn()
      if (fields.map(({ value }) => value).join() === before) kept += 1
    }
    return [fields.length, kept]
  }, texts)
  expect(kept).toEqual([4, texts.length])
  await expectUnharmed(page, 'Form fields', foreign)
})
