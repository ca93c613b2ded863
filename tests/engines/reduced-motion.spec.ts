import { findMotion } from '../browser/support/motion'
import { expect, test } from './test'

test.use({ calm: true })

test('nothing moves for a visitor who wants that', { tag: '@long' }, async ({ tab }) => {
  await tab.open('/questions')
  expect(await tab.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)).toBe(
    true,
  )
  const motion = await findMotion(tab, async () => {
    await tab.click('header button >> Bread')
    await tab.see('header a >> Country sourdough')
    await tab.press('Escape')
    await tab.click('[data-block=faq] h3 button')
  })
  expect(motion).toEqual([])
})
