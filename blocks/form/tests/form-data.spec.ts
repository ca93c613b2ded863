import {
  EXPECTED,
  removeToken,
  sendTwice,
  serveLoans,
} from '../../../tests/browser/support/loan-form'
import { examples, expect, test } from '../../../tests/browser/support/site'

test('what arrives is the same with the script as without, except for the token', async ({
  page,
}) => {
  const site = await serveLoans(examples())
  const [plain, scripted] = await sendTwice(site, {
    open: (url) => page.goto(url),
    run: (read) => page.evaluate(read),
  })
  site.close()
  expect(plain?.entries).toEqual(EXPECTED)
  expect(removeToken(scripted?.body ?? '')).toBe(plain?.body)
  expect(scripted?.entries.at(-1)?.[0]).toBe('csrfToken')
})
