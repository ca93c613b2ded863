/**
 * Every text, picture, icon and button of the examples and sites, compared with the place of its
 * value in the JSON. Copies of the pages show which value each part of a page is: in a copy, each
 * value consists of a character of its own.
 */
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { routeOfFile } from '../../../engine/core/addresses/paths'
import { writeCatalogueSite } from '../../../engine/node/block-tools/catalogue/site'
import { loadCode } from '../../../engine/node/servers/dev/code'
import { pickSize } from '../../support/run-length'
import { hasHalyard } from '../../support/sites/shipped-sites'
import type { ReadPlace, readPlaces } from '../../support/studio/read-places'
import type { StampedPage } from '../../support/studio/stamped-pages'
import { createStampedPages } from '../../support/studio/stamped-pages'
import { expect, test } from '../support/site'

declare global {
  interface Window {
    readPlaces: typeof readPlaces
  }
}

test.setTimeout(pickSize({ short: 120_000, long: 600_000 }))

type Outcome = 'own' | 'equal' | 'block' | 'other' | 'computed'

/** Every n-th page is read. */
const STEP = pickSize({ short: 4, long: 1 })

function listSites(): string[] {
  const catalogue = mkdtempSync(join(tmpdir(), 'quire-places-'))
  const { theme } = JSON.parse(readFileSync('examples/bakery/settings.json', 'utf8'))
  writeCatalogueSite(catalogue, { siteDir: 'examples/bakery', theme })
  const examples = readdirSync('examples').map((name) => join('examples', name))
  return [catalogue, ...examples, ...(hasHalyard ? ['site'] : [])]
}

function listRoutes(dir: string): string[] {
  return readdirSync(join(dir, 'pages'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .sort()
    .filter((_, index) => index % STEP === 0)
    .map((file) => routeOfFile(`pages/${file}`))
}

async function compileReader(): Promise<string> {
  const entry = 'tests/support/studio/read-places.ts'
  const lib = { entry, formats: ['iife' as const], name: 'reader' }
  const built = await build({ configFile: false, logLevel: 'error', build: { write: false, lib } })
  const [output] = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  if (output?.type !== 'chunk') throw new Error(`${entry} was not compiled.`)
  return output.code
}

/** Returns what the found pointer is for a part of a page. */
function judge({ expected, found = '', text, kind }: ReadPlace, { values }: StampedPage): Outcome {
  const value = values[found]
  if (expected.length === 0) {
    const shows = value === undefined || kind !== 'text' || value.includes(text.trim())
    return shows ? 'computed' : 'other'
  }
  if (expected.includes(found)) return 'own'
  // A button with several values, such as an icon and a label, is the object that contains them.
  if (kind === 'button' && expected.some((one) => one.startsWith(`${found}/`))) return 'own'
  if (value === undefined) return 'block'
  return expected.some((one) => values[one] === value) ? 'equal' : 'other'
}

test('what a page shows leads to its place in the JSON', async ({ page }) => {
  const code = await loadCode()
  await page.goto('about:blank')
  await page.addScriptTag({ content: await compileReader() })
  const counts = new Map<string, number>()
  const wrong: string[] = []
  for (const dir of listSites()) {
    const openPage = await createStampedPages(dir, code)
    for (const route of listRoutes(dir)) {
      const stamped = await openPage(route)
      if (!stamped) continue
      const places = await page.evaluate((one) => window.readPlaces(one), stamped)
      for (const one of places) {
        const outcome = judge(one, stamped)
        const key = `${one.kind} ${outcome}`
        counts.set(key, (counts.get(key) ?? 0) + 1)
        const isWrong = outcome === 'other' || (outcome === 'block' && one.kind !== 'text')
        if (isWrong) wrong.push(`${dir}${route}: ${JSON.stringify(one)}`)
      }
    }
  }
  const count = (key: string) => counts.get(key) ?? 0
  const own = count('text own') + count('text equal')
  console.log(Object.fromEntries(counts))
  expect(wrong).toEqual([])
  expect(own).toBeGreaterThan(pickSize({ short: 1000, long: 5000 }))
  expect(own / (own + count('text block'))).toBeGreaterThan(0.97)
  expect(count('picture own')).toBeGreaterThan(10)
  expect(count('icon own')).toBeGreaterThan(20)
})
