/** Hostile bodies: each gets an answer, and the receiver stores only what its forms accept. */
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildOrderSite, ORDER, sendOrder } from '../support/receiver/order-site'
import type { StartedReceiver } from '../support/receiver/start-receiver'
import { startReceiver } from '../support/receiver/start-receiver'
import { pickSize } from '../support/run-length'
import { makeScratchFolder } from '../support/scratch-folder'
import { sendRaw } from '../support/servers/raw-requests'

const MUTATIONS = pickSize({ short: 500, long: 10_000 })
const TYPE = 'multipart/form-data; boundary=x'

const writePart = (name: string, value: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const writeBody = (values: Record<string, string>) =>
  `${Object.entries(values)
    .map(([name, value]) => writePart(name, value))
    .join('')}--x--\r\n`

const GOOD = writeBody(ORDER)
const FILE =
  '--x\r\nContent-Disposition: form-data; name="bild"; filename="../../a.exe"\r\n\r\nMZ\r\n'

const BODIES: [title: string, body: string, type?: string][] = [
  ['nothing', ''],
  ['only the end', '--x--\r\n'],
  ['no end', GOOD.replace('--x--\r\n', '')],
  ['another boundary', GOOD.replaceAll('--x', '--y')],
  ['no boundary in the header', GOOD, 'multipart/form-data'],
  ['an empty boundary', GOOD, 'multipart/form-data; boundary='],
  ['a boundary of 10,000 characters', GOOD, `multipart/form-data; boundary=${'x'.repeat(10_000)}`],
  ['a part without a name', GOOD.replace('name="kunde"', '')],
  ['a part without headers', `--x\r\n\r\nvalue\r\n${GOOD}`],
  ['a header without an end', '--x\r\nContent-Disposition: form-data; name="a'],
  ['a header of 500,000 characters', `--x\r\nA: ${'a'.repeat(500_000)}\r\n\r\n\r\n${GOOD}`],
  ['20,000 parts', `${writePart('kunde', 'a').repeat(10_000)}${GOOD}`],
  ['names of object properties', writeBody({ ...ORDER, __proto__x: '1', constructor: '2' })],
  ['the name __proto__', `${writePart('__proto__', 'a')}${GOOD}`],
  ['the name toString', `${writePart('toString', 'a')}${GOOD}`],
  ['a file', FILE + GOOD],
  ['20 files', FILE.repeat(20) + GOOD],
  ['a file in the place of a text', FILE.replace('bild', 'kunde') + GOOD],
  ['bytes that are not UTF-8', GOOD.replace('rye', '\xff\xfe\xc0')],
  ['a null character', GOOD.replace('rye', '\0')],
  ['lone line feeds', GOOD.replaceAll('\r\n', '\n')],
  ['a text of 900,000 characters', writeBody({ ...ORDER, kunde: 'ä'.repeat(450_000) })],
  ['a body of 3 MB', writeBody({ ...ORDER, kunde: 'a'.repeat(3_000_000) })],
  ['base64', GOOD.replace('"kunde"', '"kunde"\r\nContent-Transfer-Encoding: base64')],
  [
    'another charset',
    GOOD.replace('"kunde"', '"kunde"\r\nContent-Type: text/plain; charset=utf-7'),
  ],
  ['a nested multipart', GOOD.replace('Ada', FILE)],
  ['percent signs', 'kunde=%&menge=%zz&=&&&', 'application/x-www-form-urlencoded'],
  ['200,000 names', 'a&'.repeat(200_000), 'application/x-www-form-urlencoded'],
  ['JSON', '{"kunde":', 'application/json'],
  ['no type', GOOD, ''],
  ['only a line break', '\r\n'],
  ['only hyphens', '-'.repeat(100_000)],
  ['50,000 empty parts', '--x\r\n'.repeat(50_000)],
  ['1 MB before the first part', `${'a'.repeat(1_000_000)}\r\n${GOOD}`],
  ['1 MB after the end', `${GOOD}${'a'.repeat(1_000_000)}`],
  ['parts after the end', GOOD + GOOD],
  ['lone carriage returns', GOOD.replaceAll('\r\n', '\r')],
  ['the start of the boundary in a value', GOOD.replace('Ada', '\r\n--\r\n--X\r\n--xx')],
  ['a boundary with characters of expressions', GOOD, 'multipart/form-data; boundary="(x+)+$"'],
  ['a quoted boundary without an end', GOOD, 'multipart/form-data; boundary="x'],
  ['two boundaries', GOOD, 'multipart/form-data; boundary=y; boundary=x'],
  ['two types', GOOD, `${TYPE}, application/json`],
  ['a nested type', GOOD, TYPE.replace('form-data', 'mixed')],
  ['a type in upper case', GOOD, TYPE.toUpperCase()],
  ['a type of 8,000 characters', GOOD, `${TYPE}; a=${'a'.repeat(8_000)}`],
  ['a name of 500,000 characters', `${writePart('a'.repeat(500_000), 'a')}${GOOD}`],
  ['an empty name', `${writePart('', 'a')}${GOOD}`],
  ['a name with an escaped quote', `${writePart('a\\"b', 'a')}${GOOD}`],
  ['a name with a null character', `${writePart('\0', 'a')}${GOOD}`],
  ['two names in one part', GOOD.replace('name="kunde"', 'name="kunde"; name="post"')],
  [
    'two dispositions',
    GOOD.replace('Content-', 'Content-Disposition: form-data; name="a"\r\nContent-'),
  ],
  ['another disposition', GOOD.replace('form-data;', 'attachment;')],
  ['a header without a colon', GOOD.replace('Content-', 'Content\r\nContent-')],
  ['a folded header', GOOD.replace('; name', ';\r\n name')],
  ['10,000 headers', GOOD.replace('Content-', `${'A: b\r\n'.repeat(10_000)}Content-`)],
  ['a file name of 100,000 characters', FILE.replace('a.exe', 'a'.repeat(100_000)) + GOOD],
  ['a file name with a null character', FILE.replace('a.exe', '\0.pdf') + GOOD],
  ['a file name with line breaks', FILE.replace('a.exe', 'a%0d%0a.pdf') + GOOD],
  [
    'an invalid encoding of a file name',
    FILE.replace('filename=', "filename*=utf-8''%zz; filename=") + GOOD,
  ],
  [
    'an unknown charset of a file name',
    FILE.replace('filename=', "filename*=x''a; filename=") + GOOD,
  ],
  ['a file without an end', `${GOOD.replace('--x--\r\n', '')}${FILE}`],
  ['500 files of nothing', FILE.replace('MZ', '').repeat(500) + GOOD],
  ['a token of 900,000 characters', writePart('csrfToken', 'a'.repeat(900_000)) + GOOD],
  ['a thousand tokens', writePart('csrfToken', 'a'.repeat(64)).repeat(1_000) + GOOD],
  ['a charset for all', `${writePart('_charset_', 'utf-7')}${GOOD}`],
  ['an overlong encoding', GOOD.replace('Ada', '\xc0\xaf\xed\xa0\x80')],
  ['null characters', `kunde=%00&menge=3%00`, 'application/x-www-form-urlencoded'],
  ['a name without an end', 'a'.repeat(900_000), 'application/x-www-form-urlencoded'],
  ['an incomplete encoding', 'kunde=%e2%82', 'application/x-www-form-urlencoded; charset=utf-16'],
  ['100,000 values for a name', 'kunde=a&'.repeat(100_000), 'application/x-www-form-urlencoded'],
]

let receiver: StartedReceiver

beforeAll(async () => {
  receiver = await startReceiver(await buildOrderSite(), join(makeScratchFolder(), 'data'))
})

afterAll(async () => {
  expect(await receiver.stop('SIGTERM')).toBe(0)
})

async function post(body: Uint8Array<ArrayBuffer>, type: string): Promise<number> {
  const headers = { ...(type && { 'Content-Type': type }), Accept: 'application/json' }
  const init = { method: 'POST', headers, body }
  const { status } = await fetch(`${receiver.url}/api/orders`, init)
  return status
}

const isHealthy = async () => (await sendOrder(receiver.url, ORDER)).status === 303

describe('a hostile body', () => {
  it.each(BODIES)('with %s gets an answer', async (_, body, type = TYPE) => {
    const status = await post(Buffer.from(body, 'latin1'), type)
    expect([204, 413, 415, 422]).toContain(status)
    expect(await isHealthy()).toBe(true)
  })

  it(`with random changes gets an answer: ${MUTATIONS}`, async () => {
    const good = Buffer.from(FILE + GOOD)
    const change = fc.record({
      at: fc.nat({ max: good.length - 1 }),
      removed: fc.nat({ max: 20 }),
      added: fc.uint8Array({ maxLength: 8 }),
    })
    const changed = fc.sample(fc.array(change, { minLength: 1, maxLength: 4 }), MUTATIONS)
    for (const changes of changed) {
      const body = changes.reduce<Buffer<ArrayBuffer>>(
        (bytes, { at, removed, added }) =>
          Buffer.concat([bytes.subarray(0, at), added, bytes.subarray(at + removed)]),
        good,
      )
      const status = await post(body, TYPE)
      expect([204, 413, 415, 422], JSON.stringify(body.toString())).toContain(status)
    }
    expect(await isHealthy()).toBe(true)
  })

  it('that ends before its length leaves the receiver working', async () => {
    const { port } = new URL(receiver.url)
    const head = `POST /api/orders HTTP/1.1\r\nHost: a\r\nContent-Type: ${TYPE}\r\n`
    for (const length of ['Content-Length: 99999', 'Transfer-Encoding: chunked']) {
      const { end } = await sendRaw({ port: Number(port) }, `${head}${length}\r\n\r\n--x`)
      expect(end).not.toBe('hung')
    }
    expect(await isHealthy()).toBe(true)
  })
})
