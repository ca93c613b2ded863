import { rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser } from 'playwright'
import { chromium } from 'playwright'
import { buildSite } from '../../engine/build/build'
import { renderReport } from '../../engine/build/check/report'
import { startPreview } from '../../engine/build/preview'
import { checkSite } from '../../engine/build/site'
import { CHROMIUM_ARGS, ensureChromium } from './chromium'
import type { Picture } from './sheet-page'
import { buildSheetPage } from './sheet-page'
import { takePictures } from './take-pictures'

export interface SheetOptions {
  siteDir: string
  outDir: string
  widths: number[]
}

/**
 * Builds a site and writes, for each width, a picture of every page and one sheet of them all.
 * Returns the paths of the sheets.
 * @throws when the site has errors, with the report.
 */
export async function writeContactSheets(options: SheetOptions): Promise<string[]> {
  const outDir = resolve(options.outDir)
  rmSync(outDir, { recursive: true, force: true })
  const built = join(outDir, 'site')
  const { site, problems } = await checkSite(options.siteDir)
  if (!site) throw new Error(renderReport(problems))
  await buildSite({ siteDir: options.siteDir, outDir: built })
  const routes = site.pages.map(({ route }) => route).sort()
  const { url, close } = await startPreview({ outDir: built, port: 0 })
  try {
    return await takeSheets({ url, routes, outDir, widths: options.widths })
  } finally {
    await close()
    rmSync(built, { recursive: true })
  }
}

interface Tour {
  url: string
  routes: string[]
  outDir: string
  widths: number[]
}

async function takeSheets({ widths, ...tour }: Tour): Promise<string[]> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS })
  const sheets: string[] = []
  try {
    for (const width of widths) {
      const pictures = await takePictures(browser, { ...tour, width })
      sheets.push(await writeSheet(browser, { pictures, width, outDir: tour.outDir }))
    }
  } finally {
    await browser.close()
  }
  return sheets
}

interface Sheet {
  pictures: Picture[]
  width: number
  outDir: string
}

async function writeSheet(browser: Browser, { pictures, width, outDir }: Sheet): Promise<string> {
  // A phone's text is still legible at half its size, a desk's at a quarter.
  const sheet = buildSheetPage(pictures, width <= 480 ? width / 2 : Math.round(width / 4) + 40)
  const path = join(outDir, `sheet-${width}.png`)
  const source = join(outDir, `sheet-${width}.html`)
  writeFileSync(source, sheet.html)
  const page = await browser.newPage({ viewport: { width: sheet.width, height: 900 } })
  await page.goto(pathToFileURL(source).href)
  await page.screenshot({ path, fullPage: true })
  await page.close()
  return path
}
