import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Page } from 'playwright/test'
import { routeOfFile } from '../../engine/core/paths'
import { projectRoot } from '../../engine/build/project-root'
import { loadExamples } from '../support/examples-site'

const SITE = join(projectRoot, 'site')

/** The addresses of the shipped site, from its page files; the 404 page has none. */
export const siteRoutes: string[] = readdirSync(join(SITE, 'pages'), {
  recursive: true,
  withFileTypes: true,
})
  .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
  .map((entry) => routeOfFile(relative(SITE, join(entry.parentPath, entry.name))))
  .filter((route) => route !== '/404')
  .sort()

/** One address for each example of each block, as `writeExamplesSite` gives them. */
export const exampleRoutes: string[] = [...loadExamples()].flatMap(([type, examples]) =>
  examples.map((_, index) => `/${type}/example-${index + 1}`),
)

/** Answers requests for other sites with nothing, so that the browser stays where it is. */
export async function stayOnSite(page: Page): Promise<void> {
  await page.route(
    (url) => url.hostname !== 'localhost',
    (route) => route.fulfill({ status: 204 }),
  )
}

/** Scrolls from the top to the end in steps of half a window, a frame or two at each. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame)
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y)
      await frame()
      await frame()
    }
  })
}

/** Waits until all blocks are alive but those within a closed panel. */
export async function waitAllAlive(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-block]')].every(
      (block) => block.closest('[hidden]') !== null || window.quireEarly?.live.has(block) === true,
    ),
  )
}

/** Opens a page and scrolls to its end and back, until every block is alive. */
export async function tour(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await scrollThrough(page)
  await waitAllAlive(page)
  await page.evaluate(() => scrollTo(0, 0))
}
