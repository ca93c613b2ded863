import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { DevEvent } from '../../../../../engine/core/dev-protocol'
import { Reporter } from '../../../../../engine/node/servers/dev/reporter'
import { DevSite } from '../../../../../engine/node/servers/dev/site'
import { SiteUpdates } from '../../../../../engine/node/servers/dev/site-updates'
import { watchSite } from '../../../../../engine/node/servers/dev/watch'
import { makeScratchFolder } from '../../../../support/scratch-folder'

const PAGES = ['pages/bread.json', 'pages/visit.json']

let dir: string
let stop = () => {}
let events: DevEvent[]
let said: string[]

beforeEach(() => {
  dir = join(makeScratchFolder(), 'site')
  cpSync('tests/sites/tiny', dir, { recursive: true })
  events = []
  said = []
  vi.spyOn(console, 'error').mockImplementation((text) => void said.push(String(text)))
  const reporter = new Reporter({ send: (event) => void events.push(event) })
  stop = watchSite(new SiteUpdates(new DevSite(dir), reporter))
})
afterEach(() => {
  stop()
  vi.restoreAllMocks()
})

describe('the terminal of the development server', () => {
  it('says once what is wrong, and that nothing is any more', async () => {
    const kept = PAGES.map((file) => readFileSync(join(dir, file), 'utf8'))
    for (const [index, file] of PAGES.entries()) {
      writeFileSync(join(dir, file), kept[index]?.replace('"title"', '"titel"') ?? '')
    }
    await vi.waitFor(() => expect(said.join()).toMatch(/bread\.json[\s\S]*visit\.json/), 20_000)
    for (const [index, file] of PAGES.entries()) writeFileSync(join(dir, file), kept[index] ?? '')
    await vi.waitFor(() => expect(said.at(-1)).toBe('No problems.'), 20_000)
    // Repeated messages would hide new messages.
    expect(new Set(said).size).toBe(said.length)
    expect(events.at(-1)?.kind).toBe('change')
  }, 60_000)
})
