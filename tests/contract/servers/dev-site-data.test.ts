/** The site data of a document on the development server. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { DevServer } from '../../../engine/node/servers/dev/start-dev'
import { startDev } from '../../../engine/node/servers/dev/start-dev'
import { makeScratchFolder } from '../../support/scratch-folder'

const siteDir = join(makeScratchFolder(), 'site')
const LAYOUT = join(siteDir, 'layout.json')

let dev: DevServer

beforeAll(async () => {
  cpSync('examples/news', siteDir, { recursive: true })
  dev = await startDev({ siteDir, port: 0 })
}, 60_000)
afterAll(() => dev.close())

async function readSiteUrl(): Promise<string> {
  const html = await (await fetch(`${dev.url}/about`)).text()
  return /data-site="([^"]+)"/.exec(html)?.[1] ?? ''
}

const readBrand = async (path: string) =>
  (await (await fetch(dev.url + path)).json()).before[0].brand.label

it('is that with which it was rendered, also after a change', async () => {
  const before = await readSiteUrl()
  const brand = await readBrand(before)
  const layout = JSON.parse(readFileSync(LAYOUT, 'utf8'))
  const [header] = layout.before
  header.brand.label = 'Another name'
  writeFileSync(LAYOUT, JSON.stringify(layout))
  await vi.waitUntil(async () => (await readSiteUrl()) !== before, { timeout: 20_000 })
  expect(await readBrand(await readSiteUrl())).toBe('Another name')
  expect(await readBrand(before)).toBe(brand)
  expect(brand).not.toBe('Another name')
})
