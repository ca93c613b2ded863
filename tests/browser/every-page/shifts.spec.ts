import { EventEmitter, once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { findShifts, RECORD_WHOLE } from '../../../engine/node/block-tools/testing/page-probe'
import { expect, test } from '../support/site'

/** The delay is longer than a few frames, so that the earlier content is painted. */
const PAUSE_MS = 400

/** A document in two halves. The second half is inserted above the first once that is painted. */
const HALVES = [
  `<!doctype html><title>Trial</title><script>
  new PerformanceObserver(() => fetch('/painted')).observe({ type: 'paint', buffered: true })
  </script><main style="display:flex;flex-direction:column-reverse"><h1>First</h1>`,
  '<p style="height:20rem">Second</p></main>',
]
const MOVING = `<script>addEventListener('load', () => setTimeout(() => document.body.prepend(
  Object.assign(document.createElement('p'), { style: 'height:20rem' })), ${PAUSE_MS}))</script>`

const painted = new EventEmitter()
const server = createServer(async ({ url }, response) => {
  if (url === '/painted') {
    painted.emit('painted')
    response.end()
    return
  }
  response.setHeader('content-type', 'text/html')
  response.write(HALVES[0])
  await once(painted, 'painted')
  await setTimeout(PAUSE_MS)
  response.end(url === '/moving' ? HALVES[1] + MOVING : HALVES[1])
})

test.beforeAll(() => new Promise<void>((done) => server.listen(0, 'localhost', done)))
test.afterAll(() => server.close())
test.use({ allowErrors: /favicon|404/ })

for (const { path, reported } of [
  { path: '/halves', reported: 0 },
  { path: '/moving', reported: 1 },
]) {
  test(`of ${path}, what moves counts once the document has been painted whole`, async ({
    page,
  }) => {
    await page.addInitScript(RECORD_WHOLE)
    await page.goto(`http://localhost:${(server.address() as AddressInfo).port}${path}`)
    await page.waitForFunction(() => performance.getEntriesByName('quire-whole').length > 0)
    await page.waitForTimeout(2 * PAUSE_MS)
    const all = await page.evaluate(
      () =>
        new Promise<number>((done) =>
          new PerformanceObserver((list) => done(list.getEntries().length)).observe({
            type: 'layout-shift',
            buffered: true,
          }),
        ),
    )
    expect(all).toBe(reported + 1)
    expect(await findShifts(page)).toHaveLength(reported)
  })
}
