import { EXPECTED, removeToken, sendTwice, serveLoans } from '../browser/support/loan-form'
import { createTab } from './tab'
import { expect, test } from './test'

test('what arrives is the same with the script as without, except for the token', async ({
  launched,
}) => {
  const site = await serveLoans(process.env.EXAMPLES_URL ?? '')
  const { evaluate } = createTab(launched, '')
  const [plain, scripted] = await sendTwice(site, {
    open: launched.open,
    run: (read) => evaluate(read),
  })
  site.close()
  expect(plain?.entries).toEqual(EXPECTED)
  expect(removeToken(scripted?.body ?? '')).toBe(plain?.body)
  expect(scripted?.entries.at(-1)?.[0]).toBe('csrfToken')
})
