import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { get } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildSite } from '../../../engine/node/build/build-site'
import { listFiles } from '../../../engine/node/lib/files/list-files'
import type { DevServer } from '../../../engine/node/servers/dev/start-dev'
import { startDev } from '../../../engine/node/servers/dev/start-dev'

const SITE = join('examples', 'bakery')

let dev: DevServer

beforeAll(async () => {
  dev = await startDev({ siteDir: SITE, port: 0 })
})

afterAll(() => dev.close())

/** The token in a document. Undefined if it has no token. */
const findToken = (html: string) => /quire-studio-token" content="([^"]+)"/.exec(html)?.[1]

const portOf = () => new URL(dev.url).port

describe('the document of the studio', () => {
  it('loads its scripts from the server only, and shows pages of the other loopback name', async () => {
    const before = await fetch(`${dev.url}/`)
    expect(before.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(before.headers.get('x-frame-options')).toBe('DENY')
    const answer = await fetch(`http://127.0.0.1:${portOf()}/_studio`)
    const policy = answer.headers.get('content-security-policy')
    expect(policy).toContain(`frame-src http://localhost:${portOf()};`)
    expect(policy).toContain("default-src 'none'; script-src 'self';")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const html = await answer.text()
    for (const [, file] of html.matchAll(/(?:src|href)="(\/[^"]+)"/g)) {
      expect((await fetch(`http://127.0.0.1:${portOf()}${file}`)).status).toBe(200)
    }
    const page = await fetch(`${dev.url}/`)
    const allowed = page.headers.get('content-security-policy')
    expect(allowed).toContain(`frame-ancestors http://127.0.0.1:${portOf()}`)
    expect(page.headers.get('x-frame-options')).toBeNull()
  })

  it('is the only document with its token', async () => {
    const token = findToken(await (await fetch(`http://127.0.0.1:${portOf()}/_studio`)).text())
    expect(token).toHaveLength(32)
    expect(await (await fetch(`${dev.url}/`)).text()).not.toContain(token)
  })

  it('has an origin that no page has, so that scripts of pages cannot read it', async () => {
    const [own, pages] = [`http://127.0.0.1:${portOf()}`, `http://localhost:${portOf()}`]
    // `fetch` has a mode of its own.
    const ask = async (url: string, mode: string) => {
      const request = get(url, { headers: { 'Sec-Fetch-Mode': mode } })
      const [response]: IncomingMessage[] = await once(request, 'response')
      response?.resume()
      return [response?.statusCode, response?.headers.location]
    }
    expect(await ask(`${pages}/_studio?page=/breads`, 'navigate')).toEqual([
      302,
      `${own}/_studio?page=/breads`,
    ])
    expect(await ask(`${pages}/_studio/events`, 'cors')).toEqual([403, undefined])
    expect(await ask(`${own}/breads?a=1`, 'navigate')).toEqual([302, `${pages}/breads?a=1`])
    expect(await ask(`${own}/breads`, 'cors')).toEqual([200, undefined])
  })

  it('is not served when other machines reach the server', async () => {
    const open = await startDev({ siteDir: SITE, port: 0, host: '127.0.0.1' })
    expect((await fetch(`${open.url}/_studio`)).status).toBe(404)
    await open.close()
  })

  it('is in no build, nor is the code that pages have for it', async () => {
    const outDir = join('.test', 'studio', 'built')
    expect((await buildSite({ siteDir: SITE, outDir })).problems).toEqual([])
    const texts = listFiles(outDir).map((file) => readFileSync(join(outDir, file), 'latin1'))
    expect(texts.length).toBeGreaterThan(50)
    expect(texts.filter((text) => /_studio|quire-(?:studio|pick|select)/.test(text))).toEqual([])
  })
})
