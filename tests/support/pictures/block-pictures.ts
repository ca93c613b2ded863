import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Browser } from 'playwright'
import { chromium } from 'playwright'
import { routeOfExample } from '../../../engine/node/block-tools/catalogue/catalogue'
import { loadExamples } from '../../../engine/node/block-tools/catalogue/examples'
import { writeCatalogueSite } from '../../../engine/node/block-tools/catalogue/site'
import { CHROMIUM_ARGS } from '../../../engine/node/block-tools/testing/test-tools'
import { blockPictureFile } from '../../../engine/node/schemas/docs/block-pictures'
import { tour } from '../../browser/support/tour'
import { ensureChromium } from '../install/chromium'
import { makeScratchFolder } from '../scratch-folder'
import { compressPicture } from './compress-picture'
import { withSite } from './contact-sheet'

/** The site whose colours and fonts the pictures use. Its fonts look the same on every machine. */
const SITE = 'examples/bakery'
/** The width of a page on a small desktop screen. The block reference shows it at half size. */
const WIDTH = 900
/** The picture is cropped at this height, because it only serves to identify the block. */
const TALLEST = 640
/** A picture is small enough for a page that shows all of them. */
const LARGEST = 12_000

/**
 * Takes a picture of each block type's first example for the block reference of the project at
 * `root`. Returns the picture paths relative to `root`.
 * @throws if a picture is too large at any quality.
 */
export async function writeBlockPictures(root: string): Promise<string[]> {
  const siteDir = makeScratchFolder()
  try {
    const { theme } = JSON.parse(readFileSync(join(root, SITE, 'settings.json'), 'utf8'))
    writeCatalogueSite(siteDir, { siteDir: join(root, SITE), theme })
    return await withSite(siteDir, (url) => takeAll(url, root))
  } finally {
    rmSync(siteDir, { recursive: true, force: true })
  }
}

async function takeAll(url: string, root: string): Promise<string[]> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS })
  const files: string[] = []
  try {
    for (const type of loadExamples().keys()) {
      const file = blockPictureFile(type)
      const picture = await takeBlock(browser, { type, url: url + routeOfExample(type, 0) })
      if (!picture) continue
      mkdirSync(dirname(join(root, file)), { recursive: true })
      writeFileSync(join(root, file), await compressPicture(browser, picture, LARGEST))
      files.push(file)
    }
  } finally {
    await browser.close()
  }
  return files
}

/**
 * Takes a picture of a block. Returns nothing for a block that is invisible without another one.
 */
async function takeBlock(browser: Browser, { type, url }: Record<'type' | 'url', string>) {
  const viewport = { width: WIDTH, height: TALLEST }
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce' })
  // tsx names functions with a helper that the browser lacks: github.com/privatenumber/tsx/issues/113
  await page.addInitScript('globalThis.__name = (named) => named')
  await tour(page, url)
  await page.evaluate(() => document.fonts.ready)
  // The header covers the page and its block has no height, so the picture shows the header
  // element.
  const shown = page.locator(`[data-block=${type}], [data-block=${type}] > *`)
  const boxes = await Promise.all((await shown.all()).map((element) => element.boundingBox()))
  const box = boxes.find((one) => one && one.height > 0)
  if (!box) return undefined
  const clip = { ...box, height: Math.min(box.height, TALLEST) }
  const image = await page.screenshot({ clip, fullPage: true, animations: 'disabled' })
  await page.close()
  return image
}
