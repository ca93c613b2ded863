/** Moving pages also moves their shared content, and updates references to its paths. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { planMove } from '../../../engine/node/edit/move/plan-move'
import { writeFiles } from '../../../engine/node/edit/write/write-files'
import { makeScratchFolder } from '../../support/scratch-folder'
import { hashFiles } from '../../support/sites/hash-files'
import { runMove } from '../../support/sites/run-move'
import type { WrittenSite } from '../../support/sites/shared-content-site'
import { writeSharedContentSite } from '../../support/sites/shared-content-site'

let site: string
beforeEach(() => {
  site = join(makeScratchFolder(), 'site')
  writeSharedContentSite(site)
})

const read = (file: string) => readFileSync(join(site, file), 'utf8')
const rewrite = (changes: WrittenSite) => {
  rmSync(site, { recursive: true })
  writeSharedContentSite(site, changes)
}
async function move(...words: string[]) {
  const { status, output } = await runMove(site, ...words, '--yes')
  return { status, output: output.replaceAll(`${relative(process.cwd(), site)}/`, '') }
}
const plan = (from: string, to: string, below = true) =>
  planMove({ siteDir: site, moves: [{ from, to, below }] })

const visit = { title: 'Visit', description: 'How to find us.' }
const hero = (more = {}) => ({ type: 'hero', title: 'Visit', ...more })

describe('quire move, of pages that share content', () => {
  it('changes links once in the files that pages are put together from', async () => {
    const before = hashFiles(site)
    const { status, output } = await move('/visit', '/find-us')
    expect(output).toContain('shared/hours.json:15:21  "Open daily, see [the visit](/visit)."')
    expect(output).toContain('3 changes in 5 files.')
    expect(status).toBe(0)
    const after = hashFiles(site)
    expect(Object.keys(before).filter((file) => after[file] !== before[file])).toEqual([
      'pages/news/_collection.json',
      'pages/visit.json',
      'redirects.json',
      'shared/hours.json',
    ])
    expect(read('shared/hours.json')).toContain('see [the visit](/find-us).')
    expect(read('pages/news/_collection.json')).toContain('[the visit](/find-us#top)')
  })

  it('changes links in what is not published yet, or no longer', async () => {
    const link = (times: object) => hero({ text: 'See [the visit](/visit).', ...times })
    rewrite({
      'pages/a.json': {
        ...{ title: 'A', description: 'An A.' },
        blocks: [hero(), link({ draft: true }), link({ expireAt: '2020-01-01' })],
      },
      'pages/b.json': { title: 'B', description: 'A B.', draft: true, blocks: [link({})] },
    })
    expect((await move('/visit', '/find-us')).status).toBe(0)
    const texts = [read('pages/a.json'), read('pages/b.json')].join()
    expect(texts.match(/\(\/find-us\)/g)).toHaveLength(3)
    expect(texts).not.toContain('(/visit)')
  })

  it('knows what a fragment is from where it is used, and changes what is given to it', async () => {
    const actions = [{ label: 'Visit', href: { use: 'way' } }]
    rewrite({
      'shared/way.json': { content: '/visit' },
      'shared/door.json': {
        parameters: { href: { default: '/visit#top' } },
        content: { type: 'hero', title: 'Door', actions: [{ label: 'In', href: '{with.href}' }] },
      },
      'pages/visit.json': { ...visit, blocks: [hero({ id: 'top' }), { use: 'hours' }] },
      'pages/a.json': { title: 'A', description: 'An A.', blocks: [hero({ actions })] },
      'pages/b.json': {
        title: 'B',
        description: 'A B.',
        blocks: [{ use: 'door', with: { href: '/visit?from=b' } }],
      },
      'pages/c.json': { title: 'C', description: 'A C.', blocks: [{ use: 'door' }] },
    })
    const { status, output } = await move('/visit', '/find-us')
    expect(output).not.toContain('left for you')
    expect(output).toMatch(/\nNo problems: 9 pages checked\.\n$/)
    expect(status).toBe(0)
    expect(JSON.parse(read('shared/way.json')).content).toBe('/find-us')
    expect(JSON.parse(read('shared/door.json')).parameters.href.default).toBe('/find-us#top')
    expect(read('pages/b.json')).toContain('"/find-us?from=b"')
  })

  it('changes links in what nothing uses', () => {
    rewrite({
      'shared/spare.json': { content: hero({ text: 'See [it](/visit).' }) },
      'shared/list.json': { content: [hero(), hero({ text: 'See [it](/visit).' })] },
      'pages/old/_collection.json': { before: [hero({ text: '[It](/visit)' })] },
    })
    const changed = plan('/visit', '/find-us').changes.map(({ file, to }) => [
      file.slice(file.lastIndexOf('site/') + 5),
      to,
    ])
    expect(changed).toEqual(
      expect.arrayContaining([
        ['shared/spare.json', '"See [it](/find-us)."'],
        ['shared/list.json', '"See [it](/find-us)."'],
        ['pages/old/_collection.json', '"[It](/find-us)"'],
      ]),
    )
  })

  it('names links of which a placeholder is a part', async () => {
    rewrite({
      'shared/hours.json': {
        parameters: { what: {} },
        content: hero({ text: '[Go](/vi{with.what})' }),
      },
      'shared/contact.json': { content: { use: 'hours', with: { what: 'sit' } } },
      'pages/visit.json': { ...visit, blocks: [hero({ id: 'top' })] },
      'pages/about.json': { title: 'About', description: 'About.', blocks: [{ use: 'contact' }] },
      'pages/news/_collection.json': { page: { description: 'News.' } },
    })
    expect((await move('/visit', '/find-us')).output).toMatch(
      /shared\/hours\.json:\d+:\d+ {2}left for you {2}"\/vi\{with\.what\}" links to a page that moves\. Its placeholder contains part of the path: change it by hand\./,
    )
  })

  it('moves with --below what the pages share and what makes pages', async () => {
    rewrite({
      'pages/news/_collection.json': {
        $schema: '../../../schemas/collection.schema.json',
        page: { description: 'News: {page.title}.' },
        after: [{ use: 'contact' }, hero({ title: 'All', text: '[Opening](/news/opening)' })],
      },
      'pages/news/opening.json': { title: 'Opening', blocks: [{ type: 'prose', sections: [] }] },
    })
    const collection = JSON.parse(read('pages/news/_collection.json'))
    await move('/news', '/about/latest', '--below')
    expect(existsSync(join(site, 'pages/news/_collection.json'))).toBe(false)
    collection.$schema = '../../../../schemas/collection.schema.json'
    collection.after[1].text = '[Opening](/about/latest/opening)'
    expect(JSON.parse(read('pages/about/latest/_collection.json'))).toEqual(collection)
    expect(existsSync(join(site, 'pages/about/latest/opening.json'))).toBe(true)
  })

  it('leaves a collection where one page of it moves', async () => {
    const { output } = await move('/news/opening', '/news/new-opening')
    expect(output).toContain('No problems')
    expect(output).not.toContain('left for you')
    expect(existsSync(join(site, 'pages/news/_collection.json'))).toBe(true)
  })

  it('says what a page loses and gains where it moves to another collection', async () => {
    rewrite({ 'pages/jobs/_collection.json': { page: { robots: 'noindex, follow' } } })
    expect((await move('/news/closing', '/jobs/closing')).output).toContain(
      'pages/jobs/closing.json:1:1  left for you  It no longer inherits the properties in "pages/news/_collection.json". It inherits the properties in "pages/jobs/_collection.json".',
    )
    expect((await move('/jobs/closing', '/about/closing')).output).toContain(
      'left for you  It no longer inherits the properties in "pages/jobs/_collection.json".\n',
    )
    expect((await move('/jobs', '/work', '--below')).status).toBe(2)
  })
})

const story = (title: string, file: string) => ({
  title,
  description: `About ${title}.`,
  blocks: [
    { type: 'hero', title },
    { type: 'prose', sections: { file } },
  ],
})
/** The paths that a move plan adds and removes. */
const listPlaces = ({ files }: ReturnType<typeof planMove>) =>
  files.flatMap(({ path, before, after }) => {
    const file = relative(site, path)
    if (before === undefined) return [`+ ${file}`]
    return after === undefined ? [`- ${file}`] : []
  })
const moveOne = (from: string, to: string) => plan(from, to, false)

describe('quire move, of long texts and rows', () => {
  const text = [
    '# Story',
    'See [the visit](/visit#top "Now"), [it](</visit>), `[code](/visit)` and \\[no](/visiting).',
    '```',
    '[code](/visit)',
    '```',
    '[ref]: /visit?from=story',
    '',
  ].join('\r\n')

  it('changes links in Markdown outside code, and no other byte', () => {
    rewrite({ 'pages/news/story.md': text })
    const { files, changes } = moveOne('/visit', '/find-us')
    expect(files.find(({ path }) => path.endsWith('.md'))?.after).toBe(
      text
        .replace('(/visit#top', '(/find-us#top')
        .replace('</visit>', '</find-us>')
        .replace(': /visit?', ': /find-us?'),
    )
    const found = changes.filter(({ file }) => file.endsWith('.md'))
    expect(found.map(({ line, column }) => [line, column])).toEqual([
      [2, 17],
      [2, 44],
      [6, 8],
    ])
  })

  it.each([
    [
      'data/branches.csv',
      '\uFEFFid;way;note\r\nbern;/visit;See /visit\r\nbasel;"/visit#top";"a ""b"";\r\n/visit"\r\n/visit;/visiting; /visit?x \r\n',
      '\uFEFFid;way;note\r\nbern;/find-us;See /visit\r\nbasel;"/find-us#top";"a ""b"";\r\n/visit"\r\n/find-us;/visiting; /find-us?x \r\n',
    ],
    [
      'data/branches.json',
      '[{"id":"bern", "way" : "/visit#top"},\n\t{ "id": "basel", "way": " /visit", "note": "See /visit" }]',
      '[{"id":"bern", "way" : "/find-us#top"},\n\t{ "id": "basel", "way": " /find-us", "note": "See /visit" }]',
    ],
  ])('changes cells of %s that are a path of a page that moves, and no other byte', (file, before, after) => {
    rewrite({ [file]: before })
    const { files } = moveOne('/visit', '/find-us')
    expect(files.find(({ path }) => path.endsWith(file))).toMatchObject({ before, after })
  })

  it('moves a text with the one page that uses it, and copies one that others use', () => {
    rewrite({
      'pages/news/own.md': 'Own.',
      'pages/news/both.md': 'Both, see [it](/news/a).',
      'pages/news/a.json': story('A', 'own.md'),
      'pages/news/b.json': story('B', 'both.md'),
      'pages/news/c.json': story('C', 'both.md'),
    })
    expect(listPlaces(moveOne('/news/a', '/about/a'))).toEqual([
      '+ pages/about/a.json',
      '+ pages/about/own.md',
      '- pages/news/own.md',
      '- pages/news/a.json',
    ])
    const shared = moveOne('/news/b', '/about/b')
    expect(listPlaces(shared)).toEqual([
      '+ pages/about/b.json',
      '+ pages/about/both.md',
      '- pages/news/b.json',
    ])
    expect(shared.notes.map(({ note }) => note)).toContain(
      '"both.md" stays there, because other pages use it too. This page gets a copy.',
    )
    expect(listPlaces(moveOne('/news/a', '/news/d'))).toEqual([
      '+ pages/news/d.json',
      '- pages/news/a.json',
    ])
  })

  it('moves all texts of a folder, and names them as they are called then', () => {
    const start = () =>
      rewrite({
        'pages/news/own.md': 'See [it](/news/opening).',
        'pages/news/unused.md': 'Nobody names it.',
        'pages/news.json': story('News', 'news/own.md'),
      })
    start()
    const { files } = plan('/news', '/latest')
    writeFiles(site, files)
    const done = hashFiles(site)
    expect(read('pages/latest.json')).toContain('"file": "latest/own.md"')
    expect(read('pages/latest/own.md')).toBe('See [it](/latest/opening).')
    expect(existsSync(join(site, 'pages/latest/unused.md'))).toBe(true)
    for (const number of files.keys()) {
      start()
      writeFiles(site, files.slice(0, number))
      writeFiles(site, plan('/news', '/latest').files)
      expect(hashFiles(site)).toEqual(done)
    }
  })

  it('moves what makes pages with its folder, and the paths that it names', () => {
    rewrite({
      'pages/news.json': { title: 'News', description: 'All news.', blocks: [hero()] },
      'pages/news/tags/[tag].json': {
        each: { tagsOf: '/news' },
        title: 'On {row.tag}',
        description: 'All on {row.tag}.',
        blocks: [hero({ text: '[This](/news/tags/{row.slug}), [all](/news).' })],
      },
    })
    const moved = plan('/news', '/latest')
    const template = moved.files.find(({ path }) => path.endsWith('latest/tags/[tag].json'))
    expect(JSON.parse(template?.after ?? '')).toMatchObject({
      each: { tagsOf: '/latest' },
      blocks: [{ text: '[This](/latest/tags/{row.slug}), [all](/latest).' }],
    })
    expect(listPlaces(moved)).toContain('- pages/news/tags/[tag].json')
    expect(listPlaces(moveOne('/news', '/latest'))).not.toContain('- pages/news/tags/[tag].json')
  })
})

describe('quire move, of pages that are made of rows', () => {
  const rows = (way: string) => `id,city,way\nbern,Bern,${way}\nbasel,Basel,/visit\n`
  const branches = (folder: string) => ({
    each: 'data/branches.csv',
    title: '{row.city}',
    description: 'Our branch in {row.city}.',
    blocks: [
      {
        type: 'hero',
        title: '{row.city}',
        text: `[This](/${folder}/{row.id}), [Bern](/${folder}/bern), [how](/visit).`,
        actions: [{ label: 'Way', href: '{row.way}' }],
      },
    ],
  })
  const about = (path: string) => ({
    ...story('About', ''),
    blocks: [hero({ text: `Go to [Basel](${path}).` })],
  })
  beforeEach(() =>
    rewrite({
      'data/branches.csv': rows('/branches/basel'),
      'pages/branches/[id].json': branches('branches'),
      'pages/about.json': about('/branches/basel'),
      'shared/contact.json': null,
      'pages/news/_collection.json': null,
      'pages/news/opening.json': null,
    }),
  )

  it('moves all of them with their file, and what leads to them', async () => {
    const { status, output } = await move('/branches', '/offices', '--below')
    expect(output).toMatch(/^\/branches\/bern → \/offices\/bern\n\/branches\/basel → /)
    expect(output).toMatch(/\nNo problems: 7 pages checked\.\n$/)
    expect(status).toBe(0)
    expect(JSON.parse(read('pages/offices/[id].json'))).toEqual(branches('offices'))
    expect(JSON.parse(read('pages/about.json'))).toEqual(about('/offices/basel'))
    expect(read('data/branches.csv')).toBe(rows('/offices/basel'))
    expect(JSON.parse(read('redirects.json')).rules).toEqual([
      { from: '/branches/bern', to: '/offices/bern', status: 301 },
      { from: '/branches/basel', to: '/offices/basel', status: 301 },
    ])
  })

  it('changes the file that makes them once where a page moves to which they lead', async () => {
    const { status, output } = await move('/visit', '/find-us')
    expect(output.match(/branches\/\[id\]\.json:/g)).toHaveLength(1)
    expect(output).toContain('data/branches.csv:3:13  /visit → /find-us')
    expect(output).not.toContain('left for you')
    expect(status).toBe(0)
  })

  it.each([
    [
      ['/branches/bern', '/bern'],
      'The page at "/branches/bern" is generated by "pages/branches/[id].json", which determines its path.',
    ],
    [
      ['/visit', '/branches/bern'],
      'A page cannot be moved to "/branches/bern": "pages/branches/[id].json" generates a page there.',
    ],
  ])('refuses %j, and writes nothing', async (words, message) => {
    const before = hashFiles(site)
    const { status, output } = await move(...words)
    expect(output).toContain(message)
    expect(status).toBe(2)
    expect(hashFiles(site)).toEqual(before)
  })

  it('is run again and does the rest, wherever it was killed', () => {
    const start = hashFiles(site)
    const { files } = plan('/branches', '/offices')
    const undo = files.map(({ path, before, after }) => ({ path, before: after, after: before }))
    writeFiles(site, files)
    const done = hashFiles(site)
    writeFiles(site, undo.toReversed())
    expect(hashFiles(site)).toEqual(start)
    for (const number of files.keys()) {
      writeFiles(site, files.slice(0, number))
      writeFiles(site, plan('/branches', '/offices').files)
      expect(hashFiles(site)).toEqual(done)
      writeFiles(site, undo.toReversed())
    }
  })
})

describe('quire move, of pages of tags', () => {
  it('leads their old paths to the new ones', async () => {
    const title = 'Opening'
    rewrite({
      'pages/news/opening.json': { title, tags: ['New'], blocks: [{ type: 'hero', title }] },
      'pages/news/tags/[slug].json': {
        each: { tagsOf: '/news' },
        title: 'On {row.tag}',
        description: 'All on {row.tag}.',
        blocks: [hero({ title: 'On {row.tag}', text: '[This](/news/tags/new).' })],
      },
    })
    const { output } = await move('/news', '/latest', '--below')
    expect(output).toContain('/news/tags/new → /latest/tags/new\n')
    expect(read('pages/latest/tags/[slug].json')).toContain('[This](/latest/tags/new)')
    expect(read('pages/latest/tags/[slug].json')).toContain('"tagsOf": "/latest"')
    expect(JSON.parse(read('redirects.json')).rules).toContainEqual({
      from: '/news/tags/new',
      to: '/latest/tags/new',
      status: 301,
    })
    expect(output).toMatch(/\nNo problems: \d+ pages checked\.\n$/)
  })
})

describe('quire move, of folders that lists show', () => {
  const list = (from: string) => ({
    ...story('Lists', ''),
    blocks: [hero(), { type: 'page-list', list: { from } }],
  })
  const readMoved = (below: boolean) =>
    plan('/news', '/latest', below).files.find(({ path }) => path.endsWith('lists.json'))?.after

  it('changes the folder of a list where all pages of it move', () => {
    rewrite({
      'pages/news.json': story('News', ''),
      'pages/lists.json': list('/news'),
      'pages/inner.json': list('/news/old'),
    })
    expect(JSON.parse(readMoved(true) ?? '')).toEqual(list('/latest'))
    expect(readMoved(false)).toBeUndefined()
  })
})

describe('a move of pages that share content', () => {
  it('leaves all files as they were when one of them has changed meanwhile', () => {
    const before = hashFiles(site)
    const { files } = plan('/news', '/latest')
    for (const { path, before: planned } of files) {
      if (planned === undefined) continue
      writeFileSync(path, `${planned} `)
      expect(() => writeFiles(site, files)).toThrow('changed in the meantime')
      writeFileSync(path, planned)
      expect(hashFiles(site)).toEqual(before)
    }
    expect(files.length).toBeGreaterThan(6)
  })

  it('is run again and does the rest, wherever it was killed', () => {
    const { files } = plan('/news', '/latest')
    writeFiles(site, files)
    const done = hashFiles(site)
    for (const number of files.keys()) {
      rewrite({})
      writeFiles(site, files.slice(0, number))
      writeFiles(site, plan('/news', '/latest').files)
      expect(hashFiles(site)).toEqual(done)
    }
  })
})
