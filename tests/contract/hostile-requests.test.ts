/** Addresses that a server may be asked for. */
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildSite } from '../../engine/build/build'
import type { PreviewServer } from '../../engine/build/preview'
import { startPreview } from '../../engine/build/preview'
import { projectRoot } from '../../engine/build/project-root'
import { loadHostile } from '../support/hostile'

const outDir = join(projectRoot, '.test/hostile-requests')
const paths = loadHostile('paths').filter((path) => !/[\r\n]/.test(path))

let server: PreviewServer

beforeAll(async () => {
  const { problems } = await buildSite({ siteDir: join(projectRoot, 'tests/sites/tiny'), outDir })
  expect(problems).toEqual([])
  server = await startPreview({ outDir, port: 0 })
})

afterAll(() => server.close())

/** Asks as no client would: the address goes over the wire as it is written. */
function ask(path: string): Promise<string> {
  return new Promise((done, fail) => {
    const socket = connect(Number(new URL(server.url).port), 'localhost')
    let answer = ''
    socket.setEncoding('utf8')
    socket.on('data', (text) => {
      answer += text
    })
    socket.on('end', () => done(answer))
    socket.on('error', fail)
    socket.write(`GET /${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
  })
}

describe(`${paths.length} hostile addresses`, () => {
  it('are answered, by nothing but pages and public files', async () => {
    let survived = 0
    for (const path of paths) {
      const answer = await ask(path)
      const [, status] = /^HTTP\/1\.1 (\d{3})/.exec(answer) ?? []
      expect(['200', '301', '304', '308', '400', '404', '414', '431'], path).toContain(status)
      expect(answer, path).not.toMatch(/root:.*:0:0:|"name": "quire"|^\[\["Content-Security/m)
      const [head = '', body = ''] = answer.split('\r\n\r\n')
      expect(head, path).not.toMatch(/^(?:X:|Set-Cookie)/im)
      // The answer never repeats what was asked for.
      expect(body, path).not.toContain('hacked()')
      survived += 1
    }
    console.log(`Addresses: tried ${paths.length}, survived ${survived}`)
  })

  it('leave the server as it was', async () => {
    expect(await ask('')).toMatch(/^HTTP\/1\.1 200 /)
  })

  it.each([
    '.quire/headers.json',
    '%2equire/headers.json',
    '/.quire/headers.json',
    'assets/../.quire/headers.json',
    'assets/missing.js',
  ])('%s is answered by 404 without HTML for scripts, and shows nothing of what is for servers', async (path) => {
    const answer = await ask(path)
    expect(answer).toMatch(/^HTTP\/1\.1 404 /)
    expect(answer).not.toContain('Content-Security-Policy","')
  })
})
