import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, CDPSession, Page } from 'playwright'
import { listCharacters } from '../../../engine/node/fonts/font-subset'
import { buildShipped } from '../bench-site'
import type { Figures } from '../figure'
import { createFigures } from '../figure'
import type { Measurement } from '../options'
import { listRuns } from '../options'
import { SLOWDOWN, withBrowser, withPreview } from './browse'

/** Bytes in a second of so many megabits. */
const megabits = (count: number) => (count * 1e6) / 8
const FAST = { rate: megabits(10), latency: 40, slowdown: 1 }
const SLOW_4G = { rate: megabits(1.6), latency: 150, slowdown: SLOWDOWN }

const PHONE = { width: 360, height: 800 }
const SCREENS = [PHONE, { width: 1440, height: 900 }]

/** By when after the first paint the texts are in the site's own fonts. */
const OWN_MS = 200

/**
 * First visits of pages. On a fast network: how many texts of the first view are not in the site's
 * own fonts when they should be, and what shifts. On a slow one: how many are in them, and how much
 * later the page is painted than without any fonts.
 */
export const measureFonts: Measurement = async ({ runs, routes }) => {
  const shipped = await buildShipped()
  const figures = createFigures()
  const characters = await listThemeCharacters('site')
  await withPreview(shipped.outDir, (url) =>
    withBrowser(async (browser) => {
      for (const route of routes ?? shipped.routes) {
        const visited = { browser, url: url + route, characters }
        for (const _ of listRuns(runs)) {
          await visitFast(figures, route, visited)
          await visitSlowly(figures, route, visited)
        }
      }
    }),
  )
  return figures.list()
}

/** The characters that all fonts of a site's theme have. */
async function listThemeCharacters(siteDir: string): Promise<Set<string>> {
  const { theme } = JSON.parse(readFileSync(join(siteDir, 'settings.json'), 'utf8'))
  const files = [theme.fonts?.body?.src, theme.fonts?.heading?.src].filter(Boolean)
  const sets = files.map(async (src) => [
    ...(await listCharacters(readFileSync(join(siteDir, src)))),
  ])
  const [first = [], ...others] = await Promise.all(sets)
  return new Set(first.filter((character) => others.every((set) => set.includes(character))))
}

interface Visited {
  browser: Browser
  url: string
  characters: Set<string>
}

async function visitFast(figures: Figures, route: string, visited: Visited): Promise<void> {
  for (const viewport of SCREENS) {
    const { page, devtools } = await openOver(FAST, visited.browser, viewport)
    await page.goto(visited.url, { waitUntil: 'commit' })
    await page.waitForFunction(
      (after) => window.paints?.first && performance.now() > window.paints.first + after,
      OWN_MS,
    )
    const texts = await readTexts(page, devtools, visited.characters)
    await page.waitForLoadState('networkidle')
    const { first, shift } = await page.evaluate(() => window.paints)
    const name = `${route}, ${viewport.width} wide, 10 Mbit/s`
    figures.add(`${name}: FCP`, 'ms', first)
    figures.add(`${name}: texts`, 'texts', texts.length)
    figures.add(`${name}: in other fonts`, 'texts', texts.filter(({ isOwn }) => !isOwn).length)
    figures.add(`${name}: shift`, 'shift', shift)
    await page.context().close()
  }
}

async function visitSlowly(figures: Figures, route: string, visited: Visited): Promise<void> {
  const paints = []
  for (const isBlocked of [false, true]) {
    const { page, devtools } = await openOver(SLOW_4G, visited.browser, PHONE)
    if (isBlocked) await devtools.send('Network.setBlockedURLs', { urls: ['*.woff2'] })
    await page.goto(visited.url, { waitUntil: 'load' })
    await page.waitForLoadState('networkidle')
    paints.push(await page.evaluate(() => window.paints))
    if (!isBlocked) {
      const texts = await readTexts(page, devtools, visited.characters)
      const own = texts.filter(({ hasOwn }) => hasOwn)
      figures.add(`${route}, slow 4G: texts in own fonts`, 'texts', own.length)
    }
    await page.context().close()
  }
  const [fonts, none] = paints
  if (!fonts || !none) return
  const name = `${route}, slow 4G`
  figures.add(`${name}: FCP`, 'ms', fonts.first)
  figures.add(`${name}: FCP, to that without fonts`, 'ratio', fonts.first / none.first)
  figures.add(`${name}: LCP`, 'ms', fonts.largest)
  figures.add(`${name}: LCP, to that without fonts`, 'ratio', fonts.largest / none.largest)
  figures.add(`${name}: shift`, 'shift', fonts.shift)
}

/** Opens a page with nothing cached, over a network and on a processor of that speed. */
async function openOver(
  { rate, latency, slowdown }: typeof FAST,
  browser: Browser,
  viewport: typeof PHONE,
): Promise<{ page: Page; devtools: CDPSession }> {
  const page = await browser.newPage({ viewport })
  await page.addInitScript(() => {
    window.paints = { first: 0, largest: 0, shift: 0 }
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (entry.name === 'first-contentful-paint') window.paints.first = entry.startTime
        if (entry.entryType === 'largest-contentful-paint') window.paints.largest = entry.startTime
        if (entry.entryType === 'layout-shift') window.paints.shift += Reflect.get(entry, 'value')
      }
    })
    for (const type of ['paint', 'largest-contentful-paint', 'layout-shift'])
      observer.observe({ type, buffered: true })
  })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: rate,
    uploadThroughput: rate,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return { page, devtools }
}

interface ShownText {
  /** Whether all its characters that the site's fonts have are shown in them. */
  isOwn: boolean
  hasOwn: boolean
}

/** The texts of the first view, by what they are shown in. */
async function readTexts(
  page: Page,
  devtools: CDPSession,
  characters: Set<string>,
): Promise<ShownText[]> {
  const found = await page.evaluate(listTextsInView)
  await devtools.send('DOM.enable')
  await devtools.send('CSS.enable')
  const { root } = await devtools.send('DOM.getDocument', { depth: 0 })
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: '[data-seen]',
  })
  const texts = nodeIds.map(async (nodeId, index): Promise<ShownText[]> => {
    const shownIn = devtools.send('CSS.getPlatformFontsForNode', { nodeId })
    // React may have put another element in the place of one.
    const { fonts } = await shownIn.catch(() => ({ fonts: undefined }))
    if (fonts === undefined) return []
    const others = fonts.filter(({ isCustomFont }) => !isCustomFont)
    const shown = others.reduce((sum, { glyphCount }) => sum + glyphCount, 0)
    const lacking = [...(found[index] ?? '')].filter((character) => !characters.has(character))
    return [{ isOwn: shown <= lacking.length, hasOwn: others.length < fonts.length }]
  })
  return (await Promise.all(texts)).flat()
}

/** Marks the elements with text within the view, and returns what each shows. */
function listTextsInView(): string[] {
  const range = document.createRange()
  const seen: string[] = []
  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    const rects = [...element.childNodes].flatMap((node) => {
      if (node.nodeType !== Node.TEXT_NODE || !node.nodeValue?.trim()) return []
      range.selectNode(node)
      return [...range.getClientRects()]
    })
    const isInView = rects.some(
      ({ width, height, top, bottom, left, right }) =>
        width * height > 1 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth,
    )
    if (!isInView) continue
    element.dataset.seen = ''
    const contents = [element, ...element.querySelectorAll('*')].flatMap((part) =>
      ['::before', '::after'].map((name) => getComputedStyle(part, name).content),
    )
    seen.push((element.textContent ?? '') + contents.join(''))
  }
  return seen
}

declare global {
  interface Window {
    paints: {
      /** When the first and the largest content was painted, in milliseconds. */
      first: number
      largest: number
      /** The sum of all shifts. */
      shift: number
    }
  }
}
