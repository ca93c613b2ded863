/**
 * The code that runs in addition to the site's own: the chat, the speed reports, and the removal of
 * badges.
 */
import type { Page } from 'playwright/test'
import type { VitalsReport } from '../../../engine/browser/reports/vitals'
import { VITALS_EVENT } from '../../../engine/browser/reports/vitals'
import { noteTimes, readNotes } from '../support/note-times'
import type { ReportedSite } from '../support/reported-site'
import { startReportedSite } from '../support/reported-site'
import { bakery, expect, openAlive, test, tiny } from '../support/site'

// These tests depend on exactly which requests are made, and when.
test.use({ startsCold: true })

declare global {
  interface Window {
    offered: VitalsReport[]
  }
}

const CHAT = 'https://chat.quire.example'
const STARTED = 'document.documentElement.dataset.chat = document.currentScript.dataset.account'
const HEADERS = { 'Access-Control-Allow-Origin': '*' }

const SELECTORS = ['[data-block]', 'a.builder-badge', '#builder', '[data-site-builder]']

/** Serves the tiny site with all third-party scripts, and collects its speed reports. */
const startCompany = (name: string) =>
  startReportedSite<VitalsReport>(`company-${name}`, '/vitals', (settings) => {
    Object.assign(settings, {
      chat: { src: `${CHAT}/chat.js`, options: { account: 'a1' } },
      security: { hosts: { chat: [CHAT] }, embeddable: [CHAT] },
      monitoring: { performance: { url: '/vitals' } },
      badgeRemover: { selectors: SELECTORS },
    })
  })

/**
 * The number of observers that web-vitals registers: events, first input, largest paint, layout
 * shift.
 */
const OBSERVERS = 4

let site: ReportedSite<VitalsReport>

// biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern.
test.beforeAll(async ({}, { workerIndex }) => {
  site = await startCompany(String(workerIndex))
})
test.beforeEach(() => site.reports.splice(0))
test.afterAll(() => site.close())

/** Answers requests to the chat's host and returns a list of them. */
async function serveChat(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.route(`${CHAT}/**`, (route) => {
    asked.push(`${route.request().method()} ${route.request().url()}`)
    return route.fulfill({ contentType: 'text/javascript', headers: HEADERS, body: STARTED })
  })
  return asked
}

const toBread = (page: Page) => page.locator('main a[href="/bread"]').first()

test('the chat is fetched two seconds after the page has loaded, once (R-257)', async ({
  page,
}) => {
  const asked = await serveChat(page)
  await noteTimes(page)
  await openAlive(page, site.url)
  await expect(page.locator('html')).toHaveAttribute('data-chat', 'a1')
  const [added] = await readNotes(page, CHAT)
  expect(added?.after).toBeGreaterThanOrEqual(1999)
  await toBread(page).click()
  await expect(page).toHaveURL(`${site.url}/bread`)
  await page.waitForTimeout(2200)
  await expect(page.locator(`script[src^="${CHAT}"]`)).toHaveCount(1)
  expect(asked).toEqual([`GET ${CHAT}/chat.js`])
})

test.describe('a chat that is blocked', () => {
  test.use({ allowErrors: /Failed to load resource/ })

  test('changes nothing, and nothing is asked for again (R-258, R-328)', async ({ page }) => {
    const requests: string[] = []
    await page.route(`${CHAT}/**`, (route) => {
      requests.push(route.request().url())
      return route.abort('blockedbyclient')
    })
    const uncaught: string[] = []
    page.on('pageerror', (error) => uncaught.push(String(error)))
    await openAlive(page, site.url)
    const before = await page.locator('body').innerText()
    await expect.poll(() => requests.length).toBe(1)
    await page.waitForTimeout(300)
    expect(await page.locator('body').innerText()).toBe(before)
    expect([requests.length, uncaught]).toEqual([1, []])
    await toBread(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bread')
  })
})

test('observers are set up one second after the page has loaded, once, and what they saw is sent (R-259)', async ({
  page,
}) => {
  await serveChat(page)
  await noteTimes(page)
  await openAlive(page, site.url)
  await expect.poll(async () => (await readNotes(page, 'observer')).length).toBe(OBSERVERS)
  const notes = await readNotes(page, 'observer')
  expect(Math.min(...notes.map(({ after }) => after))).toBeGreaterThanOrEqual(999)
  await toBread(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bread')
  expect(await readNotes(page, 'observer')).toHaveLength(OBSERVERS)
  site.reports.splice(0)
  await page.goto(tiny())
  await expect.poll(() => site.reports.length).toBe(1)
  const [report] = site.reports
  expect(report?.page).toBe('/')
  expect(Object.keys(report?.vitals ?? {})).toEqual(
    expect.arrayContaining(['CLS', 'FCP', 'LCP', 'TTFB']),
  )
})

test('without an address the figures are offered to the page’s scripts, and sent nowhere (R-259)', async ({
  page,
}) => {
  const posted: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') posted.push(request.url())
  })
  await noteTimes(page)
  await page.addInitScript((name) => {
    window.offered = []
    addEventListener(name, (event) => {
      if (event instanceof CustomEvent) window.offered.push(event.detail)
    })
  }, VITALS_EVENT)
  await openAlive(page, bakery('/about'))
  await expect.poll(async () => (await readNotes(page, 'observer')).length).toBe(OBSERVERS)
  const notes = await readNotes(page, 'observer')
  expect(Math.min(...notes.map(({ after }) => after))).toBeGreaterThanOrEqual(999)
  const readLast = () => page.evaluate(() => window.offered.at(-1))
  await expect.poll(async () => Object.keys((await readLast())?.vitals ?? {})).toContain('FCP')
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
    dispatchEvent(new Event('visibilitychange'))
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })
  await expect
    .poll(async () => Object.keys((await readLast())?.vitals ?? {}))
    .toEqual(expect.arrayContaining(['CLS', 'FCP', 'TTFB']))
  expect((await readLast())?.page).toBe('/about')
  expect(posted).toEqual([])
})

test('a browser that observes none of it shows the same page (R-259)', async ({ page }) => {
  await serveChat(page)
  await page.addInitScript(() => {
    Object.defineProperty(PerformanceObserver, 'supportedEntryTypes', { value: [] })
    PerformanceObserver.prototype.observe = () => {
      throw new TypeError('The entry type is not supported.')
    }
  })
  await openAlive(page, site.url)
  await expect(page.locator('html')).toHaveAttribute('data-chat', 'a1')
  await toBread(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bread')
})

test('only the site and the chat are asked for anything, both by GET (R-260)', async ({ page }) => {
  await serveChat(page)
  const asked: string[] = []
  page.on('request', (request) => {
    const { origin } = new URL(request.url())
    asked.push(`${request.method()} ${origin}`)
  })
  await openAlive(page, site.url)
  await expect(page.locator('html')).toHaveAttribute('data-chat', 'a1')
  expect(new Set(asked)).toEqual(new Set([`GET ${site.url}`, `GET ${CHAT}`]))
})

/** Opens the first page and waits until its badge has been removed. */
async function openCleaned(page: Page): Promise<void> {
  await openAlive(page, site.url)
  await page.evaluate(() => {
    document.body.append(Object.assign(document.createElement('i'), { id: 'builder' }))
  })
  await expect(page.locator('#builder')).toHaveCount(0)
}

test.describe('the remover of badges', () => {
  test('removes what matches and comments, before they are painted (R-266)', async ({ page }) => {
    await serveChat(page)
    await openCleaned(page)
    const left = await page.evaluate(async () => {
      const insert = (parent: Element | null, html: string): ChildNode => {
        const template = document.createElement('template')
        template.innerHTML = html
        const node = template.content.firstChild as ChildNode
        parent?.append(node)
        return node
      }
      const { body, head } = document
      const main = document.querySelector('main')
      const inserted = {
        link: insert(body, '<a class="x builder-badge">Made with Builder</a>'),
        nested: insert(body, '<div><p id="builder">Made with Builder</p></div>').firstChild,
        inside: insert(main, '<a class="builder-badge">Made with Builder</a>'),
        block: insert(main, '<div data-block="stolen"></div>'),
        comment: insert(body, '<!-- Made with Builder -->'),
        inHead: insert(head, '<!-- Made with Builder -->'),
        inMain: insert(main, '<!--$ Made with Builder -->'),
        nestedComment: insert(body, '<div><!--[if IE]> Builder <![endif]--></div>').firstChild,
        named: insert(body, '<div>Made with Builder</div>'),
        tagged: insert(body, '<div>Made with Builder</div>'),
        taggedInMain: insert(main, '<div>Made with Builder</div>'),
        taggedOwn: main?.querySelector('h1'),
        other: insert(body, '<p class="builder">Stays</p>'),
        react: insert(body, '<div><!--$--><!--/$--> <!-- --></div>'),
      }
      await Promise.resolve()
      ;(inserted.named as Element).id = 'builder'
      for (const name of ['tagged', 'taggedInMain', 'taggedOwn'] as const) {
        ;(inserted[name] as Element).setAttribute('data-site-builder', 'yes')
      }
      await Promise.resolve()
      return [
        Object.keys(inserted).filter((name) => inserted[name as 'link']?.isConnected),
        inserted.react.childNodes.length,
      ]
    })
    expect(left).toEqual([['taggedOwn', 'other', 'react'], 4])
  })

  test('removes what stands in the page as it is served (R-266)', async ({ page }) => {
    await serveChat(page)
    await page.route(site.url, async (route) => {
      const response = await route.fetch()
      const badge = '<!-- Made with Builder --><a class="builder-badge">Made with Builder</a>'
      const body = (await response.text()).replace('</body>', `${badge}</body>`)
      await route.fulfill({ response, body })
    })
    await openCleaned(page)
    await expect(page.getByText('Made with Builder')).toHaveCount(0)
    expect(await page.content()).not.toContain('Builder')
  })

  test('leaves all that the site itself shows, whatever the selectors match (R-266, D34)', async ({
    page,
  }) => {
    await serveChat(page)
    const count = () => page.locator('[data-block]').count()
    await page.goto(tiny('/bread'))
    const there = await count()
    await openCleaned(page)
    await toBread(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bread')
    await expect.poll(count).toBe(there)
  })

  test('does the same work for each insertion, however large the page (R-267)', async ({
    page,
  }) => {
    await serveChat(page)
    await page.addInitScript(() => {
      const Native = MutationObserver
      window.noted = []
      // The total run time of the observers.
      window.MutationObserver = class extends Native {
        constructor(callback: MutationCallback) {
          super((records, observer) => {
            const started = performance.now()
            callback(records, observer)
            window.noted.push({ name: 'took', after: performance.now() - started })
          })
        }
      }
    })
    await openCleaned(page)
    const { calls, took } = await page.evaluate(async () => {
      let calls = 0
      for (const name of ['matches', 'querySelectorAll'] as const) {
        const native: (selector: string) => unknown = Element.prototype[name]
        Object.defineProperty(Element.prototype, name, {
          value(this: Element, selector: string) {
            calls += 1
            return native.call(this, selector)
          },
        })
      }
      window.noted = []
      for (let index = 0; index < 1000; index += 1) {
        const element = document.createElement('div')
        element.append('text', document.createElement('b'))
        document.body.append(element)
        await Promise.resolve()
      }
      return { calls, took: window.noted.reduce((sum, { after }) => sum + after, 0) }
    })
    console.log(`1000 insertions: ${calls} look-ups, ${took.toFixed(1)} ms`)
    expect(calls).toBe(2000)
  })
})
