import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { networkInterfaces } from 'node:os'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Listening, ListenOptions } from '../../../../../engine/node/lib/http/listen'
import { ALL_ADDRESSES, listen } from '../../../../../engine/node/lib/http/listen'
import { sendRaw, writeRequest } from '../../../../support/servers/raw-requests'

const servers: { close: () => unknown }[] = []
const outside = Object.values(networkInterfaces())
  .flatMap((list = []) => list)
  .find(({ internal, family }) => !internal && family === 'IPv4')?.address
const hasIPv6 = Object.values(networkInterfaces()).some((list) =>
  list?.some(({ address }) => address === '::1'),
)

afterEach(async () => {
  vi.restoreAllMocks()
  for (const server of servers.splice(0)) await server.close()
})

async function open(
  options: ListenOptions,
  answer = (_: unknown, response: { end: (text: string) => void }) => response.end('Hello'),
): Promise<Listening & { port: number }> {
  const server = await listen(options, answer)
  servers.push(server)
  return { ...server, port: Number(new URL(server.url).port) }
}

/** `true` if a server responds at a URL. */
async function reaches(host: string, port: number): Promise<boolean> {
  const { text } = await sendRaw({ host, port }, writeRequest('GET / HTTP/1.1'))
  return text.includes('Hello')
}

/** A port that another program uses on one address. */
async function takePort(host: string): Promise<number> {
  const other = createServer()
  servers.push(other)
  await new Promise<void>((done) => other.listen(0, host, done))
  return (other.address() as AddressInfo).port
}

describe('a server', () => {
  it('answers this machine alone, at both of its addresses by one port', async () => {
    const { port, url, otherUrls } = await open({ port: 0 })
    expect(url).toBe(`http://localhost:${port}`)
    expect(otherUrls).toEqual([])
    expect(await reaches('127.0.0.1', port)).toBe(true)
    expect(await reaches('::1', port)).toBe(hasIPv6)
    if (outside) expect(await reaches(outside, port)).toBe(false)
  })

  it.runIf(outside)('answers other machines where it is logged to', async () => {
    const everywhere = await open({ port: 0, host: ALL_ADDRESSES })
    expect(everywhere.url).toBe(`http://localhost:${everywhere.port}`)
    expect(everywhere.otherUrls).toContain(`http://${outside}:${everywhere.port}`)
    expect(await reaches('127.0.0.1', everywhere.port)).toBe(true)
    expect(await reaches(outside ?? '', everywhere.port)).toBe(true)
    const one = await open({ port: 0, host: outside })
    expect(one.url).toBe(`http://${outside}:${one.port}`)
    expect(await reaches(outside ?? '', one.port)).toBe(true)
    expect(await reaches('127.0.0.1', one.port)).toBe(false)
  })

  it('works on a machine without IPv6', async () => {
    const { Server } = await import('node:net')
    const { listen: real } = Server.prototype
    vi.spyOn(Server.prototype, 'listen').mockImplementation(function (this: never, ...args) {
      const [options] = args as unknown as [{ host?: string }]
      const host = options.host === '::1' ? '2001:db8::1' : options.host
      return Reflect.apply(real, this, [{ ...options, host }, ...args.slice(1)])
    })
    const { port } = await open({ port: 0 })
    expect(await reaches('127.0.0.1', port)).toBe(true)
  })

  it.each([
    '127.0.0.1',
    ...(hasIPv6 ? ['::1'] : []),
  ])('never leaves a port that was chosen, and may leave the usual one, when %s has it taken', async (host) => {
    const port = await takePort(host)
    await expect(open({ port })).rejects.toThrow('EADDRINUSE')
    const moved = await open({ port, moves: true })
    expect(moved.port).toBeGreaterThan(port)
    expect(await reaches('127.0.0.1', moved.port)).toBe(true)
  })

  it('answers by a name only if that is allowed', async () => {
    const { port } = await open({ port: 0, allowedHosts: ['site.test'] })
    const ask = async (host: string) =>
      (await sendRaw({ port }, writeRequest('GET / HTTP/1.1', [`Host: ${host}`]))).text
    for (const host of ['site.test', 'SITE.test:80', 'localhost', '10.0.0.1', '[::1]:8080']) {
      expect(await ask(host), host).toContain('Hello')
    }
    for (const host of ['other.test', 'site.test.other.test', '', 'a b', 'localhost.']) {
      expect(await ask(host), host).toMatch(/^HTTP\/1\.1 40[03] /)
    }
    expect(await ask('other.test')).toContain(
      'This server does not answer as "other.test". To allow that name, start it with --allowed-hosts other.test.',
    )
  })

  it('answers by 500 when its handler throws, and goes on', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    let count = 0
    const { port } = await open({ port: 0 }, (_, response) => {
      count += 1
      if (count === 1) throw new Error('Broken')
      response.end('Hello')
    })
    const { text } = await sendRaw({ port }, writeRequest('GET / HTTP/1.1'))
    expect(text).toMatch(/^HTTP\/1\.1 500 /)
    expect(text).not.toContain('Broken')
    expect(logged).toHaveBeenCalledWith(new Error('Broken'))
    expect(await reaches('127.0.0.1', port)).toBe(true)
  })
})
