import { createTab } from './tab'
import { expect, test } from './test'

const PAGE = '/form/example-6'

test('a form shows one step at a time, and Back returns to the last one', async ({ launched }) => {
  const tab = createTab(launched, process.env.EXAMPLES_URL ?? '')
  const seeHeading = (text: string) =>
    tab.expect(() => document.activeElement?.textContent ?? '', text)
  await tab.open(PAGE)
  await tab.see('form [type=submit] >> Next')
  await tab.miss('[name=email]')
  await tab.type('[name=callNumber]', 'MS 12')
  await tab.press('Enter')
  await seeHeading('Step 2 of 3: Delivery')
  await tab.miss('[name=callNumber]')
  await tab.click('form label >> As files')
  await tab.click('form [type=submit] >> Next')
  await seeHeading('Step 3 of 3: About you')
  await tab.back()
  await seeHeading('Step 2 of 3: Delivery')
  await tab.click('form button >> Back')
  await seeHeading('Step 1 of 3: What to copy')
  expect(
    await tab.evaluate(() => document.querySelector<HTMLInputElement>('[name=callNumber]')?.value),
  ).toBe('MS 12')
  expect(await tab.evaluate(() => location.pathname)).toBe(PAGE)
})
