import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { applyPatches } from 'diff'
import { beforeEach, describe, expect, it } from 'vitest'
import type { MoveRequest } from '../../../engine/node/edit/move/move-request'
import { planMove } from '../../../engine/node/edit/move/plan-move'
import { writeFiles } from '../../../engine/node/edit/write/write-files'
import { runInProcess } from '../../support/run-command'
import { makeScratchFolder } from '../../support/scratch-folder'
import { hashFiles } from '../../support/sites/hash-files'

let site: string
beforeEach(() => {
  site = join(makeScratchFolder(), 'site')
  cpSync('examples/bakery', site, { recursive: true })
})

const read = (file: string) => readFileSync(join(site, file), 'utf8')
const write = (file: string, text: string) => writeFileSync(join(site, file), text)
const change = (file: string, from: string | RegExp, to: string) =>
  write(file, read(file).replace(from, to))
const move = (...words: string[]) => runInProcess('move', ...words, '--site', site)
const plan = (request: Partial<MoveRequest> = {}) =>
  planMove({ siteDir: site, from: '/breads', to: '/loaves', below: true, ...request })

describe('quire move', () => {
  it('changes all that names the old path, and nothing else', async () => {
    const before = hashFiles(site)
    const { status, output } = await move('/breads/sourdough', '/breads/levain', '--yes')
    expect(output).toMatch(/\nNo problems: 11 pages checked\.\n$/)
    expect(status).toBe(0)
    expect(existsSync(join(site, 'pages/breads/sourdough.json'))).toBe(false)
    expect(read('pages/breads.json')).toContain('[how it is made](/breads/levain)')
    expect(read('layout.json')).not.toContain('/breads/sourdough')
    const after = hashFiles(site)
    const changed = Object.keys(before).filter((file) => after[file] !== before[file])
    expect(changed).toEqual([
      'layout.json',
      'pages/breads.json',
      'pages/breads/sourdough.json',
      'pages/index.json',
      'redirects.json',
    ])
  })

  it('leads the old path to the new one, and older paths with it', async () => {
    await move('/breads/sourdough', '/breads/levain', '--yes')
    expect(JSON.parse(read('redirects.json')).rules).toEqual(
      expect.arrayContaining([
        { from: '/sourdough', to: '/breads/levain', alias: true },
        { from: '/breads/sourdough', to: '/breads/levain', status: 301 },
      ]),
    )
  })

  it('moves the pages below with --below, and the rules that are for folders', async () => {
    const { status, output } = await move('/breads', '/loaves', '--below', '--yes')
    expect(status).toBe(0)
    expect(output).toContain('/breads → /loaves\n/breads/sourdough → /loaves/sourdough\n')
    expect(output).toMatch(/cta\.json:\d+:\d+ {2}"\/breads\/\*" → "\/loaves\/\*"/)
    expect(output).not.toContain('left for you')
    expect(read('pages/index.json')).toContain('"/loaves#which"')
  })

  it('says which pages stay without --below, and what is left for a person', async () => {
    expect((await move('/breads', '/loaves', '--yes')).output).toContain(
      'The 1 page below it stays; --below moves those too.',
    )
    const { output } = await move('/breads/sourdough', '/levain', '--yes')
    expect(output).toMatch(
      /cta\.json:\d+:\d+ {2}left for you {2}"\/levain" ends with this closing call to action, not that of "\/breads\/\*"\./,
    )
    expect(output).toMatch(
      /pages\/levain\.json:\d+:\d+ {2}left for you {2}The breadcrumbs are those of "\/breads\/sourdough"\./,
    )
  })

  it('takes the page back: the redirect to it goes, at its own line', async () => {
    await move('/visit', '/find-us', '--yes')
    const lines = read('redirects.json').split('\n')
    const line = lines.findIndex((text) => text.includes('"from": "/visit"')) + 1
    const { status, output } = await move('/find-us', '/visit', '--yes')
    expect(output).toMatch(
      new RegExp(`redirects\\.json:${line}:\\d+ {2}removed .*"from": ?"/visit"`),
    )
    expect(status).toBe(0)
    const rules: { from: string }[] = JSON.parse(read('redirects.json')).rules
    expect(rules.map(({ from }) => from)).not.toContain('/visit')
    expect(rules.map(({ from }) => from)).toContain('/find-us')
  })

  it('says what makes a page that no file is written for', async () => {
    const report = async (path: string) =>
      (await runInProcess('move', path, '/x', '--yes', '--site', 'examples/news')).output
    expect(await report('/news/tags/council')).toBe(
      'The page at "/news/tags/council" is made by "pages/news/tags/[tag].json", which gives it its path. Rename that file, or change the tag in all pages that have it, and add a redirect.\n',
    )
    expect(await report('/news/page/2')).toBe(
      'The page at "/news/page/2" is a further part of the list at "/news", and has its path from that page. Move "/news" instead.\n',
    )
  })

  it('keeps the path of the schema right', async () => {
    change('pages/visit.json', '{', '{\n  "$schema": "../../schemas/page.schema.json",')
    await move('/visit', '/about/find-us', '--yes')
    expect(JSON.parse(read('pages/about/find-us.json')).$schema).toBe(
      '../../../schemas/page.schema.json',
    )
  })

  it('shows with --dry-run what it would write, as a patch, and writes nothing', async () => {
    const before = hashFiles(site)
    const { status, output } = await move('/breads', '/loaves', '--below', '--dry-run')
    expect(status).toBe(0)
    expect(hashFiles(site)).toEqual(before)
    const files = new Map<string, string | false>()
    applyPatches(output.slice(0, output.indexOf('\n/breads → /loaves')), {
      loadFile({ oldFileName = '' }, done) {
        const path = oldFileName.replace(/^a\//, '')
        done(null, existsSync(path) ? readFileSync(path, 'utf8') : '')
      },
      patched({ newFileName = '' }, content, done) {
        files.set(newFileName.replace(/^b\//, ''), content)
        done(null)
      },
      complete: () => {},
    })
    await move('/breads', '/loaves', '--below', '--yes')
    for (const [path, content] of files) {
      expect(existsSync(path) ? readFileSync(path, 'utf8') : '').toBe(content)
    }
    expect(files.size).toBeGreaterThan(5)
  })

  it.each([
    [['/bread', '/x'], 'There is no page at "/bread". Did you mean "/breads"?'],
    [['/breads', '/visit'], 'visit.json" exists already. Choose another path.'],
    [['/breads', '/breads'], 'The page has the path "/breads" already.'],
    [['/', '/home'], 'The page at "/" always has this path: it cannot be moved.'],
    [
      ['/breads', '/'],
      'A page cannot be moved to "/". The path of a page looks like "/about/team".',
    ],
    [['/breads', 'loaves'], 'A page cannot be moved to "loaves".'],
    [
      ['/breads', '/Loaves'],
      'A page cannot be moved to "/Loaves". The file name of a page has only',
    ],
    [['/breads', '/assets/x'], 'A page cannot be moved to "/assets/x". "/assets" is reserved'],
    [['/breads'], 'Name the path of the page and its new path.'],
    [['/breads', '/loaves'], 'Nothing was written. Add --yes to move without being asked.'],
  ])('refuses %j, and writes nothing', async (words, message) => {
    const before = hashFiles(site)
    const isAsking = message.startsWith('Nothing was written')
    const { status, output } = await move(...words, ...(isAsking ? [] : ['--yes']))
    expect(output).toContain(message)
    expect(status).toBe(2)
    expect(hashFiles(site)).toEqual(before)
  })

  it('names a folder of pages that has none of its own', async () => {
    await move('/breads/sourdough', '/loaves/levain', '--yes')
    const { status, output } = await move('/loaves', '/x', '--yes')
    expect(output).toContain('only pages below it. Add --below to move those.')
    expect(status).toBe(2)
  })

  it('names links that have a part of the path from a token', () => {
    change('settings.json', /"tokens": \{/, '"tokens": { "kind": "breads",')
    change('pages/about.json', /"text": "/, '"text": "[Ours](/{kind}) ')
    expect(plan().notes.map(({ file, note }) => [file.split('/').at(-1), note])).toContainEqual([
      'about.json',
      '"/{kind}" leads to a page that moves. Its token has a part of the path: change it by hand.',
    ])
  })

  it('adds the redirects to an empty list, or to a file of their own', async () => {
    rmSync(join(site, 'redirects.json'))
    expect((await move('/visit', '/find-us', '--yes')).status).toBe(0)
    expect(JSON.parse(read('redirects.json')).rules).toEqual([
      { from: '/visit', to: '/find-us', status: 301 },
    ])
    write('redirects.json', '{"rules":[]}')
    const { files } = plan()
    expect(files.find(({ path }) => path.endsWith('redirects.json'))?.after).toBe(
      '{"rules":[{"from":"/breads","to":"/loaves","status":301},{"from":"/breads/sourdough","to":"/loaves/sourdough","status":301}]}',
    )
  })
})

describe('a move that ends early', () => {
  it('leaves all files as they were when one of them has changed meanwhile', () => {
    const before = hashFiles(site)
    const { files } = plan()
    for (const { path, before: planned } of files) {
      if (planned === undefined) continue
      writeFileSync(path, `${planned} `)
      expect(() => writeFiles(site, files)).toThrow('changed in the meantime')
      writeFileSync(path, planned)
      expect(hashFiles(site)).toEqual(before)
    }
  })

  it('is run again and does the rest, wherever it was killed', () => {
    const { files } = plan()
    writeFiles(site, files)
    const done = hashFiles(site)
    for (const count of files.keys()) {
      rmSync(site, { recursive: true })
      cpSync('examples/bakery', site, { recursive: true })
      writeFiles(site, files.slice(0, count))
      writeFiles(site, plan().files)
      expect(hashFiles(site)).toEqual(done)
    }
  })
})
