import { expect, test } from './test'

test.describe('the header', () => {
  test('opens its menus by pointer and by key, and leads on', async ({ tab }) => {
    await tab.open('/about')
    await tab.hover('header button >> Bread')
    await tab.see('header a >> Country sourdough')
    await tab.hover('header a >> Visit')
    await tab.miss('header a >> Country sourdough')
    await tab.click('header button >> Bakery')
    await tab.see('header [aria-expanded=true] >> Bakery')
    await tab.press('Escape')
    await tab.miss('header [aria-expanded=true]')
    await tab.click('header button >> Bread')
    await tab.click('header a >> Country sourdough')
    await tab.expect(() => location.pathname, '/breads/sourdough')
    await tab.see('h1 >> Country sourdough')
    await tab.miss('header [aria-expanded=true]')
  })

  test('has a menu of its own on a telephone', { tag: '@long' }, async ({ tab }) => {
    await tab.resize(360, 740)
    await tab.open('/about')
    await tab.click('header button[aria-haspopup=dialog]')
    await tab.see('dialog a >> Visit')
    await tab.press('Escape')
    await tab.miss('dialog')
    await tab.click('header button[aria-haspopup=dialog]')
    await tab.click('dialog a >> Questions')
    await tab.expect(() => location.pathname, '/questions')
    await tab.miss('dialog')
  })
})

test('tabs open by pointer, by key and by the address', { tag: '@long' }, async ({ tab }) => {
  const selected = () => document.querySelector('[role=tab][aria-selected=true]')?.textContent
  await tab.open('/breads')
  await tab.expect(selected, 'Tuesday to Friday')
  await tab.click('[role=tab]:nth-child(2)')
  await tab.miss('[role=tab][aria-selected=true] >> Tuesday to Friday')
  await tab.press('Home')
  await tab.expect(selected, 'Tuesday to Friday')
  await tab.press('ArrowRight')
  await tab.miss('[role=tab][aria-selected=true] >> Tuesday to Friday')
  await tab.evaluate(() => {
    location.hash = 'weekdays'
  })
  await tab.expect(selected, 'Tuesday to Friday')
  await tab.see('#weekdays >> The daily bread')
})

test('questions open, are searched and voted on', async ({ tab }) => {
  await tab.open('/questions')
  const isOpen = () =>
    document.querySelector('[data-block=faq] h3 button')?.getAttribute('aria-expanded')
  await tab.click('[data-block=faq] h3 button')
  await tab.expect(isOpen, 'true')
  await tab.click('[data-block=faq] button[aria-pressed]')
  await tab.see('[role=status] >> Thank you for your feedback!')
  await tab.click('[data-block=faq] h3 button')
  await tab.expect(isOpen, 'false')
  await tab.type('[data-block=faq] input', 'dog come')
  await tab.see('[data-block=faq] [role=status] >> Questions found: 1')
})

test('the chosen audience changes the page', { tag: '@long' }, async ({ tab }) => {
  await tab.open('/')
  const before = await tab.evaluate(() => document.querySelector('h1')?.textContent)
  await tab.click('#for-whom button >> My kitchen table')
  await tab.see('#for-whom button[aria-pressed=true] >> My kitchen table')
  await expect
    .poll(() => tab.evaluate(() => document.querySelector('h1')?.textContent))
    .not.toBe(before)
  await tab.click('#for-whom button[aria-label]')
  await tab.see(`h1 >> ${before}`)
})

test('the search finds pages', { tag: '@long' }, async ({ tab }) => {
  await tab.open('/about')
  await tab.type('header input', 'sourdough')
  await tab.press('Enter')
  await tab.expect(() => location.pathname + location.search, '/search?q=sourdough')
  await tab.see('main [role=status] >> results found for "sourdough"')
  await tab.click('main li a >> Learn more')
  await tab.expect(() => location.pathname, '/breads/sourdough')
})

test('Back and Forward show each page, from its top', async ({ tab }) => {
  await tab.open('/')
  await tab.click('#shelf a')
  await tab.expect(() => location.pathname !== '/' && scrollY === 0, true)
  await tab.see('h1')
  await tab.back()
  await tab.expect(() => location.pathname === '/' && scrollY === 0, true)
  await tab.see('h1')
  await tab.expect(() => document.querySelectorAll('#shelf').length, 1)
  await tab.forward()
  await tab.expect(() => location.pathname !== '/', true)
  await tab.expect(() => document.querySelectorAll('#shelf').length, 0)
})

test('a notice comes with the page to which its link leads, and is closed', async ({ tab }) => {
  await tab.open('/')
  await tab.click('#hero a >> Order a loaf')
  await tab.see('[role=status] >> Order by two o’clock')
  await tab.click('button[aria-label=Close]')
  await tab.miss('[role=status] >> Order by two o’clock')
})

test('what is printed is all there', { tag: '@long' }, async ({ tab }) => {
  await tab.open('/breads')
  // WebKit's driver cannot print, so the test fires the event and enables the print rules.
  await tab.evaluate(() => {
    dispatchEvent(new Event('beforeprint'))
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
    for (const rule of rules) {
      const isForPaper = rule instanceof CSSMediaRule && /\bprint\b/.test(rule.media.mediaText)
      if (isForPaper) rule.media.mediaText = 'all'
    }
  })
  await tab.expect(
    () =>
      [...document.querySelectorAll('main > [data-block]')].every((block) =>
        window.quireEarly?.live.has(block),
      ),
    true,
  )
  await tab.see('#weekdays >> The daily bread')
  await tab.expect(
    () =>
      [...document.querySelectorAll<HTMLElement>('[role=tabpanel]')].every((panel) =>
        panel.checkVisibility(),
      ),
    true,
  )
  await tab.miss('header nav')
})
