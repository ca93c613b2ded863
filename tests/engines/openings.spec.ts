import type { Tab } from './tab'
import { expect, test } from './test'

/** Scrolls, and waits until the browser has recorded the position. */
async function scrollDown(tab: Tab): Promise<void> {
  await tab.evaluate(async () => {
    scrollTo(0, 900)
    await new Promise((done) => setTimeout(done, 300))
  })
}

const isScrolled = () => scrollY > 400

/** `true` if the target of the URL is at the top of the window, below the header. */
const isTargetInView = () => {
  const top = document.querySelector(location.hash)?.getBoundingClientRect().top ?? -1
  return top >= -1 && top < 200
}

test('a page that is reloaded where one had scrolled comes alive there', async ({ tab }) => {
  await tab.open('/')
  // WebKit may scroll after the app has started. Now and then, it does not record the position.
  await expect(async () => {
    await scrollDown(tab)
    await tab.reload()
    await tab.waitAlive()
    await expect.poll(() => tab.evaluate(isScrolled), { timeout: 5000 }).toBe(true)
  }).toPass({ timeout: 20_000 })
  await tab.click('header button >> Bread')
  await tab.see('header a >> Country sourdough')
})

for (const address of ['/#oven', '/privacy#with-whom']) {
  test(`${address} comes alive when it is opened from outside, at its target`, async ({ tab }) => {
    await tab.open(address)
    await tab.expect(isTargetInView, true)
    await tab.click('header button >> Bakery')
    await tab.see('header a >> About us')
  })
}

test('a form that is reloaded half filled keeps what it has and comes alive', async ({ tab }) => {
  await tab.open('/order')
  await tab.type('[name=customer]', 'Ada')
  await scrollDown(tab)
  await tab.reload()
  await tab.waitAlive()
  const kept = await tab.evaluate(
    () => document.querySelector<HTMLInputElement>('[name=customer]')?.value,
  )
  await tab.click('#order-form [type=submit]')
  await tab.see('#order-form >> Enter your e-mail address.')
  expect(await tab.evaluate(() => document.querySelectorAll('[aria-invalid=true]').length)).toBe(
    kept === 'Ada' ? 3 : 4,
  )
})

test('a page that was opened in a tab behind comes alive when it is shown', async ({ tab }) => {
  await tab.open('/about')
  const show = await tab.openBehind('/#oven')
  await show()
  await tab.waitAlive()
  await tab.click('header button >> Bread')
  await tab.see('header a >> Country sourdough')
})

test('a page to which one comes back from another site is alive', async ({ tab }) => {
  await tab.open('/order')
  // Until a page has loaded, the next navigation replaces its history entry.
  const readLoaded = () => (performance.timing.loadEventEnd > 0 ? location.pathname : '')
  await tab.expect(readLoaded, '/order')
  await tab.evaluate(() => {
    location.href = 'about:blank'
  })
  await tab.expect(readLoaded, 'blank')
  await tab.back()
  await tab.waitAlive()
  await tab.click('header button >> Bread')
  await tab.see('header a >> Country sourdough')
})
