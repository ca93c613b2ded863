/** How a person uses the studio: with the mouse, or with the keyboard only. */
import type { Locator, Page } from 'playwright/test'
import { expect } from '../../support/site'

export interface Person {
  /** Opens the form for something on the page, which a list of the studio has too. */
  open: (onPage: Locator, inList: Locator) => Promise<void>
  /** Uses a button, a tab or a switch. */
  press: (target: Locator) => Promise<void>
  /** Replaces the text of a field. */
  enter: (field: Locator, text: string) => Promise<void>
  /** Chooses an option of a list. */
  choose: (list: Locator, label: string) => Promise<void>
  /** Searches the values of a field, and chooses one. */
  pick: (field: Locator, query: string, option: Locator) => Promise<void>
  /** Chooses a file of the computer. */
  upload: (button: Locator, path: string) => Promise<void>
}

/** Uses the mouse to get to everything, and types. */
export function createMouseUser(page: Page): Person {
  const enter = async (field: Locator, text: string) => {
    await field.click()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(text)
  }
  return {
    open: (onPage) => onPage.click(),
    press: (target) => target.click(),
    enter,
    async choose(list, label) {
      await list.selectOption({ label })
    },
    async pick(field, query, option) {
      await enter(field, query)
      await option.click()
    },
    upload: (button, path) => uploadWith(page, () => button.click(), path),
  }
}

/** Uses only the keyboard. */
export function createKeyboardUser(page: Page): Person {
  const { keyboard } = page
  const reach = (target: Locator) => reachByTab(page, target)
  const type = async (field: Locator, text: string) => {
    await reach(field)
    await keyboard.press('ControlOrMeta+a')
    await keyboard.type(text)
  }
  const pressWith = async (target: Locator, key: string) => {
    await reach(target)
    await keyboard.press(key)
  }
  const press = async (target: Locator) => {
    const role = await target.evaluate((node) => node.getAttribute('role'))
    if (role === 'tab') await reachTab(page, target)
    else await pressWith(target, role === 'switch' ? 'Space' : 'Enter')
  }
  return {
    open: (_, inList) => press(inList),
    press,
    async enter(field, text) {
      await type(field, text)
    },
    async choose(list, label) {
      await reach(list)
      // The letters that are typed choose the option that starts with them.
      await keyboard.type(label)
      await expect(list.getByRole('option', { name: label, exact: true })).toHaveJSProperty(
        'selected',
        true,
      )
    },
    async pick(field, query, option) {
      await type(field, query)
      // People choose once the list for what they have typed has arrived.
      const id = await field.getAttribute('aria-controls')
      await expect(page.locator(`[id="${id}"]`)).toHaveAttribute('aria-busy', 'false')
      await expect(option).toBeVisible()
      const isActive = async () => {
        const id = await field.getAttribute('aria-activedescendant')
        return id !== null && id === (await option.getAttribute('id'))
      }
      for (let most = 20; most > 0 && !(await isActive()); most -= 1) {
        await keyboard.press('ArrowDown')
      }
      expect(await isActive()).toBe(true)
      await keyboard.press('Enter')
    },
    upload: (button, path) => uploadWith(page, () => pressWith(button, 'Enter'), path),
  }
}

async function uploadWith(page: Page, open: () => Promise<void>, path: string): Promise<void> {
  const opened = page.waitForEvent('filechooser')
  await open()
  await (await opened).setFiles(path)
}

/** The most presses of Tab from one end of the studio to the other. */
const MOST_TABS = 250

/**
 * Presses Tab, or Shift+Tab if the target precedes the focus, until the target has the focus.
 * Fails if the focus is nowhere, or outside of what is visible.
 */
async function reachByTab(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let count = 0; count <= MOST_TABS; count += 1) {
    const { place, link } = await target.evaluate(compareToFocus)
    if (place === 'here') return expectVisibleFocus(target)
    if (SKIP_LINKS[place].includes(link)) await page.keyboard.press('Enter')
    else await page.keyboard.press(place === 'before' ? 'Shift+Tab' : 'Tab')
  }
  throw new Error(`${MOST_TABS} presses of Tab did not reach ${target}.`)
}

/** The links past the page, which people see when they get to them. */
const SKIP_LINKS = {
  before: ['Go to the pages and blocks'],
  after: ['Skip the page', 'Go to the form'],
}

interface Focus {
  /** Where the target is in relation to what has the focus. */
  place: 'here' | 'before' | 'after'
  /** The text of the link that has the focus. Empty for everything else. */
  link: string
}

function compareToFocus(target: Element): Focus {
  const { activeElement } = document
  const link = activeElement?.matches('a[href]') ? (activeElement.textContent ?? '') : ''
  if (activeElement === target) return { place: 'here', link }
  if (!activeElement) return { place: 'after', link }
  const isBefore = activeElement.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING
  return { place: isBefore ? 'before' : 'after', link }
}

async function reachTab(page: Page, tab: Locator): Promise<void> {
  await reachByTab(page, page.getByRole('tab', { selected: true }))
  for (let most = 6; most > 0; most -= 1) {
    const { place } = await tab.evaluate(compareToFocus)
    if (place === 'here') return expectVisibleFocus(tab)
    await page.keyboard.press('ArrowRight')
  }
  throw new Error(`The arrow keys did not reach ${tab}.`)
}

/** An input shows its caret; everything else has an outline. */
async function expectVisibleFocus(target: Locator): Promise<void> {
  await expect(target).toBeInViewport()
  expect(await target.evaluate((node) => node.matches(':focus-visible'))).toBe(true)
}
