import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkSite } from '../../../../engine/node/check/run/check-site'
import { projectRoot } from '../../../../engine/node/lib/files/project-root'
import { DevSite } from '../../../../engine/node/servers/dev/site'
import { runInProcess } from '../../../support/run-command'
import { pickSize } from '../../../support/run-length'
import { makeScratchFolder } from '../../../support/scratch-folder'

const site = makeScratchFolder()
const write = (file: string, data: unknown) => writeFileSync(join(site, file), JSON.stringify(data))
const read = (file: string) => JSON.parse(readFileSync(join(site, file), 'utf8'))

cpSync(join(projectRoot, 'examples/starter'), site, { recursive: true })
for (const folder of ['pages/news', 'pages/de', 'shared']) {
  mkdirSync(join(site, folder), { recursive: true })
}
const settings = {
  ...read('settings.json'),
  timeZone: 'Europe/Paris',
  vocabularies: { searchTypes: ['Page'] },
  locales: [{ language: 'de', partial: true }],
}
const LIST = { type: 'page-list', title: 'News', list: { from: '/news', perPage: 1 } }
write('settings.json', settings)
write('pages/news/_collection.json', {
  perPage: 1,
  feed: { title: 'News' },
})
write('pages/news.json', {
  title: 'All news',
  description: 'All of it.',
  search: { type: 'Page', expect: [{ query: 'news', within: 5 }] },
  blocks: [LIST],
})
for (const [name, date] of [
  ['one', '2026-03-01'],
  ['two', '2026-03-02T09:30'],
]) {
  const blocks = [{ type: 'hero', title: `Story ${name}` }]
  write(`pages/news/${name}.json`, { title: name, description: `About ${name}.`, date, blocks })
}
write('pages/de.json', { title: 'Start', description: 'Anfang.', blocks: [LIST] })
write('shared/hours.json', { content: [{ text: 'All day.' }] })

type Path = string[]

/** Properties that are contained in the values of other properties. */
function listPaths(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  return [path, ...Object.entries(value).flatMap(([key, one]) => listPaths(one, [...path, key]))]
}

function replaceAt(data: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value
  const copy = structuredClone(data) as Record<string, unknown>
  copy[key] = replaceAt(copy[key], rest, value)
  return copy
}

const JUNK: unknown[] = [
  ...[null, true, -1, 1e300, '', 'en_GB', 'http://[', 'Mars/Phobos', '2026-02-30', '\ud800'],
  ...['x'.repeat(3000), [], [null], {}, { constructor: null }],
]
const FILES = [
  'settings.json',
  'layout.json',
  'cta.json',
  'redirects.json',
  'pages/news/_collection.json',
  'pages/news/two.json',
  'pages/news.json',
  'shared/hours.json',
]
/** Runs one in this many cases. */
const EVERY = pickSize({ short: 61, long: 1 })

it('begins with a site without errors', async () => {
  const { problems } = await checkSite(site)
  expect(problems.filter(({ severity = 'error' }) => severity === 'error')).toEqual([])
})

describe('a value that its schema refuses', () => {
  it.each(FILES)('never ends the check, anywhere in %s', async (file) => {
    const data = read(file)
    const cases = listPaths(data).flatMap((path) => JUNK.map((junk) => ({ path, junk })))
    const tried = cases.filter((_, index) => index % EVERY === 0)
    try {
      for (const { path, junk } of tried) {
        write(file, replaceAt(data, path, junk))
        await expect(checkSite(site), JSON.stringify({ path, junk })).resolves.toBeDefined()
      }
    } finally {
      write(file, data)
    }
  })

  it.each([
    ['/language', 'en_GB'],
    ['/language', ''],
    ['/locales/0/language', 'de_DE'],
    ['/timeZone', 'Mars/Phobos'],
    ['/url', 'http://['],
    ['/brand', null],
  ])('is reported in its place by every command: %s', async (pointer, junk) => {
    write('settings.json', replaceAt(settings, pointer.slice(1).split('/'), junk))
    const { problems } = await checkSite(site)
    expect(problems.filter((problem) => problem.pointer === pointer)).toHaveLength(1)
    const where = ['--site', site]
    const json = await runInProcess('check', ...where, '--format', 'json')
    expect(JSON.parse(json.output)).toMatchObject({
      problems: expect.arrayContaining([expect.objectContaining({ pointer })]),
    })
    for (const [name, ...words] of [
      ['build', '--out', join(site, '../refused-dist')],
      ['show', '/news'],
      ['uses', 'hours'],
      ['due'],
      ['move', '/news', '/latest', '--dry-run'],
      ['new', 'page', '/further'],
    ] as const) {
      const { output } = await runInProcess(name, ...words, ...where)
      expect(output).not.toMatch(/RangeError|TypeError|Incorrect locale|Invalid time|Invalid URL/)
    }
    const dev = new DevSite(site)
    await dev.openPage('/news')
    expect(await dev.checkAll()).not.toEqual([])
    write('settings.json', settings)
  })
})
