import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser } from 'playwright'
import { chromium } from 'playwright'
import { CHROMIUM_ARGS } from '../../../engine/node/block-tools/testing/test-tools'
import { buildSite } from '../../../engine/node/build/build-site'
import { withOutput } from '../../../engine/node/build/output/swap'
import { renderReport } from '../../../engine/node/check/report/report'
import { checkSite } from '../../../engine/node/check/run/check-site'
import { startPreview } from '../../../engine/node/servers/preview/preview'
import { ensureChromium } from '../install/chromium'
import { makeScratchFolder } from '../scratch-folder'
import type { Picture } from './sheet-page'
import { buildSheetPage } from './sheet-page'
import { takePictures } from './take-pictures'

export interface SheetOptions {
  siteDir: string
  outDir: string
  widths: number[]
  /** If `true`, pages are shown in dark mode. */
  dark?: boolean
}

/**
 * Builds a site. For each width, writes a picture of every page and one sheet with all of them.
 * Returns the paths of the sheets.
 * @throws if the site has errors, with the report, or if `outDir` contains something that Quire did
 * not write.
 */
export async function writeContactSheets(options: SheetOptions): Promise<string[]> {
  const { siteDir, outDir, widths, dark } = options
  const names = await withOutput(outDir, { kind: 'contact-sheet', siteDir }, async (output) => {
    const { site, problems } = await checkSite(siteDir)
    if (!site) throw new Error(renderReport(problems))
    const routes = site.pages.map(({ route }) => route).sort()
    return output.write(async (folder) => ({
      result: await withSite(siteDir, (url) =>
        takeSheets({ url, routes, outDir: folder, widths, dark }),
      ),
    }))
  })
  return names.map((name) => join(outDir, name))
}

/** Builds a site into a separate folder, and serves it until the given function ends. */
export async function withSite<T>(siteDir: string, work: (url: string) => Promise<T>): Promise<T> {
  const folder = makeScratchFolder()
  try {
    const outDir = join(folder, 'dist')
    await buildSite({ siteDir, outDir })
    const { url, close } = await startPreview({ outDir, port: 0 })
    return await work(url).finally(close)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

interface Tour {
  url: string
  routes: string[]
  outDir: string
  widths: number[]
  dark?: boolean
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

/** Returns the sheet's file name within the folder. */
async function writeSheet(browser: Browser, { pictures, width, outDir }: Sheet): Promise<string> {
  // The thumbnail scale. Text is still legible at half size on a phone, and at a quarter on a
  // desktop.
  const sheet = buildSheetPage(pictures, width <= 480 ? width / 2 : Math.round(width / 4) + 40)
  const name = `sheet-${width}.png`
  const source = join(outDir, `sheet-${width}.html`)
  writeFileSync(source, sheet.html)
  const page = await browser.newPage({ viewport: { width: sheet.width, height: 900 } })
  await page.goto(pathToFileURL(source).href)
  await page.screenshot({ path: join(outDir, name), fullPage: true })
  await page.close()
  return name
}
