/** Builds with worker threads. */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildSite } from '../../../engine/node/build/build-site'
import { loadEngine } from '../../../engine/node/bundle/bundle-cache'
import { makeScratchFolder } from '../../support/scratch-folder'
import { writeBenchSite } from '../../support/sites/generate-site'
import { hashFiles } from '../../support/sites/hash-files'

/** A site of this size needs worker threads: the main thread checks fewer pages without them. */
const PAGES = 600

const folder = makeScratchFolder()
const siteDir = join(folder, 'site')
const outDir = join(folder, 'dist')
const listThreads = () => process.getActiveResourcesInfo().filter((name) => name === 'MessagePort')
let before: string[] = []
/** A thread that ends during startup keeps its port for a short time. */
const expectNoThreads = () => expect.poll(listThreads, { timeout: 5000 }).toEqual(before)

beforeAll(() => {
  writeBenchSite(siteDir, PAGES)
  before = listThreads()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('ends them where an error prevents the build', async () => {
  const home = join(siteDir, 'pages/index.json')
  const text = readFileSync(home, 'utf8')
  writeFileSync(home, text.replace('{', '{ "cta": "/nowhere",'))
  const { problems, pages } = await buildSite({ siteDir, outDir })
  writeFileSync(home, text)
  expect(problems.some(({ severity }) => severity === 'error')).toBe(true)
  expect(pages).toBe(0)
  expect(existsSync(outDir)).toBe(false)
  await expectNoThreads()
}, 60_000)

it('writes each page once, and later those that are lost', async () => {
  const first = await buildSite({ siteDir, outDir })
  expect(first).toMatchObject({ pages: PAGES + 1, rendered: PAGES + 1 })
  const page = join(outDir, 'index.html')
  const html = readFileSync(page, 'utf8')
  rmSync(page)
  expect(await buildSite({ siteDir, outDir })).toMatchObject({ pages: PAGES + 1, rendered: 1 })
  expect(readFileSync(page, 'utf8')).toBe(html)
  await expectNoThreads()
}, 60_000)

/** A copy of the engine with blocks that cannot be loaded. */
async function breakEngine(): Promise<ReturnType<typeof loadEngine>> {
  const serverEntry = join(folder, 'entry-server.mjs')
  writeFileSync(
    serverEntry,
    'window.innerWidth\nexport const createRenderer = 0, describeBlocks = 0',
  )
  const engine = loadEngine()
  const bundle = engine.bundle.then((built) => ({ ...built, serverEntry }))
  await bundle
  return { ...engine, bundle }
}

it('says which error a block throws when it is loaded, and leaves nothing behind', async () => {
  const out = join(folder, 'new')
  const engine = await breakEngine()
  await expect(buildSite({ siteDir, outDir: out, engine })).rejects.toThrow('window is not defined')
  expect(readdirSync(folder).filter((name) => name.startsWith('new'))).toEqual([])
  await expectNoThreads()
}, 60_000)

it('says so too where it keeps the pages that have not changed', async () => {
  const output = hashFiles(outDir)
  const home = join(siteDir, 'pages/index.json')
  writeFileSync(home, readFileSync(home, 'utf8').replace('"title": "', '"title": "Newer: '))
  const engine = await breakEngine()
  await expect(buildSite({ siteDir, outDir, engine })).rejects.toThrow('window is not defined')
  expect(hashFiles(outDir)).toEqual(output)
  await expectNoThreads()
}, 60_000)
