import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeCase } from '../../support/check/rule-cases'
import { makeScratchFolder } from '../../support/scratch-folder'
import { LanguageClient } from '../../support/servers/language-client'
import {
  cliOf,
  installIsolated,
  MAKING_MS,
  runQuire,
  sharePackage,
} from '../../support/sites/package-project'

const WAIT = { timeout: 60_000, interval: 50 }
const PAGE = 'pages/index.json'

const project = makeScratchFolder()
const site = join(project, 'site')
const blockFile = (name: string) => join(project, 'blocks/price', name)

let client: LanguageClient

beforeAll(async () => {
  installIsolated(project, await sharePackage())
  writeCase(site, {})
  mkdirSync(join(project, 'blocks'), { recursive: true })
  expect(runQuire(project, ['new', 'block', 'price', '--description', 'Prices.']).status).toBe(0)
}, MAKING_MS)

afterAll(() => client.stop())

const codes = () => client.published.get(client.uriOf(PAGE))?.map(({ code }) => code)

describe('the language server of a project whose blocks do not compile', () => {
  it('reports the error, and checks the site once they compile', async () => {
    writeFileSync(blockFile('build.ts'), 'export const build = {')
    client = new LanguageClient(site, { cwd: project, quire: [cliOf(project)] })
    await client.start()
    await client.open(PAGE, '{ "tilte": 1 }')
    await expect.poll(() => client.messages.join('\n'), WAIT).toContain('blocks/price/build.ts')
    expect(client.published.size).toBe(0)

    writeFileSync(blockFile('build.ts'), 'export const build = {}\n')
    await expect.poll(codes, WAIT).toContain('unknown-property')
  })

  it('keeps the last blocks that compiled', async () => {
    const count = client.messages.length
    writeFileSync(blockFile('schema.json'), '{ "type": "objekt" }')
    await expect.poll(() => client.messages.length, WAIT).toBeGreaterThan(count)
    expect(client.messages.at(-1)).toContain('blocks/price/schema.json')
    await client.type(PAGE, 2, '{')
    await expect.poll(codes, WAIT).toEqual(['bad-json'])
  })
})
