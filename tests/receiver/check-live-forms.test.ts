/** `quire receive --check`, which tries the forms of a published page. */
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer, request } from 'node:http'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { afterEach, describe, expect, it } from 'vitest'
import { buildOrderSite } from '../support/receiver/order-site'
import { listEnquiries, startReceiver } from '../support/receiver/start-receiver'
import { runInProcess } from '../support/run-command'
import { makeScratchFolder } from '../support/scratch-folder'

type Answer = (incoming: IncomingMessage, response: ServerResponse) => void

const closers: (() => unknown)[] = []

afterEach(async () => {
  while (closers.length > 0) await closers.pop()?.()
})

async function listen(answer: Answer): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  closers.push(() => server.close().closeAllConnections())
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

/** Publishes the site. Its files can differ from the built ones. */
async function publish(post: Answer, change = (text: string) => text): Promise<string> {
  const outDir = await buildOrderSite()
  return listen((incoming, response) => {
    if (incoming.method !== 'GET') return void post(incoming, response)
    const path = join(outDir, incoming.url ?? '')
    const file = [`${path}.html`, path].find((one) => existsSync(one))
    const type = file?.endsWith('.html') ? 'text/html' : 'application/json'
    response.writeHead(file ? 200 : 404, { 'Content-Type': type })
    response.end(file && change(readFileSync(file, 'utf8')))
  })
}

const check = async (site: string, ...options: string[]) => {
  const { status, output } = await runInProcess('receive', '--check', `${site}/order`, ...options)
  return { status, lines: output.replaceAll(site, 'SITE').trimEnd().split('\n') }
}

const answer =
  (status: number, type: string, headers = {}): Answer =>
  (_, response) =>
    response.writeHead(status, { 'Content-Type': type, ...headers }).end('<h1>Answer</h1>')

/** Sends the form to another host, which the page's policy allows. */
const sendTo = (url: string) => (text: string) =>
  text
    .replace('"url":"/api/orders"', `"url":"${url}/api/orders"`)
    .replace("connect-src 'self'", `connect-src 'self' ${url}`)
    .replace("form-action 'self'", `form-action 'self' ${url}`)

const UNFORWARDED =
  'The web server does not forward this path to the receiver, or forwards another one.'
const UNREACHED = 'The web server does not reach the receiver: is it running, on the same port?'

describe('the check of a live form', () => {
  it('does not try a form that a service receives', async () => {
    const service = '"transport":{"type":"service","service":"formspree","key":"xayzabcd"'
    const site = await publish(answer(500, 'text/html'), (text) =>
      text.replace(/"transport":\{"type":"http","url":"\/api\/orders"/, service),
    )
    expect(await check(site)).toEqual({
      status: 0,
      lines: [
        'Bestellung: formspree',
        '  Not tried: a form service receives it. Send it from the page.',
      ],
    })
  })

  it('finds valid values, and shows what arrived at the receiver of the build', async () => {
    const data = join(makeScratchFolder(), 'data')
    const outDir = await buildOrderSite()
    const receiver = await startReceiver(outDir, data)
    closers.push(() => receiver.stop('SIGTERM'))
    const site = await publish((incoming, response) => {
      const { method, headers, url } = incoming
      const passed = request(`${receiver.url}${url}`, { method, headers }, (got) => {
        response.writeHead(got.statusCode ?? 0, got.headers)
        got.pipe(response)
      })
      incoming.pipe(passed)
    })
    expect(await check(site, '--value', 'kunde=Ada')).toEqual({
      status: 0,
      lines: [
        'Bestellung: SITE/api/orders',
        '  With scripts: arrived. Status 204.',
        '  Without scripts: arrived. Status 303. Visitors then see SITE/bread (status 200).',
      ],
    })
    const enquiries = await listEnquiries(outDir, data)
    expect(enquiries.map(({ kind, isSpam }) => ({ kind, isSpam }))).toEqual([
      { kind: 'new', isSpam: false },
      { kind: 'repeat', isSpam: false },
    ])
    expect(enquiries[0]?.values).toEqual({
      ...{ kunde: 'Ada', menge: '1', sorte: 'rye', post: 'test@example.com' },
    })
  })

  it.each([
    [405, 'text/plain', `The answer has status 405. ${UNFORWARDED}`],
    [404, 'text/html', `The answer has status 404. ${UNFORWARDED}`],
    [502, 'text/html', `The answer has status 502. ${UNREACHED}`],
  ])('finds that a host answers with %i', async (status, type, message) => {
    expect(await check(await publish(answer(status, type)))).toEqual({
      status: 1,
      lines: [
        'Bestellung: SITE/api/orders',
        `  With scripts: lost. ${message}`,
        `  Without scripts: lost. ${message}`,
      ],
    })
  })

  it('finds that a host answers each request with a page', async () => {
    const { status, lines } = await check(await publish(answer(200, 'text/html')))
    expect([status, lines[1]]).toEqual([
      1,
      '  With scripts: lost. Status 200, but with a page: no receiver has answered.',
    ])
  })

  it('finds that the receiver rejects what the form accepts', async () => {
    const post: Answer = (_, response) =>
      response.writeHead(422).end(JSON.stringify({ fields: { kunde: 'No!' } }))
    const { status, lines } = await check(await publish(post))
    expect([status, lines[1]]).toEqual([
      1,
      '  With scripts: lost. The receiver rejects values that the form accepts (status 422). kunde: No!',
    ])
  })

  it('finds that a receiver on another host does not allow the site', async () => {
    const other = await listen(answer(204, 'text/plain'))
    const site = await publish(answer(500, 'text/plain'), sendTo(other))
    const { status, lines } = await check(site)
    expect([status, lines[1]]).toEqual([
      1,
      expect.stringContaining('With scripts: lost. The receiver does not allow SITE: '),
    ])
    const friendly = await listen(answer(204, 'text/plain', { 'Access-Control-Allow-Origin': '*' }))
    expect(await check(await publish(answer(500, ''), sendTo(friendly)))).toMatchObject({
      status: 0,
    })
  })

  it('asks a receiver of JSON on another host before it sends', async () => {
    let headers: Record<string, string> = { 'Access-Control-Allow-Headers': 'Content-Type' }
    const bodies: unknown[] = []
    const other = await listen(async (incoming, response) => {
      if (incoming.headers['content-type'] === 'application/json') bodies.push(await json(incoming))
      response.writeHead(204, { ...headers, 'Access-Control-Allow-Origin': '*' }).end()
    })
    const site = await publish(answer(500, ''), (text) =>
      sendTo(other)(text).replace('"as":"form-data"', '"as":"json"'),
    )
    const { status, lines } = await check(site)
    expect([status, lines[1], bodies]).toEqual([
      1,
      '  With scripts: lost. "Access-Control-Allow-Headers" lacks x-csrf-token.',
      [],
    ])
    headers = { 'Access-Control-Allow-Headers': 'X-CSRF-Token, Content-Type' }
    expect((await check(site)).status).toBe(0)
    expect(bodies).toEqual([expect.objectContaining({ post: 'test@example.com', sorte: 'rye' })])
  })

  it('finds that the policy of the page forbids the receiver', async () => {
    const other = await listen(answer(204, 'text/plain'))
    const move = (text: string) => text.replace('"/api/orders"', `"${other}/api/orders"`)
    const { status, lines } = await check(await publish(answer(500, 'text/plain'), move))
    expect([status, lines.slice(1)]).toEqual([
      1,
      [
        `  With scripts: lost. The security policy of the page does not allow ${other} under "connect-src".`,
        `  Without scripts: lost. The security policy of the page does not allow ${other} under "form-action".`,
      ],
    ])
  })

  it('finds that there is no receiver', async () => {
    const { status, lines } = await check(
      await publish(answer(500, 'text/plain'), sendTo('http://127.0.0.1:1')),
    )
    expect([status, lines[1]]).toEqual([
      1,
      expect.stringContaining('With scripts: lost. There is no answer: '),
    ])
  })

  it('finds a form that only looks as if it were sent', async () => {
    const simulate = (text: string) => text.replace('"url":"/api/orders",', '')
    const { status, lines } = await check(await publish(answer(204, 'text/plain'), simulate))
    expect([status, lines]).toEqual([
      1,
      ['Bestellung: sent nowhere', '  Lost: the form only looks as if it were sent.'],
    ])
  })

  it('says that a form requires a file, or which value it needs', async () => {
    const require = (text: string) =>
      text.replace('"max":2,"rules":[]', '"max":2,"rules":[{"rule":"required","message":"No."}]')
    const { status, lines } = await check(await publish(answer(204, 'text/plain'), require))
    expect([status, lines[1]]).toEqual([
      1,
      '  Not tried: the field "bild" requires a file, and this command sends no files.',
    ])
    const site = await publish(answer(204, 'text/plain'))
    expect((await check(site, '--value', 'menge=many')).lines[1]).toBe(
      '  Not tried: no valid value was found for "menge". Use --value menge=TEXT.',
    )
  })

  it('refuses a value of a field that the page does not have, and sends nothing', async () => {
    const sent: unknown[] = []
    const site = await publish(({ url }, response) => {
      sent.push(url)
      response.writeHead(204).end()
    })
    expect(await check(site, '--value', 'kunde=Ada', '--value', 'name=Ada')).toEqual({
      status: 1,
      lines: ['No form of this page has the field "name".'],
    })
    expect(sent).toEqual([])
  })

  it('needs the URL of a page with a form', async () => {
    const site = await publish(answer(204, 'text/plain'))
    const missing = await runInProcess('receive', '--check', `${site}/visit`)
    expect(missing).toEqual({ status: 1, output: `${site}/visit has no form.\n` })
    expect((await runInProcess('receive', '--check', 'order')).status).toBe(2)
    expect((await runInProcess('receive')).status).toBe(2)
  })
})
