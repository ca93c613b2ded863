/** Two development servers of one site: only one of them changes it. */
import { cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DevServer } from '../../../engine/node/servers/dev/start-dev'
import { startDev } from '../../../engine/node/servers/dev/start-dev'
import { makeScratchFolder } from '../../support/scratch-folder'
import { StudioClient } from '../../support/servers/studio-client'

const PAGE = 'pages/visit.json'

const project = makeScratchFolder()
const siteDir = join(project, 'site')
const folder = join(project, '.quire/studio')
let first: DevServer
let second: DevServer

beforeAll(async () => {
  cpSync('tests/sites/tiny', siteDir, { recursive: true })
  writeFileSync(join(project, 'package.json'), '{}')
  mkdirSync(join(folder, 'lock'), { recursive: true })
  // A process that has ended: no system has such a process id.
  writeFileSync(join(folder, 'lock/holder'), '999999999 1')
  first = await startDev({ siteDir, port: 0 })
  second = await startDev({ siteDir, port: 0 })
})

afterAll(() => second.close())

describe('the studio of a second server', () => {
  it('says that the site is open in the first one, and writes nothing', async () => {
    const studio = await StudioClient.open(first.url)
    await studio.set(PAGE, '/unknown', 'Not saved')
    const other = await StudioClient.open(second.url)
    const error = {
      status: 409,
      message: `Another "quire dev" (process ${process.pid}) has the studio of this site open. Use that one, or end it and load this page again.`,
    }
    await expect(other.ask('site', {})).rejects.toMatchObject(error)
    await expect(other.ask('delete-page', { file: PAGE })).rejects.toMatchObject(error)
    await expect(other.upload('wren.svg', '<svg/>')).rejects.toMatchObject(error)
    expect(readdirSync(join(siteDir, 'assets'))).toEqual(['wren.svg'])
    expect((await studio.ask('site', {})).unsaved).toEqual([PAGE])
  })

  it('opens it with the unsaved changes once the first one has ended', async () => {
    await first.close()
    const studio = await StudioClient.open(second.url)
    expect((await studio.ask('site', {})).unsaved).toEqual([PAGE])
    await studio.set(PAGE, '/title', 'From the second one')
    await studio.ask('save', {})
    await second.close()
    expect(existsSync(join(folder, 'lock'))).toBe(false)
    second = await startDev({ siteDir, port: 0 })
  })
})
