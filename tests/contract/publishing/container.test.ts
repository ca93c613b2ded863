/** Tests the output of `quire new deploy container` with a real nginx. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildSite } from '../../../engine/node/build/build-site'
import { HEADERS_FILE, REDIRECTS_FILE } from '../../../engine/node/build/output/side-folder'
import { writeNewDeploy } from '../../../engine/node/edit/new/new-deploy'
import { listFiles } from '../../../engine/node/lib/files/list-files'
import { makeOwnProject } from '../../support/publishing/own-project'
import { makeScratchFolder } from '../../support/scratch-folder'
import type { Container } from '../../support/servers/start-container'
import { startContainer, whyWithoutContainer } from '../../support/servers/start-container'
import { whyWithout } from '../../support/servers/web-servers'
import { MAKING_MS } from '../../support/sites/package-project'

const reason = whyWithout('nginx') ?? whyWithoutContainer()
if (reason) process.stderr.write(`${reason}\n`)

describe.skipIf(reason)('the container', () => {
  const project = join(makeScratchFolder(), 'own')
  const dist = join(project, 'dist')
  const load = <T>(file: string): T => JSON.parse(readFileSync(join(dist, file), 'utf8'))
  let container: Container

  beforeAll(async () => {
    await makeOwnProject(project)
    writeNewDeploy(project, 'container')
    await buildSite({ siteDir: join(project, 'site'), outDir: dist })
    container = await startContainer(project)
  }, MAKING_MS)

  afterAll(() => container?.close())

  const get = (path: string) => fetch(container.url + path, { redirect: 'manual' })

  it('serves pages as they were built, with the security policy', async () => {
    for (const [path, file] of [
      ['/', 'index.html'],
      ['/bread', 'bread.html'],
    ] as const) {
      const answer = await get(path)
      expect(answer.status).toBe(200)
      expect(await answer.text()).toBe(readFileSync(join(dist, file), 'utf8'))
      const sent = load<[string, string][]>(HEADERS_FILE).map(([name]) => [
        name,
        answer.headers.get(name),
      ])
      expect(sent).toEqual(load(HEADERS_FILE))
      expect(answer.headers.get('cache-control')).toBe('no-cache')
    }
  })

  it('serves every asset for ever', async () => {
    const assets = listFiles(dist).filter((path) => path.startsWith('assets/'))
    expect(assets.length).toBeGreaterThan(10)
    await Promise.all(
      assets.map(async (path) => {
        const answer = await get(`/${path}`)
        const cache = answer.headers.get('cache-control')
        const immutable = expect.stringContaining('immutable')
        expect([path, answer.status, cache]).toEqual([path, 200, immutable])
        const bytes = Buffer.from(await answer.arrayBuffer())
        expect(bytes.equals(readFileSync(join(dist, path))), path).toBe(true)
      }),
    )
  })

  it('answers old addresses, missing pages and hidden files as every host does', async () => {
    const [rule] = load<{ from: string; to: string; status: number }[]>(REDIRECTS_FILE)
    const moved = await get(encodeURI(String(rule?.from)))
    expect([moved.status, moved.headers.get('location')]).toEqual([rule?.status, rule?.to])
    const missing = await get('/nothing')
    expect(missing.status).toBe(404)
    expect(await missing.text()).toBe(readFileSync(join(dist, '404.html'), 'utf8'))
    expect(existsSync(join(dist, '.quire/output.json'))).toBe(true)
    for (const path of ['/.quire/output.json', '/.quire/manifest/1-of-1.json', '/index.html']) {
      expect([path, (await get(path)).status]).toEqual([path, 404])
    }
  })

  it('runs as a user without rights, who can write to /tmp alone', () => {
    const status = readFileSync(`/proc/${container.pid}/status`, 'utf8')
    expect(status).toMatch(/^Uid:\t101\t101\t101\t101$/m)
    expect(status).toMatch(/^CapEff:\t0+$/m)
    expect(status).toMatch(/^NoNewPrivs:\t1$/m)
    const writes = (path: string) => container.run(`touch ${path}/written`) === 0
    expect(writes('/tmp')).toBe(true)
    for (const path of ['/', '/srv/site', '/etc/nginx', '/var/tmp', '/run']) {
      expect([path, writes(path)]).toEqual([path, false])
    }
  })

  it('logs requests, and no error', async () => {
    await get('/bread')
    expect(container.log()).toMatch(/"GET \/bread HTTP\/1\.1" 200/)
    expect(container.log()).not.toMatch(/\[(warn|error|crit|alert|emerg)\]/)
  })
})
