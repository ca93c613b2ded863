import { readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { buildSite } from '../../../engine/node/build/build-site'
import { listFiles } from '../../../engine/node/lib/files/list-files'
import { photograph } from '../../support/photographs'
import { makeScratchFolder } from '../../support/scratch-folder'
import { writeSiteVariant } from '../../support/sites/site-variant'

const scratch = makeScratchFolder()
const cache = join(scratch, 'cache')
const out = join(scratch, 'out')

let build: typeof buildSite
let site: string

/** The bundle is built by other tests, because building it takes long. */
beforeAll(async () => {
  vi.doMock('../../../engine/node/bundle/bundle-cache', async (importActual) => ({
    ...(await importActual<object>()),
    CACHE_FOLDER: cache,
    PICTURE_CACHE: join(cache, 'pictures'),
  }))
  vi.resetModules()
  ;({ buildSite: build } = await import('../../../engine/node/build/build-site'))
  site = join(scratch, 'site')
  writeSiteVariant('examples/bakery', site, () => {})
  writeFileSync(
    join(site, 'assets/hills.jpg'),
    await photograph({ seed: 21, width: 700, height: 500 }),
  )
  const picture = { src: '/assets/hills.jpg', alt: 'Hills' }
  const page = {
    title: 'Hills',
    description: 'Hills, seen from afar.',
    blocks: [{ type: 'hero', title: 'Hills', picture }],
  }
  writeFileSync(join(site, 'pages/hills.json'), JSON.stringify(page))
}, 120_000)

afterAll(() => {
  vi.doUnmock('../../../engine/node/bundle/bundle-cache')
  vi.resetModules()
})

/** The output of a build that has only the cache, as the bytes of each path. */
async function buildAll() {
  rmSync(out, { recursive: true, force: true })
  const { problems } = await build({ siteDir: site, outDir: out })
  expect(problems.filter(({ severity }) => severity !== 'warning')).toEqual([])
  return new Map(listFiles(out).map((path) => [path, readFileSync(join(out, path), 'base64')]))
}

/** Functions that damage a file: they truncate it, empty it, or change a byte. */
const DAMAGES: ((file: string, bytes: Buffer) => void)[] = [
  (file, bytes) => truncateSync(file, bytes.length >> 1),
  (file) => truncateSync(file, 0),
  (file, bytes) => {
    const middle = bytes.length >> 1
    bytes[middle] = (bytes[middle] ?? 0) ^ 1
    writeFileSync(file, bytes)
  },
]

it('publishes the same files where every file of the cache is damaged', async () => {
  const before = await buildAll()
  const kept = listFiles(cache).filter((path) => !path.endsWith('.sha256'))
  for (const folder of ['builds/', 'fonts/', 'pictures/', 'social-images/'])
    expect(kept.some((path) => path.startsWith(folder))).toBe(true)
  for (const [index, path] of kept.entries()) {
    const file = join(cache, path)
    DAMAGES[index % DAMAGES.length]?.(file, readFileSync(file))
  }
  const after = await buildAll()
  expect([...after.keys()]).toEqual([...before.keys()])
  const changed = [...before].filter(([path, bytes]) => after.get(path) !== bytes)
  expect(changed.map(([path]) => path)).toEqual([])
}, 180_000)
