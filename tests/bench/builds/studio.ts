import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Frame, JSHandle, Page } from 'playwright'
import { editPage, writeSite } from '../bench-site'
import type { Figure, Figures } from '../figure'
import { buildSummary, createFigures } from '../figure'
import type { BenchOptions } from '../options'
import { listRuns } from '../options'
import { waitAlive, waitQuiet, withBrowser } from '../visits/browse'
import { startServer } from './start-server'

/** The keystrokes of a run, and the pause between them in milliseconds: a fast typist. */
const KEYS = 50
const PAUSE = 125
/** The saved edits of a run. */
const EDITS = 5

/**
 * Measures the time from a keystroke in the studio until the page shows it, and for comparison the
 * time from saving the same change to a file until `quire dev` shows it.
 */
export async function measureStudio({ sizes, runs }: BenchOptions): Promise<Figure[]> {
  const figures = createFigures()
  const demo = { siteDir: join('.bench', 'studio', 'site'), route: '/' }
  rmSync(demo.siteDir, { recursive: true, force: true })
  cpSync('site', demo.siteDir, { recursive: true })
  const sites = [
    { name: 'demo', ...demo },
    ...sizes.map((pages) => ({ name: `${pages} pages`, ...writeSite(pages) })),
  ]
  for (const site of sites) {
    await withBrowser(async (browser) => {
      for (const _ of listRuns(runs)) await measureRun(figures, browser, site)
    })
  }
  return figures.list()
}

interface Site {
  name: string
  siteDir: string
  route: string
}

async function measureRun(figures: Figures, browser: Browser, site: Site): Promise<void> {
  const { siteDir, route } = site
  const add = (name: string, ms: number) => figures.add(`${site.name}: ${name}`, 'ms', ms)
  const server = await startServer(siteDir)
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  try {
    const opened = performance.now()
    await page.goto(`${server.url}/_studio?page=${route}`)
    await openTitle(page)
    add('studio, opened with a form', performance.now() - opened)
    await server.idle()
    const delays = (await typeTitle(page)).sort((a, b) => a - b)
    add('studio, a keystroke until it shows', buildSummary(delays).median)
    add('studio, 95 % of the keystrokes', delays[Math.ceil(delays.length * 0.95) - 1] ?? Number.NaN)
    await page.goto(`${server.url}${route}`)
    await waitAlive(page.locator('main [data-block]').first())
    await waitQuiet(page)
    for (let edit = 0; edit < EDITS; edit += 1) {
      add('dev, a saved edit until it shows', await saveTitle(page, site, `Saved ${edit} times`))
    }
  } finally {
    await page.close()
    await server.close()
  }
}

/** Opens the form of the block with the main heading. */
async function openTitle(page: Page): Promise<void> {
  const shown = page.frameLocator('iframe[title="Page"]')
  await shown.getByRole('heading', { level: 1 }).waitFor()
  await page
    .getByRole('navigation')
    .getByRole('listitem')
    .first()
    .getByRole('button')
    .first()
    .click()
  await page.getByRole('textbox', { name: 'Title', exact: true }).focus()
}

interface Shown {
  text: string
  /** The time since the epoch, in milliseconds. */
  at: number
}

/** The time from each keystroke until the page shows it, in milliseconds. */
async function typeTitle(page: Page): Promise<number[]> {
  const frame = page.frames().find((one) => one.parentFrame() !== null)
  if (!frame) throw new Error('The studio shows no page.')
  const shown = await recordHeading(frame)
  const field = page.getByRole('textbox', { name: 'Title', exact: true })
  const typed = await field.evaluateHandle((element) => {
    const list: Shown[] = []
    element.addEventListener('input', () => {
      const { value } = element as HTMLTextAreaElement
      list.push({ text: value, at: performance.timeOrigin + performance.now() })
    })
    return list
  })
  await field.press('End')
  await field.pressSequentially('x'.repeat(KEYS), { delay: PAUSE })
  await waitQuiet(page)
  const seen = await shown.jsonValue()
  return (await typed.jsonValue()).map(({ text, at }) => {
    const first = seen.find((one) => one.at >= at && one.text.length >= text.length)
    return (first?.at ?? Number.POSITIVE_INFINITY) - at
  })
}

/** Records each text of the main heading when it is painted. */
function recordHeading(frame: Frame): Promise<JSHandle<Shown[]>> {
  return frame.evaluateHandle(() => {
    const list: Shown[] = []
    new MutationObserver(() =>
      requestAnimationFrame(() => {
        const text = document.querySelector('h1')?.textContent ?? ''
        const isNew = list.at(-1)?.text !== text
        if (isNew) list.push({ text, at: performance.timeOrigin + performance.now() })
      }),
    ).observe(document, { childList: true, characterData: true, subtree: true })
    return list
  })
}

/** The time from saving the title to a file until the page shows it, in milliseconds. */
async function saveTitle(page: Page, { siteDir, route }: Site, title: string): Promise<number> {
  const saved = performance.now()
  editPage(siteDir, route, title)
  await page.waitForFunction(
    (wanted) => document.querySelector('h1')?.textContent === wanted,
    title,
    { polling: 'raf' },
  )
  return performance.now() - saved
}
