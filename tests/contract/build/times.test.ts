import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { buildSite } from '../../../engine/node/build/build-site'
import { SCHEDULE_FILE } from '../../../engine/node/build/output/side-folder'
import { checkSite } from '../../../engine/node/check/run/check-site'
import { BASE, writeCase } from '../../support/check/rule-cases'
import { runInProcess } from '../../support/run-command'
import { makeScratchFolder } from '../../support/scratch-folder'
import { hashFiles } from '../../support/sites/hash-files'

const folder = makeScratchFolder()
const siteDir = join(folder, 'site')

const hero = (title: string) => ({ type: 'hero', title })
const prose = (text: string, times = {}) => ({
  ...{ type: 'prose', ...times },
  sections: [{ content: [{ text }] }],
})
const page = (title: string, more = {}) => ({
  ...{ title, description: `About ${title}.`, search: { type: 'Page' } },
  ...{ date: '2026-01-01', blocks: [hero(title)], ...more },
})

const { theme, ...settings } = BASE['settings.json'] as { theme: object }
/** Social images are drawn with one of the site's fonts. */
const FONT = '/assets/fonts/public-sans.woff2'
const fonts = { body: { family: 'Public Sans', src: FONT, weight: '100 900' } }

const FILES = {
  'settings.json': {
    ...settings,
    ...{ theme: { ...theme, fonts }, linkPictures: {} },
    ...{ timeZone: 'Europe/Berlin', markdown: true },
  },
  [FONT.slice(1)]: { $base64: readFileSync(`examples/news${FONT}`).toString('base64') },
  'pages/index.json': {
    ...page('Home'),
    blocks: [
      hero('Home'),
      prose('Until the summer.', { expireAt: '2026-06-01' }),
      prose('From noon on.', { publishAt: '2026-03-29T12:00' }),
      prose('Never yet.', { draft: true }),
      {
        type: 'faq',
        title: 'Questions',
        items: [
          { id: 'always', question: 'Always?', answer: 'Always.' },
          {
            ...{ id: 'spring', question: 'In spring?', answer: 'In spring.' },
            publishAt: '2026-03-29T03:00',
          },
        ],
      },
      { type: 'page-list', list: { from: '/news' }, title: 'News' },
    ],
  },
  'pages/news/_collection.json': { feed: { title: 'News' } },
  'pages/news/first.json': page('First', { date: '2026-02-28T23:30', updated: '2026-03-01' }),
  'pages/news/spring.json': page('Spring', { publishAt: '2026-03-29T03:00' }),
  'pages/news/winter.json': page('Winter', { expireAt: '2026-03-29T03:00' }),
  'pages/news/moved.json': page('Moved', { expireAt: '2026-03-29' }),
  'pages/news/idea.json': page('Idea', { draft: true, blocks: [{ type: 'nothing' }] }),
  'redirects.json': { rules: [{ from: '/news/moved', to: '/news/first' }] },
}

const at = (text: string) => ({ now: Date.parse(text), showsAll: false })
/** The times a minute before daylight saving time starts, and just after. */
const BEFORE = at('2026-03-29T01:59+01:00')
const AFTER = at('2026-03-29T03:00+02:00')

const build = async (name: string, buildTime: typeof BEFORE) => {
  const built = await buildSite({ siteDir, outDir: join(folder, name), buildTime })
  expect(built.problems.filter(({ severity }) => severity === 'error')).toEqual([])
  return built
}
const read = (name: string, path: string) => readFileSync(join(folder, name, path), 'utf8')
const has = (name: string, path: string) => existsSync(join(folder, name, path))

beforeAll(async () => {
  writeCase(siteDir, FILES)
  await build('before', BEFORE)
  await build('after', AFTER)
}, 180_000)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('a site at a time', () => {
  it('has the pages that are published then', () => {
    const pages = ['first', 'spring', 'winter', 'moved', 'idea']
    const list = (name: string) => pages.filter((one) => has(name, `news/${one}.md`))
    expect(list('before')).toEqual(['first', 'winter'])
    expect(list('after')).toEqual(['first', 'spring'])
  })

  it('has the blocks and the entries of lists that are published then', () => {
    const texts = ['Until the summer.', 'From noon on.', 'Never yet.', 'Always?', 'In spring?']
    const list = (name: string) => texts.filter((text) => read(name, 'index.html').includes(text))
    expect(list('before')).toEqual(['Until the summer.', 'Always?'])
    expect(list('after')).toEqual(['Until the summer.', 'Always?', 'In spring?'])
  })

  it.each([
    ['the sitemap', 'sitemap.xml'],
    ['the feed', 'news/feed.xml'],
    ['the search', '_data/search-index.json'],
    ['a list of pages', 'index.html'],
    ['the overview for programs', 'llms.txt'],
  ])('has the same pages in %s', (_, path) => {
    const named = (name: string) =>
      ['first', 'spring', 'winter', 'moved', 'idea'].filter((one) =>
        read(name, path).includes(`/news/${one}`),
      )
    expect(named('before')).toEqual(['first', 'winter'])
    expect(named('after')).toEqual(['first', 'spring'])
  })

  it('has a social image for each of its pages alone', () => {
    const images = (name: string) =>
      readdirSync(join(folder, name, 'assets')).filter((file) => /^link-.*\.png$/.test(file))
    // There are images for two news pages, the home page and the 404 page.
    expect([images('before').length, images('after').length]).toEqual([4, 4])
    expect(images('before').filter((file) => !images('after').includes(file))).toHaveLength(1)
  })

  it('names nothing anywhere that is not published yet', () => {
    const files = Object.keys(hashFiles(join(folder, 'before')))
    const naming = files.filter((path) =>
      /Spring\b|\/spring|Idea\b|\/idea/.test(read('before', path)),
    )
    expect(naming).toEqual([])
  })

  it('has the dates of pages for programs in its time zone, and days as days', () => {
    expect(read('before', 'news/feed.xml')).toContain('<published>2026-02-28T22:30:00.000Z')
    const html = read('before', 'news/first.html')
    expect(html).toContain('article:published_time" content="2026-02-28T23:30+01:00"')
    expect(html).toContain('article:modified_time" content="2026-03-01"')
    expect(html).toContain('"datePublished":"2026-02-28T23:30+01:00"')
  })

  it('leads on from a page that is gone, and only then', () => {
    const rules = (name: string) => JSON.parse(read(name, '.quire/redirects.json'))
    expect(rules('after')).toMatchObject([{ from: '/news/moved', to: '/news/first' }])
    expect(read('after', 'news/moved.html')).toContain('refresh')
  })

  it('says when it is to be built again, and not what happens then', async () => {
    const { next } = await build('before', BEFORE)
    expect(next).toBe('2026-03-29 03:00 (Europe/Berlin)')
    expect(JSON.parse(read('before', SCHEDULE_FILE))).toEqual({
      changes: ['2026-03-29T03:00+02:00', '2026-03-29T12:00+02:00', '2026-06-01T00:00+02:00'],
    })
    expect(await build('late', at('2027-01-01T00:00Z'))).toMatchObject({ next: undefined })
  })
})

describe('a build at another time', () => {
  it('is the same, byte for byte, as one from nothing (R-283)', async () => {
    for (const buildTime of [BEFORE, AFTER, at('2026-03-29T12:00+02:00'), BEFORE]) {
      await build('again', buildTime)
      const name = `cold-${buildTime.now}`
      rmSync(join(folder, name), { recursive: true, force: true })
      await build(name, buildTime)
      expect(hashFiles(join(folder, 'again'))).toEqual(hashFiles(join(folder, name)))
    }
  })

  it('renders only the pages on which something appears or goes', async () => {
    await build('few', AFTER)
    expect(await build('few', at('2026-03-29T11:59+02:00'))).toMatchObject({ rendered: 0 })
    expect(await build('few', at('2026-03-29T12:00+02:00'))).toMatchObject({ rendered: 1 })
  })
})

describe('the time of a command', () => {
  afterEach(() => vi.unstubAllEnvs())

  const run = (command: string, ...words: string[]) =>
    runInProcess(command, '--site', siteDir, ...words)

  it('is that of --at, in the time zone of the site, otherwise that of SOURCE_DATE_EPOCH', async () => {
    const outDir = join(folder, 'reported')
    const { status, output } = await run('build', '--out', outDir, '--at', '2026-03-29T03:00')
    expect([status, output.trim().split('\n').at(-1)]).toEqual([
      0,
      'The next change is due at 2026-03-29 12:00 (Europe/Berlin): build again then.',
    ])
    expect(hashFiles(outDir)).toEqual(hashFiles(join(folder, 'after')))
    vi.stubEnv('SOURCE_DATE_EPOCH', String(BEFORE.now / 1000))
    await run('build', '--out', outDir)
    expect(hashFiles(outDir)).toEqual(hashFiles(join(folder, 'before')))
  })

  it.each([
    ['noon', '', /--at cannot be "noon"\. Write the year/],
    ['2026-03-29T02:30', '', /never show 02:30.*Write "2026-03-29T03:00"/],
    [undefined, 'now', /SOURCE_DATE_EPOCH is "now"/],
  ])('cannot be %s or %s', async (at, epoch, message) => {
    vi.stubEnv('SOURCE_DATE_EPOCH', epoch)
    const { status, output } = await run('check', ...(at ? ['--at', at] : []))
    expect([status, output]).toEqual([2, expect.stringMatching(message)])
  })

  it('says that a build is due once something has changed', async () => {
    const words = ['--out', join(folder, 'before'), '--at']
    expect(await run('due', ...words, '2026-03-29T01:59')).toEqual({
      status: 1,
      output: 'The next change is due at 2026-03-29 03:00 (Europe/Berlin).\n',
    })
    expect(await run('due', ...words, '2026-03-29T03:00')).toEqual({
      status: 0,
      output:
        'A change has been due since 2026-03-29 03:00 (Europe/Berlin): build the site again.\n',
    })
    expect(await run('due', '--out', join(folder, 'none'))).toMatchObject({ status: 0 })
    expect(await run('due', '--out', join(folder, 'cold-late'))).toMatchObject({ status: 0 })
  })

  it('says the same without the output, from when that was built', async () => {
    const due = async (since: string, at: string) =>
      (await run('due', '--since', since, '--at', at)).status
    expect(await due('2026-03-29T00:30:15Z', '2026-03-29T01:59')).toBe(1)
    expect(await due('2026-03-29T00:30:15Z', '2026-03-29T03:00')).toBe(0)
    expect(await due('2026-03-29T01:00:00Z', '2026-03-29T11:59')).toBe(1)
    expect(await due('2027-01-01', '2028-01-01')).toBe(1)
  })

  it('is the one for which a site is checked', async () => {
    const rules = async (buildTime: typeof BEFORE) =>
      (await checkSite(siteDir, { buildTime })).problems.map(({ rule }) => rule)
    // The draft may be unfinished, so its problems are ignored.
    expect(await rules(BEFORE)).toEqual(['unknown-block-type'])
    expect(await rules(AFTER)).toEqual(['unknown-block-type'])
  })
})
