import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, CDPSession, Page } from 'playwright'
import { listCharacters } from '../../../engine/node/build/assets/fonts/font-subset'
import type { Network } from '../../support/networks'
import { emulateNetwork, NETWORKS } from '../../support/networks'
import { buildShipped } from '../bench-site'
import type { Figures } from '../figure'
import { createFigures } from '../figure'
import type { Measurement } from '../options'
import { listRuns } from '../options'
import { withBrowser, withPreview } from './browse'

const VISITS = [
  { network: NETWORKS.fast, viewport: { width: 360, height: 800 }, name: '10 Mbit/s, 360 wide' },
  { network: NETWORKS.fast, viewport: { width: 1440, height: 900 }, name: '10 Mbit/s, 1440 wide' },
  { network: NETWORKS.slow, viewport: { width: 360, height: 800 }, name: 'slow 4G, 360 wide' },
]

/**
 * Measures first visits to pages on two networks: the paint times relative to the same page without
 * fonts, in alternating runs; the arrival time of the fonts; the layout shift; and the text in the
 * first view that changes to another font.
 */
export const measureFonts: Measurement = async ({ runs, routes }) => {
  const shipped = await buildShipped()
  const figures = createFigures()
  const characters = await listThemeCharacters('site')
  await withPreview(shipped.outDir, (url) =>
    withBrowser(async (browser) => {
      for (const route of routes ?? shipped.routes)
        for (const { name, ...visit } of VISITS)
          for (const _ of listRuns(runs)) {
            const visited = { ...visit, browser, url: url + route, characters }
            const bare = await measureVisit({ ...visited, isBlocked: true })
            const own = await measureVisit({ ...visited, isBlocked: false })
            addVisit(figures, `${route}, ${name}`, { own, bare })
          }
    }),
  )
  return figures.list()
}

function addVisit(figures: Figures, name: string, { own, bare }: Record<'own' | 'bare', Visit>) {
  figures.add(`${name}: FCP`, 'ms', own.first)
  figures.add(`${name}: FCP without fonts`, 'ms', bare.first)
  figures.add(`${name}: LCP`, 'ms', own.largest)
  figures.add(`${name}: LCP without fonts`, 'ms', bare.largest)
  figures.add(`${name}: fonts`, 'ms', own.added)
  figures.add(`${name}: shift`, 'shift', own.shift)
  figures.add(`${name}: texts in other fonts`, 'texts', own.others)
}

/** The characters that every font in a site's theme contains. */
async function listThemeCharacters(siteDir: string): Promise<Set<string>> {
  const { theme } = JSON.parse(readFileSync(join(siteDir, 'settings.json'), 'utf8'))
  const files = [theme.fonts?.body?.src, theme.fonts?.heading?.src].filter(Boolean)
  const sets = files.map(async (src) => [
    ...(await listCharacters(readFileSync(join(siteDir, src)))),
  ])
  const [first = [], ...others] = await Promise.all(sets)
  return new Set(first.filter((character) => others.every((set) => set.includes(character))))
}

interface VisitOptions {
  browser: Browser
  network: Network
  viewport: { width: number; height: number }
  url: string
  characters: Set<string>
  /** If `true`, no font arrives. */
  isBlocked: boolean
}

type Visit = Window['paints'] & { others: number }

async function measureVisit(options: VisitOptions): Promise<Visit> {
  const { browser, network, viewport, url, characters, isBlocked } = options
  const page = await browser.newPage({ viewport })
  await page.addInitScript(watchPaints)
  const devtools = await emulateNetwork(page, network)
  if (isBlocked) await devtools.send('Network.setBlockedURLs', { urls: ['*.woff2'] })
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForLoadState('networkidle')
  const paints = await page.evaluate(() => window.paints)
  const texts = await readTexts(page, devtools, characters)
  await page.context().close()
  return { ...paints, others: texts.filter((isOwn) => !isOwn).length }
}

function watchPaints(): void {
  window.paints = { first: 0, largest: 0, shift: 0, added: 0 }
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.name === 'first-contentful-paint') window.paints.first = entry.startTime
      if (entry.entryType === 'largest-contentful-paint') window.paints.largest = entry.startTime
      if (entry.entryType === 'layout-shift') window.paints.shift += Reflect.get(entry, 'value')
    }
  })
  for (const type of ['paint', 'largest-contentful-paint', 'layout-shift'])
    observer.observe({ type, buffered: true })
  const { add } = document.fonts
  document.fonts.add = (face) => {
    window.paints.added ||= performance.now()
    return add.call(document.fonts, face)
  }
}

/**
 * For each text element in the first view, `true` if the site's fonts show all of its characters
 * that they contain.
 */
async function readTexts(
  page: Page,
  devtools: CDPSession,
  characters: Set<string>,
): Promise<boolean[]> {
  const found = await page.evaluate(listTextsInView)
  await devtools.send('DOM.enable')
  await devtools.send('CSS.enable')
  const { root } = await devtools.send('DOM.getDocument', { depth: 0 })
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: '[data-seen]',
  })
  const texts = nodeIds.map(async (nodeId, index): Promise<boolean[]> => {
    const shownIn = devtools.send('CSS.getPlatformFontsForNode', { nodeId })
    // React may have replaced an element.
    const { fonts } = await shownIn.catch(() => ({ fonts: undefined }))
    if (fonts === undefined) return []
    const others = fonts.filter(({ isCustomFont }) => !isCustomFont)
    const shown = others.reduce((sum, { glyphCount }) => sum + glyphCount, 0)
    const lacking = [...(found[index] ?? '')].filter((character) => !characters.has(character))
    return [shown <= lacking.length]
  })
  return (await Promise.all(texts)).flat()
}

/** Marks the text elements in the first view and returns their text. */
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
      /** The times of the first and the largest contentful paint, in milliseconds. */
      first: number
      largest: number
      /** The sum of all layout shifts. */
      shift: number
      /** The time at which the first font was added. */
      added: number
    }
  }
}
