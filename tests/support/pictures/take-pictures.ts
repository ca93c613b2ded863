import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { imageSize } from 'image-size'
import type { Browser, Page } from 'playwright'
import { NOT_FOUND } from '../../../engine/core/addresses/paths'
import { tour } from '../../browser/support/tour'
import type { Picture } from './sheet-page'
import { buildPictureFile } from './sheet-page'

export interface PictureOptions {
  url: string
  routes: string[]
  width: number
  outDir: string
  dark?: boolean
}

const SELECTOR = '[data-block=audience-selector] button[aria-pressed]'
const HEIGHTS: Record<number, number> = { 360: 800, 768: 1024, 1440: 900 }

/** Takes a picture of every page at one width, and one more for each audience. */
export async function takePictures(browser: Browser, options: PictureOptions): Promise<Picture[]> {
  const { routes, width, dark } = options
  const context = await browser.newContext({
    viewport: { width, height: HEIGHTS[width] ?? 900 },
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
  })
  // Blocks third-party content, so that a picture shows only the site.
  await context.route(
    ({ hostname }) => hostname !== 'localhost',
    (route) => route.fulfill({ status: 204 }),
  )
  // tsx names functions with a helper that the browser lacks: github.com/privatenumber/tsx/issues/113
  await context.addInitScript('globalThis.__name = (named) => named')
  const page = await context.newPage()
  const pictures: Picture[] = []
  for (const route of routes) pictures.push(...(await takeRoute(page, route, options)))
  await context.close()
  return pictures
}

async function takeRoute(page: Page, route: string, options: PictureOptions): Promise<Picture[]> {
  const address = route === NOT_FOUND ? '/no-such-page' : route
  const open = () => tour(page, options.url + address)
  await open()
  const pictures = [await take(page, { route, ...options })]
  const count = await page.locator(SELECTOR).count()
  for (let index = 0; index < count; index++) {
    await open()
    const button = page.locator(SELECTOR).nth(index)
    const audience = await button.innerText()
    await button.click()
    // Content for the new choice hydrates once it is near the window.
    await page.waitForLoadState('networkidle')
    pictures.push(await take(page, { route, audience, ...options }))
  }
  return pictures
}

interface TakeOptions extends PictureOptions {
  route: string
  audience?: string
}

async function take(page: Page, options: TakeOptions): Promise<Picture> {
  const { route, width, audience, outDir } = options
  const file = buildPictureFile(route, width, audience)
  const path = join(outDir, file)
  mkdirSync(dirname(path), { recursive: true })
  await page.evaluate(async () => {
    scrollTo(0, 0)
    await document.fonts.ready
  })
  const image = await page.screenshot({ path, fullPage: true, animations: 'disabled' })
  const { height } = imageSize(image)
  return { file, label: [route, audience].filter(Boolean).join(' — '), width, height }
}
