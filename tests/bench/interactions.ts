import type { Browser, Locator, Page } from 'playwright'
import { buildShipped } from './bench-site'
import { SLOWDOWN, scrollThrough, slowDown, waitAlive, withBrowser, withPreview } from './browse'
import type { Figure, Figures } from './figure'
import { createFigures } from './figure'
import type { BenchOptions } from './options'
import { listRuns } from './options'

interface Interaction {
  name: string
  route: string
  find: (page: Page) => Locator
  act: (element: Locator) => Promise<void>
}

const click = (element: Locator) => element.click()

const INTERACTIONS: Interaction[] = [
  {
    name: 'open a menu of the header',
    route: '/',
    find: (page) => page.getByRole('banner').getByRole('button', { name: 'Solutions' }),
    act: click,
  },
  {
    name: 'choose a tab',
    route: '/solutions/treasury',
    find: (page) => page.locator('main').getByRole('tab', { selected: false }).first(),
    act: click,
  },
  {
    name: 'open a question',
    route: '/contact',
    find: (page) => page.locator('[data-block="faq"] h3 button').first(),
    act: click,
  },
  {
    name: 'choose an audience',
    route: '/',
    find: (page) => page.locator('[data-block="audience-selector"] button').first(),
    act: click,
  },
  {
    name: 'type into the form',
    route: '/contact',
    find: (page) => page.locator('[data-block="form"] input[type="text"]').first(),
    act: (field) => field.pressSequentially('Ada Lovelace', { delay: 50 }),
  },
]

/** The shortest that browsers tell of; it stands for everything shorter. */
const SHORTEST = 16

/**
 * On a slow processor: the longest time from an event of an interaction to the paint after it, as
 * INP has it, and how much the pages' contents shift while they load and are scrolled.
 */
export async function measureInteractions({ runs, routes }: BenchOptions): Promise<Figure[]> {
  const shipped = await buildShipped()
  const figures = createFigures()
  await withPreview(shipped.outDir, (url) =>
    withBrowser(async (browser) => {
      for (const interaction of INTERACTIONS)
        for (const _ of listRuns(runs)) await interact(figures, interaction, { browser, url })
      for (const route of routes ?? shipped.routes) await shift(figures, route, { browser, url })
    }),
  )
  return figures.list()
}

interface Served {
  browser: Browser
  url: string
}

async function interact(
  figures: Figures,
  { name, route, find, act }: Interaction,
  { browser, url }: Served,
): Promise<void> {
  const page = await openObserved(browser, { width: 1280, height: 800 })
  await page.goto(url + route)
  const element = find(page)
  await waitAlive(element)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    window.observed = { duration: 0, shift: 0 }
  })
  await act(element)
  // An event is told of after the paint that follows it.
  await page.waitForTimeout(500)
  const { duration } = await page.evaluate(() => window.observed)
  figures.add(`${name} (${route})`, 'ms', Math.max(duration, SHORTEST))
  await page.close()
}

async function shift(figures: Figures, route: string, { browser, url }: Served): Promise<void> {
  for (const width of [360, 412, 1280]) {
    const page = await openObserved(browser, { width, height: 800 })
    await page.goto(url + route, { waitUntil: 'networkidle' })
    await scrollThrough(page)
    const { shift } = await page.evaluate(() => window.observed)
    figures.add(`layout shift on ${route}, ${width} wide`, 'shift', shift)
    await page.close()
  }
}

declare global {
  interface Window {
    observed: {
      /** The longest an interaction took, in milliseconds. */
      duration: number
      /** The sum of all shifts that no input explains. */
      shift: number
    }
  }
}

async function openObserved(
  browser: Browser,
  viewport: { width: number; height: number },
): Promise<Page> {
  const page = await browser.newPage({ viewport })
  await page.addInitScript(() => {
    window.observed = { duration: 0, shift: 0 }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId)
          window.observed.duration = Math.max(window.observed.duration, entry.duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & LayoutShift)[])
        if (!entry.hadRecentInput) window.observed.shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await slowDown(page, SLOWDOWN)
  return page
}

/** Chromium's; TypeScript does not know it. */
interface LayoutShift {
  value: number
  hadRecentInput: boolean
}
