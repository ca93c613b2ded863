import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { ChangedFile, StudioChange } from '../../../engine/core/studio/changes'
import type { DevServer } from '../../../engine/node/servers/dev/start-dev'
import { startDev } from '../../../engine/node/servers/dev/start-dev'
import { makeScratchFolder } from '../../support/scratch-folder'
import { StudioClient } from '../../support/servers/studio-client'
import { GitRepository } from '../../support/studio/git-repository'

const WAIT = { timeout: 20_000, interval: 100 }
const PAGE = 'pages/visit.json'

const project = makeScratchFolder()
// The site is in a folder of the repository with spaces and quotes in its name.
const siteDir = join(project, 'our "site" é')
let repository: GitRepository
let dev: DevServer
let studio: StudioClient

beforeAll(async () => {
  cpSync('tests/sites/tiny', siteDir, { recursive: true })
  writeFileSync(join(project, 'package.json'), '{}')
  writeFileSync(join(project, '.gitignore'), '.quire\n')
  writeFileSync(join(siteDir, 'pages/notes.md'), MARKDOWN)
  writeFileSync(join(siteDir, PAGE), JSON.stringify(VISIT, null, 2))
  repository = new GitRepository(project)
  repository.commit('Open the bakery')
  dev = await startDev({ siteDir, port: 0 })
  studio = await StudioClient.open(dev.url)
})

afterEach(async () => {
  await studio.ask('save', {})
  repository.run('checkout', '-q', '--', '.')
  repository.run('clean', '-qfd')
  await expect.poll(ask, WAIT).toMatchObject({ files: [] })
})

afterAll(() => dev.close())

const MARKDOWN =
  '---\ntitle: Notes\ndescription: What we note.\n---\n\nFirst line.\n\nSecond line.\n'
const card = (title: string, text = 'Baked twice a day.') => ({ title, text })
const VISIT = {
  title: 'Visit',
  description: 'How to find the bakery.',
  blocks: [
    { type: 'hero', title: 'Welcome to the bakery in the lane' },
    { type: 'cards', title: 'Breads', items: ['Rye', 'Spelt', 'Tin'].map((one) => card(one)) },
    { type: 'prose', sections: [{ title: 'By bus', content: [{ text: 'Line 9.' }] }] },
  ],
}

const write = (file: string, text: string) => {
  mkdirSync(join(siteDir, file, '..'), { recursive: true })
  writeFileSync(join(siteDir, file), text)
}
const writePage = (change: (page: typeof VISIT) => void) => {
  const page = structuredClone(VISIT)
  change(page)
  write(PAGE, JSON.stringify(page, null, 2))
}
const ask = () => studio.ask('changes', {})

const SIGNS = { same: ['', ''], removed: ['[-', '-]'], added: ['[+', '+]'] }

/** `Cards › Title: [-Breads-][+Loaves+]` */
function writeChange({ where, message, words = [] }: StudioChange): string {
  const text = words.map(({ kind, text }) => SIGNS[kind].join(text)).join('')
  return [where.join(' › '), message ?? text].filter(Boolean).join(': ')
}

function writeFile({ label, message, changes }: ChangedFile): string[] {
  return [...(message === undefined ? [] : [message]), ...changes.map(writeChange)].map(
    (text) => `${label}: ${text}`,
  )
}

/** Waits for the watcher, and returns the changes in words. */
async function expectChanges(...expected: string[]): Promise<void> {
  const list = async () => (await ask()).files.flatMap(writeFile)
  await expect.poll(list, WAIT).toEqual(expected)
}

describe('the changes since the last commit', () => {
  it('are none at first, and name the commit', async () => {
    const answer = await ask()
    expect(answer).toEqual({
      commit: { title: 'Open the bakery', time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) },
      files: [],
      total: 0,
    })
  })

  it('name a text by the labels of its form, and show the changed words', async () => {
    writePage(({ blocks: [hero, cards] }) => {
      Object.assign(hero ?? {}, { title: 'Welcome to the bakery by the harbour', tone: 'mist' })
      Object.assign(cards ?? {}, { title: 'Loaves' })
    })
    await expectChanges(
      'Visit: Page opening › Title: Welcome to the bakery [-in-][+by+] the [-lane-][+harbour+]',
      'Visit: Page opening › Colours: [+Mist (slightly tinted)+]',
      'Visit: Cards › Title: [-Breads-][+Loaves+]',
    )
  })

  it('name items that were added, removed and moved', async () => {
    writePage(({ blocks: [, cards] }) => {
      const [rye, spelt, tin] = cards?.items ?? []
      Object.assign(cards ?? {}, { items: [tin, rye, card('Oat'), spelt].filter(Boolean) })
    })
    await expectChanges(
      'Visit: Cards › Cards: “Oat” was added.',
      'Visit: Cards › Cards: “Tin” was moved to the top.',
    )
    writePage(({ blocks: [, cards] }) => cards?.items?.splice(1, 1))
    await expectChanges('Visit: Cards › Cards: “Spelt” was removed.')
  })

  it('name blocks, and the settings of the page', async () => {
    writePage((page) => {
      page.title = 'Visit us'
      page.blocks.reverse().pop()
      page.blocks.push({ type: 'hero', title: 'Goodbye' })
    })
    await expectChanges(
      'Visit us: Page settings › Title: Visit[+ us+]',
      'Visit us: Page opening “Welcome to the bakery in the lane” was removed.',
      'Visit us: Page opening “Goodbye” was added.',
      'Visit us: Text “By bus” was moved to the top.',
    )
  })

  it('list pages that were added, deleted and moved, and other files', async () => {
    renameSync(join(siteDir, 'pages/order.json'), join(siteDir, 'pages/order-bread.json'))
    rmSync(join(siteDir, 'pages/almanac.json'))
    write('pages/new.json', JSON.stringify({ ...VISIT, title: 'New', blocks: [] }))
    write('assets/a "new" ü.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
    write('assets/wren.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="1"/>')
    write('pages/notes.md', MARKDOWN.replace('Second line', 'Third line'))
    await expectChanges(
      'Almanac: Page deleted',
      'New: Page added',
      'pages/notes.md: Line 8: [-Second-][+Third+] line.',
      'Bestellen: Page moved from /order',
      'assets/a "new" ü.svg: Picture added',
      'assets/wren.svg: Picture replaced',
    )
  })

  it('include what is not saved', async () => {
    await studio.set(PAGE, '/blocks/0/title', '')
    await expectChanges('Visit: Page opening › Title: [-Welcome to the bakery in the lane-]')
    expect(existsSync(join(siteDir, PAGE))).toBe(true)
    await studio.ask('undo', {})
    await expectChanges()
  })

  it('are taken back one by one, and that can be undone', async () => {
    writePage(({ blocks: [, cards] }) => {
      const [rye, spelt, tin] = cards?.items ?? []
      Object.assign(cards ?? {}, { items: [tin, { ...rye, text: 'Dark.' }, spelt].filter(Boolean) })
    })
    const list = async () => (await ask()).files.flatMap(({ changes }) => changes)
    await expect.poll(list, WAIT).toHaveLength(2)
    const before = readFileSync(join(siteDir, PAGE), 'utf8')
    for (let [file] = (await ask()).files; file; [file] = (await ask()).files) {
      const [change] = file.changes
      if (!change?.edit) throw new Error('The change cannot be taken back.')
      const { version = '' } = file
      await studio.ask('edit', { edits: [{ file: PAGE, version, edit: change.edit }] })
    }
    expect((await studio.ask('file', { file: PAGE })).value).toEqual(VISIT)
    await studio.ask('undo', {})
    await studio.ask('undo', {})
    await studio.ask('save', {})
    expect(readFileSync(join(siteDir, PAGE), 'utf8')).toBe(before)
  })

  it('ignore what is not of the site, and formatting is one change', async () => {
    writeFileSync(join(project, 'README.md'), 'Read me.')
    write('.DS_Store', 'x')
    write(PAGE, JSON.stringify(VISIT))
    await expectChanges('Visit: Only the arrangement of the file changed')
    rmSync(join(siteDir, '.DS_Store'))
  })

  it('never start a program of the repository, and write nothing to it', async () => {
    const trap = join(project, 'trap.sh')
    writeFileSync(trap, `#!/bin/sh\ntouch "${project}/sprung"\n`, { mode: 0o755 })
    repository.run('config', 'core.fsmonitor', trap)
    repository.run('config', 'log.showSignature', 'true')
    repository.run('config', 'gpg.program', trap)
    const index = readFileSync(join(project, '.git/index'))
    writePage((page) => {
      page.title = 'Trap'
    })
    await expectChanges('Trap: Page settings › Title: [-Visit-][+Trap+]')
    expect(existsSync(join(project, 'sprung'))).toBe(false)
    expect(readFileSync(join(project, '.git/index')).equals(index)).toBe(true)
    repository.run('config', '--unset', 'core.fsmonitor')
  })
})

describe('without a commit to compare with', () => {
  it.each([
    ['no repository', () => {}, 'This site is not in a Git repository.'],
    ['no commit', (dir: string) => new GitRepository(dir), 'There is no commit yet.'],
    [
      'an ignored site',
      (dir: string) => {
        writeFileSync(join(dir, '.gitignore'), 'site\n.quire\n')
        new GitRepository(dir).commit('Nothing')
      },
      'The last commit does not contain this site.',
    ],
    [
      'a broken repository',
      (dir: string) => {
        new GitRepository(dir).commit('All')
        writeFileSync(join(dir, '.git/HEAD'), `${'0'.repeat(39)}1\n`)
      },
      /^Git cannot read this site: /,
    ],
  ])('in %s, a sentence says why', async (_, prepare, reason) => {
    const dir = makeScratchFolder()
    cpSync('tests/sites/tiny', join(dir, 'site'), { recursive: true })
    prepare(dir)
    const other = await startDev({ siteDir: join(dir, 'site'), port: 0 })
    const client = await StudioClient.open(other.url)
    const answer = await client.ask('changes', {})
    await other.close()
    const expected = typeof reason === 'string' ? reason : expect.stringMatching(reason)
    expect(answer).toEqual({ reason: expected, files: [], total: 0 })
  })
})
