import type { Page } from 'playwright/test'

const PATH = '/robots.txt'
/** Browsers ask for `/favicon.ico` where nothing names an icon, and log that there is none. */
const HTML = '<!doctype html><link rel="icon" href="data:,">'

/** The headers by which a browser keeps a page in the process of the pages before it. */
const ISOLATED = {
  'Content-Type': 'text/html',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
}

/** Goes to a blank page of an origin, whether its server is still there or not. */
export async function openBlank(page: Page, origin: string): Promise<void> {
  const url = origin + PATH
  await page.route(url, (route) => route.fulfill({ headers: ISOLATED, body: HTML }))
  await page.goto(url)
  await page.unroute(url)
}
