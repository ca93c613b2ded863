import { chmodSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadCachedBundle } from '../../../engine/node/bundle/bundle-cache'
import type { CheckSiteOptions } from '../../../engine/node/check/run/check-site'
import { checkSite } from '../../../engine/node/check/run/check-site'
import { createUnnamedStore } from '../../../engine/node/lib/store/store'
import { makeScratchFolder } from '../../support/scratch-folder'
import { writeBenchSite } from '../../support/sites/generate-site'

/** A site of this size needs worker threads: the main thread checks fewer pages without them. */
const PAGES = 600

const dir = makeScratchFolder()
const pages = join(dir, 'pages')
let files: string[] = []
let worker = ''

beforeAll(async () => {
  worker = (await loadCachedBundle()).checkWorker
  writeBenchSite(dir, PAGES)
  files = readdirSync(pages, { recursive: true })
    .map((file) => join(pages, String(file)))
    .filter((file) => file.endsWith('.json'))
    .sort()
}, 120_000)

afterAll(() => rmSync(dir, { recursive: true, force: true }))

const threads = async () => ({ worker })
const check = (options: CheckSiteOptions) => checkSite(dir, options)

it('finds in threads what it finds without, and keeps the same of each page', async () => {
  const sources = createUnnamedStore(dir)
  const [alone, threaded] = [await check({}), await check({ threads, sources })]
  expect(threaded.problems).toEqual(alone.problems)
  const read = ({ site }: typeof alone) =>
    site?.pages.map(({ readSource, kept: _, summary, ...page }) => {
      // Ignores `stamp`: in the meantime, a file may have become old enough to have one.
      const { stamp: __, ...same } = summary
      return { ...page, summary: same, source: readSource() }
    })
  expect(read(threaded)).toHaveLength(PAGES + 1)
  expect(read(threaded)).toEqual(read(alone))
  sources?.close()
})

it('reports every problem, whichever thread has found it (R-337)', async () => {
  const [bad, unknown, empty, twice, locked, long] = files.filter((_, index) => index % 97 === 5)
  const change = (file = '', replace: (text: string) => string) =>
    writeFileSync(file, replace(readFileSync(file, 'utf8')))
  change(bad, (text) => text.replace('{', '{ "title" "x",'))
  change(unknown, (text) => text.replace('"type": "hero"', '"type": "heroo"'))
  change(empty, () => '')
  change(twice, (text) => text.replace('"title"', '"title": "One", "title"'))
  change(long, (text) => text.replace(/"title": "/, `"title": "${'long '.repeat(30)}`))
  chmodSync(String(locked), 0)
  const [alone, threaded] = [await check({}), await check({ threads })]
  expect(alone.problems.filter(({ severity }) => severity === 'error').length).toBeGreaterThan(3)
  expect(threaded).toEqual(alone)
  expect(threaded.site).toBeUndefined()
})
