import { buildShipped } from '../bench-site'
import type { Figure, Figures } from '../figure'
import { createFigures } from '../figure'
import type { BenchOptions } from '../options'
import { listRuns } from '../options'
import { scrollThrough, waitAlive, withBrowser, withPreview } from './browse'
import type { Interaction } from './interaction-list'
import { INTERACTIONS } from './interaction-list'
import type { Served } from './observed-page'
import { emulateFast, openObserved } from './observed-page'

/** The shortest duration that browsers report. It represents all shorter durations. */
const SHORTEST = 16

/**
 * Measures each interaction on a slow processor: the longest time from one of its events to the
 * next paint, as INP counts it; the time until its control or its target visibly changes; and the
 * same when it is the first interaction after the page is painted, on an ordinary network. Also
 * measures the layout shift of the pages while they load and scroll, and the longest task after the
 * first paint.
 */
export async function measureInteractions({ runs, routes }: BenchOptions): Promise<Figure[]> {
  const shipped = await buildShipped()
  const figures = createFigures()
  await withPreview(shipped.outDir, (url) =>
    withBrowser(async (browser) => {
      for (const interaction of INTERACTIONS)
        for (const _ of listRuns(runs)) {
          await interact(figures, interaction, { browser, url })
          await actFirst(figures, interaction, { browser, url })
        }
      for (const route of routes ?? shipped.routes)
        await loadAndScroll(figures, route, { browser, url })
    }),
  )
  return figures.list()
}

async function interact(figures: Figures, interaction: Interaction, served: Served): Promise<void> {
  const { name, route, find, act, swaps } = interaction
  const page = await openObserved(served, { width: 1280, height: 800 })
  await page.goto(served.url + route)
  const element = find(page)
  await waitAlive(element)
  await page.waitForLoadState('networkidle')
  await emulateFast(page)
  await page.evaluate((swaps) => window.observe(swaps), swaps)
  await act(element)
  // An event is reported after the paint that follows it.
  await page.waitForTimeout(1000)
  const { duration, state, swap } = await page.evaluate(() => window.observed)
  figures.add(`${name} (${route})`, 'ms', Math.max(duration, SHORTEST))
  if (state !== undefined) figures.add(`${name}: its new state`, 'ms', state)
  if (swap !== undefined) figures.add(`${name}: what it asks for`, 'ms', swap)
  await page.close()
}

/** Acts as soon as the page is painted, waiting only until elements are visible. */
async function actFirst(figures: Figures, interaction: Interaction, served: Served): Promise<void> {
  const { name, route, find, act, swaps } = interaction
  const page = await openObserved(served, { width: 1280, height: 800 })
  await emulateFast(page)
  await page.goto(served.url + route, { waitUntil: 'commit' })
  const element = find(page)
  await element.evaluate(async (node) => {
    await window.painted
    node.scrollIntoView({ block: 'center' })
  })
  await page.evaluate((swaps) => window.observe(swaps), swaps)
  await act(element)
  await page.waitForTimeout(2000)
  const { duration, state } = await page.evaluate(() => window.observed)
  figures.add(`${name}, first act`, 'ms', Math.max(duration, SHORTEST))
  if (state !== undefined) figures.add(`${name}, first act: its new state`, 'ms', state)
  await page.close()
}

async function loadAndScroll(figures: Figures, route: string, served: Served): Promise<void> {
  for (const width of [360, 412, 1280]) {
    const page = await openObserved(served, { width, height: 800 })
    await page.goto(served.url + route, { waitUntil: 'networkidle' })
    await scrollThrough(page)
    const { shift, task } = await page.evaluate(() => window.observed)
    figures.add(`layout shift on ${route}, ${width} wide`, 'shift', shift)
    figures.add(`longest task on ${route}, ${width} wide`, 'ms', task)
    await page.close()
  }
}
