/**
 * Photographs: the browser loads the file that fits each position, and the first view has priority.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { htmlPathOf } from '../../../engine/core/addresses/paths'
import { photograph } from '../../support/photographs'
import { writeExamplesSite } from '../../support/sites/examples-site'
import { serveSite } from '../support/serve-site'
import { expect, test } from '../support/site'

const FOLDER = '.test/photographs'
const SITE = 'PHOTOGRAPHS_URL'

let close: () => Promise<void>
let routes: string[]

/** Vector drawings, except those of brands. */
const DRAWING = /\/assets\/(?!brand\/)[\w./-]+\.svg/g

/**
 * Writes the examples of all blocks, with a photograph in place of each drawing. Returns their
 * routes.
 */
async function writePhotographs(): Promise<string[]> {
  const routes = writeExamplesSite(FOLDER)
  const pages = join(FOLDER, 'pages')
  const shown = new Set<string>()
  for (const [index, name] of readdirSync(pages, { recursive: true, encoding: 'utf8' }).entries()) {
    const file = join(pages, name)
    if (!name.endsWith('.json')) continue
    const text = readFileSync(file, 'utf8').replace(DRAWING, (path) => {
      // A browser that has cached a wider file of the same picture uses it.
      const own = path.replace(/\.svg$/, `-${index}.jpg`)
      shown.add(own)
      return own
    })
    writeFileSync(file, text)
  }
  const photo = await photograph({ seed: 4, width: 2400, height: 1600, grain: 0 })
  for (const path of shown) writeFileSync(join(FOLDER, path), photo)
  const jpeg = { src: '/assets/hall.jpg', alt: 'The reading room' }
  writeFileSync(join(FOLDER, 'assets/hall.jpg'), photo)
  const blocks = [
    { type: 'hero', title: 'The reading room', picture: jpeg },
    { type: 'split', title: 'Two hundred seats', picture: jpeg },
  ]
  const page = { title: 'Rooms', description: 'The rooms of the house.', breadcrumbs: [], blocks }
  writeFileSync(join(pages, 'rooms.json'), JSON.stringify(page))
  return [...routes, '/rooms']
}

test.beforeAll(async () => {
  // The test is slow, because it builds a site of 170 pages.
  test.setTimeout(180_000)
  const all = await writePhotographs()
  close = await serveSite(SITE, FOLDER)
  const out = `.test/${SITE.toLowerCase()}`
  const hasPictures = (route: string) =>
    readFileSync(join(out, htmlPathOf(route)), 'utf8').includes('<picture')
  routes = all.filter(hasPictures)
})
test.afterAll(() => close?.())

interface Shown {
  /** The picture's width in CSS pixels, including the cropped part. */
  needed: number
  /** The width of the file that the browser chose. */
  chosen: number
  widths: number[]
}

const images = (page: Page) => page.locator('main picture > img')

const listShown = (page: Page): Promise<Shown[]> =>
  images(page).evaluateAll((all) =>
    all.flatMap((image) => {
      const { currentSrc, naturalWidth, naturalHeight } = image as HTMLImageElement
      const { width, height } = image.getBoundingClientRect()
      const set = image.previousElementSibling?.getAttribute('srcset') ?? ''
      const isCropped = getComputedStyle(image).objectFit === 'cover'
      const ratio = naturalWidth / naturalHeight
      const needed = isCropped ? Math.max(width, height * ratio) : width
      const [, chosen] = /-(\d+)\.avif$/.exec(currentSrc) ?? []
      const widths = [...set.matchAll(/ (\d+)w/g)].map(([, wide]) => Number(wide))
      return width > 0 ? { needed, chosen: Number(chosen), widths } : []
    }),
  )

/**
 * Counts the `source` elements that take up space next to their picture, for example as grid cells.
 */
const countSourceBoxes = (page: Page) =>
  page
    .locator('picture > source')
    .evaluateAll((all) => all.filter((source) => source.getClientRects().length > 0).length)

/** A file may be two steps too wide if one `sizes` value covers several positions. */
const MOST = 3
/** Files up to this width may be too wide, because small pictures cost little. */
const SMALL = 216

/** Waits until all pictures on a page are loaded, including those below the window. */
const loadAll = (page: Page) =>
  images(page).evaluateAll((all) =>
    Promise.all(
      (all as HTMLImageElement[]).map((image) => {
        image.loading = 'eager'
        return image.decode()
      }),
    ),
  )

// The site is built only once.
test.describe.configure({ mode: 'default' })

for (const width of [360, 768, 1440]) {
  test(`every block places a photo like a drawing, and says how wide it shows it, at ${width}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    expect(routes.length).toBeGreaterThan(9)
    for (const route of routes) {
      await page.goto(process.env[SITE] + route)
      await loadAll(page)
      expect.soft(await countSourceBoxes(page), `${route}: boxes of sources`).toBe(0)
      for (const { needed, chosen, widths } of await listShown(page)) {
        const place = `${route}: ${chosen} of ${widths} for ${needed}`
        const enough = Math.min(needed * 0.9, widths.at(-1) ?? 0)
        expect.soft(chosen, place).toBeGreaterThanOrEqual(enough)
        const most = Math.max(needed * MOST, SMALL, widths[0] ?? 0)
        expect.soft(chosen, place).toBeLessThanOrEqual(most)
      }
    }
  })
}

test('a photo in a hero is beside the words, as a drawing is', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${process.env[SITE]}/rooms`)
  const title = await page.locator('h1').boundingBox()
  const photo = await images(page).first().boundingBox()
  if (!title || !photo) throw new Error('The hero has no title or no photo.')
  expect(photo.x).toBeGreaterThan(title.x + title.width)
  expect(photo.y).toBeLessThan(title.y + title.height)
})
