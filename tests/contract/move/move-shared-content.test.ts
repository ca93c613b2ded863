/** What moves with pages that share content, and what names their paths there. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { planMove } from '../../../engine/node/move/plan-move'
import { writeFiles } from '../../../engine/node/rewrite/write-files'
import { runInProcess } from '../../support/run-command'
import { makeScratchFolder } from '../../support/scratch-folder'
import { hashFiles } from '../../support/sites/hash-files'
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
  const { status, output } = await runInProcess('move', ...words, '--yes', '--site', site)
  return { status, output: output.replaceAll(`${relative(process.cwd(), site)}/`, '') }
}
const plan = (from: string, to: string) => planMove({ siteDir: site, from, to, below: true })

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
      /shared\/hours\.json:\d+:\d+ {2}left for you {2}"\/vi\{with\.what\}" leads to a page that moves\. Its placeholder has a part of the path: change it by hand\./,
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
    expect(existsSync(join(site, 'pages/news/_collection.json'))).toBe(true)
  })
})

describe('a move of pages that share content', () => {
  it('leaves all files as they were when one of them has changed meanwhile', () => {
    const before = hashFiles(site)
    const { files } = plan('/news', '/latest')
    for (const { path, before: planned } of files) {
      if (planned === undefined) continue
      writeFileSync(path, `${planned} `)
      expect(() => writeFiles(files)).toThrow('changed in the meantime')
      writeFileSync(path, planned)
      expect(hashFiles(site)).toEqual(before)
    }
    expect(files.length).toBeGreaterThan(6)
  })

  it('is run again and does the rest, wherever it was killed', () => {
    const { files } = plan('/news', '/latest')
    writeFiles(files)
    const done = hashFiles(site)
    for (const number of files.keys()) {
      rewrite({})
      writeFiles(files.slice(0, number))
      writeFiles(plan('/news', '/latest').files)
      expect(hashFiles(site)).toEqual(done)
    }
  })
})
