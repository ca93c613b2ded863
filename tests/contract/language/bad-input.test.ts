import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { writeCase } from '../../support/check/rule-cases'
import { makeScratchFolder } from '../../support/scratch-folder'
import { LanguageClient } from '../../support/servers/language-client'

const WAIT = { timeout: 30_000, interval: 20 }
const PAGE = 'pages/index.json'
const GOOD =
  '{ "title": "Home", "description": "Home.", "blocks": [{ "type": "hero", "title": "Hi" }] }'

let dir: string
let client: LanguageClient

beforeEach(() => {
  dir = join(makeScratchFolder(), 'site')
  writeCase(dir, {})
  client = new LanguageClient(dir)
})

afterEach(() => client.process.kill())

const codesOf = (file: string) => client.published.get(client.uriOf(file))?.map(({ code }) => code)

describe('the language server', () => {
  it('ends when the editor dies', async () => {
    await client.start()
    client.process.stdin?.end()
    expect(await client.ended).toBe(1)
  })

  it('ends when the editor sends what is no message', async () => {
    await client.start()
    client.process.stdin?.write('Content-Length: 4\r\n\r\n{{{{')
    client.process.stdin?.end()
    expect(await client.ended).toBe(1)
  })

  it('keeps up with 10,000 changes at once, and reports the last text', async () => {
    await client.start()
    await client.open(PAGE, '{')
    for (let version = 2; version <= 10_000; version += 1) {
      client.type(PAGE, version, version % 2 === 0 ? '{' : '{ "tilte": 1 }')
    }
    await client.type(PAGE, 10_001, GOOD.replace('"title"', '"tilte"'))
    await expect.poll(() => codesOf(PAGE), WAIT).toEqual(['unknown-property'])
    await expect.poll(() => client.versions.get(client.uriOf(PAGE)), WAIT).toBe(10_001)
    expect(await client.stop()).toBe(0)
  })

  it('answers after messages that are out of order or wrong', async () => {
    const { connection } = client
    await client.open(PAGE, '{')
    await client.start()
    await client.close('pages/404.json')
    await client.type('pages/404.json', 7, '{')
    const textDocument = { uri: 'file:///%ZZ%00', languageId: 'json', version: 1, text: '{' }
    await connection.sendNotification('textDocument/didOpen', { textDocument })
    await connection.sendNotification('textDocument/didChange', {
      textDocument: { uri: client.uriOf(PAGE), version: 2 },
      contentChanges: [
        {
          range: { start: { line: 90, character: 9 }, end: { line: -1, character: -5 } },
          text: '"',
        },
      ],
    })
    await expect(connection.sendRequest('quire/unknown')).rejects.toThrow('Unhandled method')
    await client.type(PAGE, 3, GOOD.replace('"title"', '"tilte"'))
    await expect.poll(() => codesOf(PAGE), WAIT).toContain('unknown-property')
    expect(codesOf('pages/404.json')).toBeUndefined()
    expect(await client.stop()).toBe(0)
  })

  it('refuses a file of 50 MB', async () => {
    await client.start()
    await client.open(PAGE, `{ "tilte": "${'x'.repeat(50_000_000)}" }`)
    await expect.poll(() => codesOf(PAGE), WAIT).toEqual(['too-large'])
    expect(await client.stop()).toBe(0)
  })

  it('reports that there is no site, until there is one', async () => {
    rmSync(dir, { recursive: true })
    await client.start()
    const uri = pathToFileURL(dir).href
    await expect.poll(() => client.published.get(uri)?.[0]?.code, WAIT).toBe('missing-folder')
    writeCase(dir, {})
    await expect.poll(() => client.published.size, WAIT).toBe(0)
    expect(await client.stop()).toBe(0)
  })
})
