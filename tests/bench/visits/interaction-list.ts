import type { Locator, Page } from 'playwright'

export interface Interaction {
  name: string
  route: string
  find: (page: Page) => Locator
  act: (element: Locator) => Promise<void>
  /**
   * A selector for other elements that change: the content that is replaced, or the other page's
   * title.
   */
  swaps?: string
}

/**
 * Uses the mouse directly, because Playwright's checks before a click take animation frames from
 * the page.
 */
async function click(element: Locator): Promise<void> {
  const box = await element.boundingBox()
  if (!box) throw new Error('There is nothing to click.')
  await element.page().mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

const type = (text: string) => async (field: Locator) => {
  await click(field)
  await field.page().keyboard.type(text, { delay: 50 })
}

/** Visitors' interactions with the shipped site, each on a page where it occurs. */
export const INTERACTIONS: Interaction[] = [
  {
    name: 'open a menu of the header',
    route: '/',
    find: (page) => page.getByRole('banner').getByRole('button', { name: 'Solutions' }),
    act: click,
  },
  {
    name: 'choose a tab',
    route: '/solutions/treasury',
    find: (page) => page.locator('main').getByRole('tab', { selected: false }).first(),
    act: click,
  },
  {
    name: 'open a question',
    route: '/contact',
    find: (page) => page.locator('[data-block="faq"] h3 button').first(),
    act: click,
  },
  {
    name: 'choose an audience',
    route: '/',
    find: (page) => page.locator('[data-block="audience-selector"] button').first(),
    act: click,
    swaps: '[data-block="hero"]',
  },
  {
    name: 'type into the form',
    route: '/contact',
    find: (page) => page.locator('[data-block="form"] input[type="text"]').first(),
    act: type('Ada Lovelace'),
  },
  {
    name: 'filter the openings',
    route: '/career',
    find: (page) => page.locator('[data-block="listings"]').getByRole('tab').nth(1),
    act: click,
    swaps: '[data-block="listings"]',
  },
  {
    name: 'search the questions',
    route: '/contact',
    find: (page) => page.locator('[data-block="faq"] input[type="search"]'),
    act: type('data'),
    swaps: '[data-block="faq"] [role="status"]',
  },
  {
    name: 'go to another page',
    route: '/',
    find: (page) => page.getByRole('banner').getByRole('link', { name: 'Careers' }),
    act: click,
    swaps: 'main',
  },
]
