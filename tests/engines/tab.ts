import { setTimeout } from 'node:timers/promises'
import type { Page } from 'playwright/test'
import { expect } from 'playwright/test'
import type { Browser } from './browser'

/**
 * Actions that test scenarios perform in a tab. A selector names an element. After `>>`, text or a
 * label narrows the choice: `header button >> Bread`.
 */
export interface Tab extends Pick<Browser, 'back' | 'forward' | 'attach' | 'resize' | 'picture'> {
  evaluate: Page['evaluate']
  /** The same in the first iframe of the page. */
  evaluateInIframe: <T>(run: () => T) => Promise<T>
  /** Opens a URL on the site and waits until the page is hydrated. */
  open: (path: string) => Promise<void>
  /** Opens a URL in a background tab. The returned function brings the tab to the front. */
  openBehind: (path: string) => Promise<() => Promise<void>>
  reload: () => Promise<void>
  waitAlive: () => Promise<void>
  /** Waits until the element is visible. */
  see: (target: string) => Promise<void>
  /** Waits until the element is hidden or gone. */
  miss: (target: string) => Promise<void>
  click: (target: string) => Promise<void>
  hover: (target: string) => Promise<void>
  type: (target: string, text: string) => Promise<void>
  /** Types into the element that has the focus. */
  write: (text: string) => Promise<void>
  press: (key: keyof typeof KEYS) => Promise<void>
  /** Waits until the function, run in the page, returns this value. */
  expect: <T>(read: () => T, expected: T) => Promise<void>
}

/** https://w3c.github.io/webdriver/#keyboard-actions */
const KEYS = {
  Escape: '\uE00C',
  Enter: '\uE007',
  Tab: '\uE004',
  ArrowRight: '\uE014',
  Home: '\uE011',
  End: '\uE010',
}

const TIMEOUT_MS = 2000

export function createTab(browser: Browser, site: string): Tab {
  const evaluateIn = async (context: Browser['run'], run: unknown, given?: unknown) => {
    const argument = given === undefined ? '' : JSON.stringify(given)
    const call = typeof run === 'string' ? run : `(${run})(${argument})`
    const source = `async () => { ${find}; return JSON.stringify(await ${call}) ?? 'null' }`
    return JSON.parse(await context(source))
  }
  const evaluate = (run: unknown, given?: unknown) => evaluateIn(browser.run, run, given)
  // A call may never get a response if its page is closed; the next call does.
  const ask = (read: unknown, given?: unknown) =>
    Promise.race([evaluate(read, given), setTimeout(TIMEOUT_MS)])
  const press = (value: string[]) =>
    browser.perform([
      {
        type: 'key',
        id: 'keys',
        actions: value.flatMap((key) => [
          { type: 'keyDown', value: key },
          { type: 'keyUp', value: key },
        ]),
      },
    ])
  const point = async (target: string, actions: object[]) => {
    const place = await waitPlace(tab, target)
    const move = { type: 'pointerMove', duration: 0, ...place }
    await browser.perform([{ type: 'pointer', id: 'mouse', actions: [move, ...actions] }])
  }
  const tab: Tab = {
    ...browser,
    evaluate: evaluate as Page['evaluate'],
    evaluateInIframe: (run) => evaluateIn(browser.runInIframe, run),
    async open(path) {
      await browser.open(site + path)
      await tab.waitAlive()
    },
    openBehind: (path) => browser.openBehind(site + path),
    waitAlive: () => tab.expect(isAlive, true),
    see: (target) => expect.poll(() => ask(isSeen, target), target).toBe(true),
    miss: (target) => expect.poll(() => ask(isSeen, target), target).toBe(false),
    click: (target) => point(target, CLICK),
    hover: (target) => point(target, []),
    async type(target, text) {
      await tab.click(target)
      await press([...text])
    },
    write: (text) => press([...text]),
    press: (key) => press([KEYS[key]]),
    expect: (read, expected) => expect.poll(() => ask(read), String(read)).toEqual(expected),
  }
  return tab
}

const CLICK = [
  { type: 'pointerDown', button: 0 },
  { type: 'pointerUp', button: 0 },
]

/** Waits until a click would reach the element, and returns the click position. */
async function waitPlace(tab: Tab, target: string): Promise<Place> {
  let place: Place | null = null
  await expect
    .poll(async () => {
      place = await tab.evaluate(findPlace, target)
      return place
    }, target)
    .not.toBeNull()
  return place ?? { x: 0, y: 0 }
}

interface Place {
  x: number
  y: number
}

/** `true` if React has hydrated the first block. */
function isAlive(): boolean {
  const first = document.querySelector('[data-block]')
  return first !== null && window.quireEarly?.live.has(first) === true
}

// The following functions run in the page, where `find` is the only available helper.

function find(target: string): HTMLElement | undefined {
  const [css = '', text = ''] = target.split(' >> ')
  return [...document.querySelectorAll<HTMLElement>(css)].find(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      `${element.innerText} ${element.ariaLabel ?? ''}`.includes(text),
  )
}

function isSeen(target: string): boolean {
  return find(target) !== undefined
}

/** The centre of the element, once the element is at rest and nothing covers it. */
async function findPlace(target: string): Promise<Place | null> {
  const thing = find(target)
  if (!thing) return null
  const { top, bottom } = thing.getBoundingClientRect()
  const isOut = top < 80 || bottom > innerHeight - 20
  if (isOut && !thing.closest('header')) thing.scrollIntoView({ block: 'center' })
  const measure = async () => {
    await new Promise(requestAnimationFrame)
    const box = thing.getBoundingClientRect()
    return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) }
  }
  const [first, second] = [await measure(), await measure()]
  const isReached = thing.contains(document.elementFromPoint(second.x, second.y))
  return isReached && first.x === second.x && first.y === second.y ? second : null
}
