import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, BrowserContext, Page } from 'playwright'
import { scrollThrough } from '../../../engine/node/block-tools/testing/page-probe'
import type { Normaliser } from './normalise'

/**
 * Waits in the page until third-party scripts have started, two seconds after loading.
 */
const WAIT_FOR_SCRIPTS = `new Promise((done) =>
  setTimeout(() => requestIdleCallback(() => requestIdleCallback(done)), 2200))`
const QUIET = 500
/** Scrolls by half a window, so that a link stays in view even if the layout shifts. */
const SCROLL_STEP = 400
const MAX_FRAMES = 600

export interface Visit {
  /** The requests, sorted and without the host. */
  requests: string[]
  errors: string[]
}

interface Visited {
  origin: string
  /** The page's HTML file. */
  file: string
  normaliser: Normaliser
}

/**
 * Opens a page with an empty cache, scrolls to its end, and waits until its requests have ended.
 */
export async function visitPage(
  browser: Browser,
  { origin, file, normaliser }: Visited,
): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await blockOtherHosts(context, page)
  const requests: string[] = []
  const errors: string[] = []
  let last = Date.now()
  page.on('request', (request) => {
    last = Date.now()
    const url = request
      .url()
      .replace(origin, '')
      .replace(/^(blob|data):.*/s, '$1:')
    requests.push(`${request.method()} ${normaliser.normaliseNames(url)}`)
  })
  page.on('console', (message) => {
    if (message.type() === 'error' || /hydrat/i.test(message.text())) errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(String(error)))
  const route = file.replace(/(?:^|\/)index\.html$|\.html$/, '')
  await page.goto(`${origin}/${route}`)
  await page.evaluate(WAIT_FOR_SCRIPTS)
  const isLive = await scrollThrough(page, SCROLL_STEP, MAX_FRAMES)
  if (!isLive) errors.push('A block is not hydrated.')
  while (Date.now() < last + QUIET) await wait(50)
  await context.close()
  return { requests: requests.sort(), errors }
}

/** Gives requests to other hosts an empty response. Unlike routes, this keeps the cache enabled. */
async function blockOtherHosts(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page)
  session.on('Fetch.requestPaused', ({ requestId }) => {
    // The page may have been closed in the meantime.
    session.send('Fetch.fulfillRequest', { requestId, responseCode: 204 }).catch(() => {})
  })
  await session.send('Fetch.enable', { patterns: [{ urlPattern: 'https://*' }] })
}
