/** Range requests, as video players send them: https://www.rfc-editor.org/rfc/rfc9110#section-14 */
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildSite } from '../../../engine/node/build/build-site'
import { startDev } from '../../../engine/node/servers/dev/start-dev'
import { startPreview } from '../../../engine/node/servers/preview/preview'
import { makeScratchFolder } from '../../support/scratch-folder'

const folder = makeScratchFolder()
const siteDir = join(folder, 'site')
const outDir = join(folder, 'dist')
const video = readFileSync('engine/node/block-tools/catalogue/sample.webm')

beforeAll(() => {
  cpSync('tests/sites/tiny', siteDir, { recursive: true })
  writeFileSync(join(siteDir, 'assets/loaf.webm'), video)
  const file = join(siteDir, 'pages/index.json')
  const page = JSON.parse(readFileSync(file, 'utf8'))
  page.blocks.push({
    ...{ type: 'video', title: 'A loaf', files: ['/assets/loaf.webm'] },
    ...{ poster: '/assets/wren.svg', silent: true },
  })
  writeFileSync(file, JSON.stringify(page))
})

const SERVERS = {
  preview: async () => {
    const { problems } = await buildSite({ siteDir, outDir })
    expect(problems).toEqual([])
    return startPreview({ outDir, port: 0 })
  },
  development: () => startDev({ siteDir, port: 0 }),
}

describe.each(Object.entries(SERVERS))('the %s server', (_name, start) => {
  let server: Awaited<ReturnType<typeof start>>
  let url: string

  beforeAll(async () => {
    server = await start()
    const html = await (await fetch(server.url)).text()
    const [, path = ''] = /<source src="([^"]+)"/.exec(html) ?? []
    url = server.url + path
  }, 120_000)

  afterAll(() => server?.close())

  it('says that a video can be asked for in parts', async () => {
    const { status, headers } = await fetch(url, { method: 'HEAD' })
    expect([status, headers.get('accept-ranges')]).toEqual([200, 'bytes'])
    expect(headers.get('content-type')).toBe('video/webm')
  })

  it.each([
    ['bytes=0-1', 0, 2],
    ['bytes=100-', 100, undefined],
    ['bytes=-50', video.length - 50, undefined],
  ])('sends what is asked for by %s', async (range, from, to) => {
    const response = await fetch(url, { headers: { Range: range } })
    expect(response.status).toBe(206)
    const end = (to ?? video.length) - 1
    expect(response.headers.get('content-range')).toBe(`bytes ${from}-${end}/${video.length}`)
    expect(Buffer.from(await response.arrayBuffer())).toEqual(video.subarray(from, to))
  })

  it('refuses a part that there is not', async () => {
    const { status } = await fetch(url, { headers: { Range: 'bytes=9000000-' } })
    expect(status).toBe(416)
  })
})
