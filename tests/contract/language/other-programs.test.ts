import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startDev } from '../../../engine/node/servers/dev/start-dev'
import { writeCase } from '../../support/check/rule-cases'
import { makeScratchFolder } from '../../support/scratch-folder'
import { LanguageClient } from '../../support/servers/language-client'

const WAIT = { timeout: 20_000, interval: 20 }
const PAGE = 'pages/index.json'
/** The home page's description. */
const SHOWN = 'The home page.'

const dir = join(makeScratchFolder(), 'site')
const clients: LanguageClient[] = []
let good: string
let bad: string

const codesIn = (client?: LanguageClient) =>
  client?.published.get(client.uriOf(PAGE))?.map(({ code }) => code) ?? []

beforeAll(async () => {
  writeCase(dir, {})
  good = readFileSync(join(dir, PAGE), 'utf8')
  bad = good.replace('"title"', '"tilte"')
  for (const _ of ['one', 'other']) {
    const client = new LanguageClient(dir)
    await client.start()
    await client.open(PAGE, good)
    clients.push(client)
  }
})

afterAll(() => Promise.all(clients.map((client) => client.stop())))

describe('two windows of an editor on one site', () => {
  it('keep their unsaved texts apart, and follow what the other one saves', async () => {
    const [one, other] = clients
    await one?.type(PAGE, 2, bad)
    await expect.poll(() => codesIn(one), WAIT).toContain('unknown-property')
    // A change in the other window proves that it has checked the site since.
    await other?.open('pages/404.json', '{')
    await expect.poll(() => other?.published.size, WAIT).toBe(1)
    expect(codesIn(other)).toEqual([])

    writeFileSync(join(dir, PAGE), bad)
    // The other window follows the file, as editors do without unsaved changes.
    await other?.type(PAGE, 2, bad)
    await other?.close('pages/404.json')
    await expect.poll(() => codesIn(other), WAIT).toContain('unknown-property')
    expect(codesIn(one)).toContain('unknown-property')

    writeFileSync(join(dir, PAGE), good)
    for (const client of clients) {
      await client.type(PAGE, 3, good)
      await expect.poll(() => client.published.size, WAIT).toBe(0)
    }
  })
})

describe('an editor beside `quire dev`', () => {
  it('has its unsaved texts, while the server shows the saved ones', async () => {
    const [client] = clients
    const server = await startDev({ siteDir: dir, port: 0 })
    const shows = async (text: string) => (await (await fetch(server.url)).text()).includes(text)
    try {
      await client?.type(PAGE, 4, good.replace(SHOWN, 'Unsaved').replace('"title"', '"tilte"'))
      await expect.poll(() => codesIn(client), WAIT).toContain('unknown-property')
      writeFileSync(join(dir, PAGE), good.replace(SHOWN, 'Saved'))
      await expect.poll(() => shows('Saved'), WAIT).toBe(true)
      expect(await shows('Unsaved')).toBe(false)
      expect(codesIn(client)).toContain('unknown-property')
      await client?.close(PAGE)
      await expect.poll(() => client?.published.size, WAIT).toBe(0)
    } finally {
      await server.close()
    }
  })
})
