/**
 * Compressed files are written once, reused while their original is unchanged, and never outdated.
 */
import { cpSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildSite } from '../../../engine/node/build/build-site'
import { listFiles } from '../../../engine/node/lib/files/list-files'
import { makeScratchFolder } from '../../support/scratch-folder'
import { hashFiles } from '../../support/sites/hash-files'

const folder = makeScratchFolder()
const siteDir = join(folder, 'site')
const outDir = join(folder, 'dist')
const build = async (precompress?: boolean, out = outDir) =>
  expect((await buildSite({ siteDir, outDir: out, precompress })).pages).toBeGreaterThan(0)
const isForm = (path: string) => /\.(br|gz)$/.test(path)
const stateOf = (path: string) => {
  const { ino, mtimeMs } = statSync(join(outDir, path))
  return [ino, mtimeMs]
}

/**
 * Expects each compressed file to match its original, and every file worth compressing to have one.
 */
function expectForms(): void {
  for (const path of listFiles(outDir).filter(
    (file) => !isForm(file) && !file.startsWith('.quire'),
  )) {
    const bytes = readFileSync(join(outDir, path))
    const isWorthIt = bytes.length > 1024 && /\.(css|html|js|json|md|svg|txt|xml)$/.test(path)
    const forms = listFiles(outDir).filter((file) => [`${path}.br`, `${path}.gz`].includes(file))
    expect([path, forms.length]).toEqual([path, isWorthIt ? 2 : 0])
    if (!isWorthIt) continue
    expect(brotliDecompressSync(readFileSync(join(outDir, `${path}.br`))).equals(bytes)).toBe(true)
    expect(gunzipSync(readFileSync(join(outDir, `${path}.gz`))).equals(bytes)).toBe(true)
    const times = [path, `${path}.br`, `${path}.gz`].map((file) =>
      Math.floor(statSync(join(outDir, file)).mtimeMs / 1000),
    )
    expect([path, new Set(times).size]).toEqual([path, 3])
  }
}

beforeAll(async () => {
  cpSync('tests/sites/tiny', siteDir, { recursive: true })
  await build(true)
}, 120_000)

describe('a build with compressed forms', () => {
  it('writes those of every text file over 1 kB, and no others', expectForms)

  it('lists them nowhere', () => {
    for (const path of ['sitemap.xml', 'robots.txt', '_data/search-index.json', 'index.html'])
      expect(readFileSync(join(outDir, path), 'utf8')).not.toMatch(/\.(br|gz)\b/)
  })

  it('keeps them while nothing changes, and creates those of a changed page again', async () => {
    const before = new Map(listFiles(outDir).map((path) => [path, stateOf(path)]))
    await build(true)
    const pages = listFiles(outDir).filter((path) => /^(?!assets).*\.html\.(br|gz)$/.test(path))
    expect(pages.length).toBeGreaterThan(4)
    for (const path of pages) expect([path, stateOf(path)]).toEqual([path, before.get(path)])
    const file = join(siteDir, 'pages/bread.json')
    writeFileSync(file, readFileSync(file, 'utf8').replace('"title": "', '"title": "New '))
    await build(true)
    expectForms()
    const changed = pages.filter((path) => `${stateOf(path)}` !== `${before.get(path)}`)
    expect(changed).toContain('bread.html.br')
    expect(changed).not.toContain('index.html.br')
  }, 60_000)

  it('does not reuse a form of another file', async () => {
    writeFileSync(join(outDir, 'index.html.br'), 'stale')
    const bundled = listFiles(outDir).find((path) => /^assets\/.*\.js\.gz$/.test(path)) ?? ''
    writeFileSync(join(outDir, bundled), 'stale')
    const page = join(outDir, 'visit.html')
    writeFileSync(page, `${readFileSync(page, 'utf8')}<!-- edited -->`)
    await build(true)
    expectForms()
  }, 60_000)

  it('writes the same bytes again, elsewhere and from nothing', async () => {
    const again = join(folder, 'again')
    await build(true, again)
    expect(hashFiles(again)).toEqual(hashFiles(outDir))
    rmSync(again, { recursive: true })
  }, 60_000)

  it('writes none unless it is asked to', async () => {
    await build()
    expect(listFiles(outDir).filter(isForm)).toEqual([])
  }, 60_000)
})
