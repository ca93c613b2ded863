import type { Page } from 'playwright/test'
import { loadExamples } from '../../../engine/node/block-tools/catalogue/examples'
import { createRandom } from '../../support/arbitrary/random'
import { buildExamplePage } from '../../support/sites/examples-site'
import { examples, expect, test, waitAlive, waitQuiet } from '../support/site'
import { scrollThrough } from '../support/tour'

const EVENTS = 200
/**
 * The index of the first example on the page, which follows the heading and the audience selector.
 */
const FIRST = 1
const AUDIENCE = { type: 'audience-selector', label: 'I come as a', clearLabel: 'Clear' }
/** A date in a year in which no page was built. */
const ANOTHER_YEAR = new Date('2041-05-06T12:00:00Z')

/** The HTML of a page's blocks after each step. */
type Steps = Record<'loaded' | 'used' | 'chosen', string[]>

test.describe('a static block', () => {
  let siteUrl = ''

  test.beforeAll(async () => {
    const home = await (await fetch(examples())).text()
    siteUrl = /data-site="([^"]+)"/.exec(home)?.[1] ?? ''
  })

  for (const [type, list] of loadExamples()) {
    test(`${type}: what is found to be static is the same as if it were alive`, async ({
      page,
      trial,
    }) => {
      const { seed, random } = createRandom()
      const source = buildExamplePage('Trial', [AUDIENCE, ...list.map(({ block }) => block)])
      const data = await trial.renderData(source)
      await page.clock.setFixedTime(ANOTHER_YEAR)
      // The page and the other parts of its lists exist in no file, but the app prefetches them.
      await page.route(/\/_data\/trial(?:\/page\/\d+)?\.json/, (route) =>
        route.fulfill({ contentType: 'application/json', body: data }),
      )
      const numbers = Array.from({ length: EVENTS * 3 }, random)
      const show = async (body: string) => {
        await page.route(examples('/trial'), (route) =>
          route.fulfill({ contentType: 'text/html', body }),
        )
        await page.goto(examples('/trial'))
        await scrollThrough(page, 1200)
      }
      const use = async (body: string) => {
        await show(body)
        // Only blocks that may change request code.
        return takeSteps(page, numbers, /byAudience|\{year\}/.test(data))
      }
      const document = await trial.renderDocument(source, siteUrl, 'found')
      const statics = listStatics(document)
      // A page whose blocks all hydrate needs no comparison: it hydrates without errors.
      if (!statics.some((at) => at >= FIRST)) return show(document)
      const found = await use(document)
      const alive = await use(await trial.renderDocument(source, siteUrl))
      const pick = (steps: Steps) =>
        Object.entries(steps).map(([step, blocks]) => [step, statics.map((at) => blocks[at])])
      expect(pick(found), `seed ${seed}`).toEqual(pick(alive))
    })
  }

  test('keeps its HTML while the page around it is rendered again, and Back leaves it there', async ({
    page,
  }) => {
    let release = () => {}
    const held = new Promise<void>((done) => {
      release = done
    })
    await page.route(examples('/_data/hero/example-1.json'), async (route) => {
      await held
      await route.continue()
    })
    await page.goto(examples('/cards/example-1'))
    await waitAlive(page)
    const keep = () =>
      page.evaluate(() => {
        const block = document.querySelector('[data-block=cards]') as Element & { isKept?: true }
        block.isKept = true
        return block.innerHTML
      })
    const look = () =>
      page.evaluate(() => {
        const block = document.querySelector('[data-block=cards]') as Element & { isKept?: true }
        return block.isKept && block.innerHTML
      })
    const html = await keep()
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '/hero/example-1' })
      document.body.append(link)
      link.click()
    })
    await expect(page.locator('main[aria-busy=true]')).toBeAttached()
    expect(await look()).toBe(html)
    await page.goBack()
    await expect(page.locator('main[aria-busy=true]')).not.toBeAttached()
    expect(await look()).toBe(html)
    release()
  })

  test('lets what happens in it through to the document', async ({ page }) => {
    await page.goto(examples('/cards/example-1'))
    await waitAlive(page)
    const heard = await page.evaluate(() => {
      const types = ['click', 'keydown', 'pointerover', 'focusin']
      const found: string[] = []
      for (const type of types) document.addEventListener(type, () => found.push(type))
      const target = document.querySelector('[data-block=cards] li') as Element
      for (const type of types) target.dispatchEvent(new Event(type, { bubbles: true }))
      return found
    })
    expect(heard).toEqual(['click', 'keydown', 'pointerover', 'focusin'])
  })
})

/** The indexes of a document's static blocks, counted among all its blocks. */
function listStatics(document: string): number[] {
  const [, json = ''] = /id="quire-page"[^>]*>(.*?)<\/script>/.exec(document) ?? []
  return Object.keys(JSON.parse(json).statics.page).map(Number)
}

/** Uses every control on the page except links, and chooses an audience. */
async function takeSteps(page: Page, numbers: number[], fetches: boolean): Promise<Steps> {
  await settle(page, fetches)
  const loaded = await readBlocks(page)
  await page.evaluate((random) => {
    const within = [...document.querySelectorAll('main [data-block] *')]
    const kinds = [
      (type: string) => new PointerEvent(type, { bubbles: true, cancelable: true }),
      (type: string) => new KeyboardEvent(type, { bubbles: true, cancelable: true, key: 'Enter' }),
    ]
    const types = [
      ['pointerdown', 'pointerup', 'pointerover', 'pointermove', 'click', 'touchstart'],
      ['keydown', 'keyup'],
    ]
    for (let at = 0; at + 2 < random.length; at += 3) {
      const pick = <T>(list: T[], index: number) =>
        list[Math.floor((random[index] ?? 0) * list.length)] as T
      const target = pick(within, at)
      const kind = Math.floor((random[at + 1] ?? 0) * kinds.length)
      const type = pick(types[kind] as string[], at + 2)
      // Excludes links and the controls of other blocks.
      if (target.closest('a, form, [data-block=audience-selector]')) continue
      target.dispatchEvent((kinds[kind] as (type: string) => Event)(type))
    }
  }, numbers)
  await settle(page, false)
  const used = await readBlocks(page)
  const choice = page.locator('[data-block=audience-selector] button').first()
  // Focuses the choice, because an open panel may cover it.
  await choice.focus()
  await settle(page, fetches)
  await choice.dispatchEvent('click')
  await settle(page, fetches)
  return { loaded, used, chosen: await readBlocks(page) }
}

/** Waits until all effects have ended. */
async function settle(page: Page, fetches: boolean): Promise<void> {
  if (fetches) await waitQuiet(page)
  await page.evaluate(
    () =>
      new Promise((done) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(done))),
      ),
  )
}

/**
 * The HTML of each block on the page, without React's ids and with sorted attributes, because both
 * vary.
 */
async function readBlocks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const copies = [...document.querySelectorAll('main > [data-block]')].map((block) =>
      block.cloneNode(true),
    ) as Element[]
    for (const element of copies.flatMap((copy) => [copy, ...copy.querySelectorAll('*')])) {
      const attributes = [...element.attributes].sort((a, b) => a.name.localeCompare(b.name))
      for (const { name } of attributes) element.removeAttribute(name)
      for (const { name, value } of attributes) element.setAttribute(name, value)
    }
    return copies.map(({ outerHTML }) =>
      outerHTML.replaceAll(/<!--.*?-->/g, '').replaceAll(/_[rR]_\w+_/g, 'id'),
    )
  })
}
