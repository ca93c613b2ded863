import { whyWithout } from '../support/servers/web-servers'
import { expect, test } from './test'

test.use({ served: 'FRAMES_URL' })

const reason = whyWithout('openssl')
test.skip(reason !== undefined, reason)

test('a site that allows all frames shows content of hosts with and without headers', async ({
  tab,
}) => {
  await tab.open('/frames')
  await tab.evaluate(() => {
    addEventListener('message', ({ data }) => {
      document.title = `${document.title} ${data}`
    })
  })
  for (const shown of [
    'Two places | Wren Street Bakery /plain',
    'Two places | Wren Street Bakery /plain /isolated',
  ]) {
    await tab.click('[data-block=embed] button >> Load content from 127.0.0.1')
    await tab.expect(() => document.activeElement?.tagName, 'IFRAME')
    await tab.expect(() => document.title, shown)
    await tab.evaluate(() => document.querySelector('footer')?.scrollIntoView())
  }
  expect(await tab.evaluate(() => crossOriginIsolated)).toBe(false)
})
