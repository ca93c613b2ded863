import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { resolvePointer } from '../../../engine/node/lib/json/text-place'
import type { DevServer } from '../../../engine/node/servers/dev/start-dev'
import { startDev } from '../../../engine/node/servers/dev/start-dev'
import { StudioClient } from '../../support/servers/studio-client'

const SITE = join('examples', 'news')

let dev: DevServer
let studio: StudioClient

beforeAll(async () => {
  dev = await startDev({ siteDir: SITE, port: 0 })
  studio = await StudioClient.open(dev.url)
})

afterAll(() => dev.close())

const readData = async (path: string) => (await fetch(dev.url + path)).json()

/** The value at a place that the studio finds for a value of a page. */
async function readPlace(route: string, pointer: string) {
  const place = await studio.ask('place', { route, pointer })
  const document = JSON.parse(readFileSync(join(SITE, place?.file ?? ''), 'utf8'))
  return { file: place?.file, value: resolvePointer(document, place?.pointer ?? '') }
}

it.each([
  ['/about', '/_data/site.json', 'layout.json'],
  ['/de/about', '/_data/site.de.json', 'locales/de/layout.json'],
])('the blocks around %s are places in the layout of its language', async (route, data, file) => {
  const { before, after } = await readData(data)
  const header = await readPlace(route, '/before/0/brand/label')
  expect(header).toEqual({ file, value: before[0].brand.label })
  const footer = await readPlace(route, '/after/0/type')
  expect(footer).toEqual({ file, value: after[0].type })
})

it('the closing call to action is a place of its rule', async () => {
  const { blocks } = await readData('/_data/about.json')
  const page = JSON.parse(readFileSync(join(SITE, 'pages/about.json'), 'utf8'))
  expect(blocks.length).toBe(page.blocks.length + 1)
  const title = await readPlace('/about', `/blocks/${page.blocks.length}/title`)
  expect(title).toEqual({ file: 'cta.json', value: blocks.at(-1).title })
  expect(title.value).not.toBe('')
})
