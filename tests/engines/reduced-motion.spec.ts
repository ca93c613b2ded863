import { findMotion } from '../browser/motion'
import { expect, test } from './test'

test.use({ calm: true })

test('nothing moves for a visitor who wants that', { tag: '@long' }, async ({ tab }) => {
  await tab.open('/contact')
  expect(await tab.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)).toBe(
    true,
  )
  const motion = await findMotion(tab, async () => {
    await tab.click('header button >> Solutions')
    await tab.see('header a >> Loans')
    await tab.press('Escape')
    await tab.click('[data-block=faq] h3 button')
  })
  expect(motion).toEqual([])
})
