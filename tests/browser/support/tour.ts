import type { Page } from 'playwright/test'
import { loadExamples, routeOfExample } from '../../support/sites/examples-site'
import { servedSites } from './served-sites'

/** One address for each example of each block, as `writeExamplesSite` gives them. */
export const exampleRoutes: string[] = [...loadExamples()].flatMap(([type, examples]) =>
  examples.map((_, index) => routeOfExample(type, index)),
)

/**
 * Opens nothing yet: keeps a page that leads to another site by itself from doing so. Other pages
 * go without, since a page whose requests are routed uses nothing that it has fetched before.
 */
export async function stayOnSite(page: Page, url: string): Promise<void> {
  const path = new URL(url).pathname
  if (!servedSites.some(({ leaving }) => leaving.includes(path))) return
  await page.route(
    ({ hostname }) => hostname !== 'localhost',
    (route) => route.fulfill({ status: 204 }),
  )
}

/**
 * Scrolls from the top to the end in steps of so many pixels. At each it waits until the blocks
 * within 300px are alive, so that at the end all are but those within a closed panel, or further
 * down in a box that scrolls by itself.
 */
export async function scrollThrough(page: Pick<Page, 'evaluate'>, step = 800): Promise<void> {
  await page.evaluate(async (pixels) => {
    const frame = () => new Promise(requestAnimationFrame)
    const isOutOf = (box: Element, { top, bottom }: DOMRect) =>
      top >= box.getBoundingClientRect().bottom || bottom <= box.getBoundingClientRect().top
    const isCut = (block: Element) =>
      [...document.querySelectorAll('[data-block] section[tabindex="0"]')].some(
        (box) => box.contains(block) && isOutOf(box, block.getBoundingClientRect()),
      )
    const isWaiting = (block: Element) => {
      const { top, bottom, height } = block.getBoundingClientRect()
      const isNear = height > 0 && top < innerHeight + 299 && bottom > -299 && !isCut(block)
      return isNear && window.quireEarly?.live.has(block) !== true
    }
    for (let y = 0; y < document.documentElement.scrollHeight; y += pixels) {
      scrollTo(0, y)
      await frame()
      await frame()
      while ([...document.querySelectorAll('[data-block]')].some(isWaiting)) await frame()
    }
  }, step)
}

/** Opens a page, scrolls to its end, bringing every block to life, and returns to its top. */
export async function tour(page: Page, url: string): Promise<void> {
  await stayOnSite(page, url)
  await page.goto(url)
  await scrollThrough(page)
  await page.evaluate(() => scrollTo(0, 0))
}
