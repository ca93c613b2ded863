import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { chromium } from 'playwright'
import { CHROMIUM_ARGS } from '../../../engine/node/block-tools/testing/test-tools'
import { tour } from '../../browser/support/tour'
import { ensureChromium } from '../install/chromium'
import { compressPicture } from './compress-picture'
import { withSite } from './contact-sheet'

const FILE = 'docs/pictures/looks.webp'

/** The sites whose home pages are shown. */
const SITES = ['site', 'examples/bakery', 'examples/news', 'examples/starter']

/** The size of a small desktop screen. */
const VIEW = { width: 1120, height: 1400 }
const SHOWN = { width: 400, height: 500 }
const GAP = 16
const LARGEST = 58_000

/**
 * Takes a picture of the sites, side by side, for the README of the project at `root`. Returns its
 * path.
 */
export async function writeLooksPicture(root: string): Promise<string> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS })
  try {
    const views: Buffer[] = []
    for (const site of SITES) {
      views.push(await withSite(join(root, site), (url) => takeView(browser, url)))
    }
    const sheet = await joinViews(browser, views)
    writeFileSync(join(root, FILE), await compressPicture(browser, sheet, LARGEST))
    return FILE
  } finally {
    await browser.close()
  }
}

async function takeView(browser: Browser, url: string): Promise<Buffer> {
  const page = await browser.newPage({ viewport: VIEW, reducedMotion: 'reduce' })
  // tsx names functions with a helper that the browser lacks: github.com/privatenumber/tsx/issues/113
  await page.addInitScript('globalThis.__name = (named) => named')
  // On the second visit, the site's fonts are cached, however slow the machine is.
  for (let visit = 0; visit < 2; visit += 1) await tour(page, url)
  await page.evaluate(() => document.fonts.ready)
  const picture = await page.screenshot({ animations: 'disabled' })
  await page.close()
  return picture
}

async function joinViews(browser: Browser, views: Buffer[]): Promise<Buffer> {
  const width = views.length * (SHOWN.width + GAP) - GAP
  const page = await browser.newPage({ viewport: { width, height: SHOWN.height } })
  const images = views.map(
    (view) =>
      `<img width="${SHOWN.width}" height="${SHOWN.height}" src="data:image/png;base64,${view.toString('base64')}">`,
  )
  await page.setContent(
    `<body style="display:flex;gap:${GAP}px;margin:0">${images.join('')}</body>`,
  )
  const sheet = await page.screenshot({ omitBackground: true })
  await page.close()
  return sheet
}
