/** Translations, as commands create, move and show them. */
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { checkSite } from '../../../engine/node/check/run/check-site'
import { openSite } from '../../../engine/node/check/run/open-site'
import { fixSite } from '../../../engine/node/edit/fix/fix-site'
import { writeNewMessages } from '../../../engine/node/edit/languages/new-messages'
import { planMove } from '../../../engine/node/edit/move/plan-move'
import { writeNewPage } from '../../../engine/node/edit/new/new-page'
import { fillPage } from '../../../engine/node/edit/show/fill-page'
import { renderPage } from '../../../engine/node/edit/show/render-page'
import { runInProcess } from '../../support/run-command'
import { makeScratchFolder } from '../../support/scratch-folder'

const siteDir = join(makeScratchFolder(), 'site')
const pathOf = (file: string) => join(siteDir, file)
const readJson = (file: string) => JSON.parse(readFileSync(pathOf(file), 'utf8'))
const listRules = async () => (await checkSite(siteDir)).problems.map(({ rule }) => rule)

beforeEach(() => {
  rmSync(siteDir, { recursive: true, force: true })
  cpSync('tests/sites/languages', siteDir, { recursive: true })
})

describe('a new page in an additional language', () => {
  it('is a copy of its original, which notes its state', async () => {
    const result = writeNewPage({ siteDir, route: '/de/only-english' })
    expect(result).toEqual({
      files: [pathOf('pages/de/only-english.json')],
      original: '/only-english',
    })
    const { $schema: _, original, ...page } = readJson('pages/de/only-english.json')
    expect(page).toEqual(readJson('pages/only-english.json'))
    expect(original).toMatch(/^[0-9a-f]{8}$/)
    // The page is neither missing nor outdated; it only needs to be translated.
    expect(await listRules()).toEqual(['other-language-link'])
  })

  it('comes with what it needs: the Markdown files and the collection of its original', async () => {
    const story = { title: 'Flour', description: 'Where it is from.', date: '2026-02-01' }
    const blocks = [
      { type: 'hero', title: 'Flour' },
      { type: 'prose', text: { file: 'flour.md' } },
    ]
    writeFileSync(pathOf('pages/news/flour.json'), JSON.stringify({ ...story, blocks }))
    writeFileSync(pathOf('pages/news/flour.md'), '## The mill\n\nA text.\n')
    const result = writeNewPage({ siteDir, route: '/ar/news/flour', title: 'الدقيق' })
    expect(result).toMatchObject({
      files: ['flour.json', 'flour.md', '_collection.json'].map((name) =>
        pathOf(`pages/ar/news/${name}`),
      ),
    })
    expect(readJson('pages/ar/news/flour.json').title).toBe('الدقيق')
    expect(await listRules()).toEqual(['missing-translation'])
  })

  it('is an ordinary page where there is nothing to translate', () => {
    writeNewPage({ siteDir, route: '/de/impressum' })
    expect(readJson('pages/de/impressum.json')).toMatchObject({ title: 'Impressum' })
    expect(readJson('pages/de/impressum.json')).not.toHaveProperty('original')
  })

  it('takes the place of no other page', () => {
    expect(writeNewPage({ siteDir, route: '/de/bread' })).toHaveProperty('problem')
  })
})

describe('an original that has changed', () => {
  const change = (file: string, from: string | RegExp, to: string) => {
    const before = readFileSync(pathOf(file), 'utf8')
    expect(before).toMatch(from)
    writeFileSync(pathOf(file), before.replace(from, to))
  }

  it('is a note, which does not fail even the strict check (R-337)', async () => {
    change('pages/visit.json', /"title": "[^"]+"/, '"title": "Find us here"')
    const { problems } = await checkSite(siteDir)
    expect(problems.map(({ rule, severity }) => [rule, severity])).toContainEqual([
      'older-translation',
      'info',
    ])
    change('settings.json', '"path": "de",', '"path": "de", "partial": true,')
    const { status, output } = await runInProcess('check', '--site', siteDir, '--strict')
    expect(output).toMatch(/\d notes? in \d files?\.\n$/)
    expect(status).toBe(0)
  })

  it.each([
    ['/de/visit'],
    [join(siteDir, 'pages/de/visit.json')],
  ])('is recorded by `translated %s`', async (path) => {
    change('pages/visit.json', /"title": "[^"]+"/, '"title": "Find us here"')
    expect(await listRules()).toContain('older-translation')
    const before = readFileSync(pathOf('pages/de/visit.json'), 'utf8')
    const run = () => runInProcess('translated', path, '--site', siteDir)
    expect(await run()).toMatchObject({ status: 0, output: expect.stringMatching(/now records/) })
    const after = readFileSync(pathOf('pages/de/visit.json'), 'utf8')
    expect(after.replace(/[0-9a-f]{8}/, '')).toBe(before.replace(/[0-9a-f]{8}/, ''))
    expect((await checkSite(siteDir)).problems.map(({ file }) => file)).not.toContainEqual(
      expect.stringMatching(/de\/visit/),
    )
    expect((await run()).output).toMatch(/already records/)
  })

  it.each([
    ['/de/news/tags/fluss'],
    [join(siteDir, 'pages/de/news/tags/[tag].json')],
  ])('is recorded in the file that makes the pages of tags by `translated %s`', async (path) => {
    rmSync(siteDir, { recursive: true })
    cpSync('examples/news', siteDir, { recursive: true })
    change('pages/de/news/tags/[tag].json', /"original": "[0-9a-f]+"/, '"original": "00000000"')
    expect(await listRules()).toContain('older-translation')
    expect(await runInProcess('translated', path, '--site', siteDir)).toMatchObject({ status: 0 })
    expect(await listRules()).not.toContain('older-translation')
  })

  it('is recorded in a translation that records nothing yet', async () => {
    change('pages/de/visit.json', / *"original".*\n/, '')
    await runInProcess('translated', '/de/visit', '--site', siteDir)
    expect(await listRules()).not.toContain('untracked-translation')
  })

  it.each([
    [['/de/vist'], 'There is no page at "/de/vist". Did you mean "/de/visit"?'],
    [['/visit'], 'Name a translation, such as "/de/visit".'],
    [['/de/own'], '"/de/own" is not a translation: there is no pages/own.json.'],
    [[], 'Name the path of a translation.'],
  ])('refuses %j and writes nothing', async (paths, message) => {
    cpSync(pathOf('pages/de/visit.json'), pathOf('pages/de/own.json'))
    change('pages/visit.json', /"title": "[^"]+"/, '"title": "Find us here"')
    const before = readFileSync(pathOf('pages/de/visit.json'), 'utf8')
    const { status, output } = await runInProcess(
      'translated',
      ...(paths.length > 0 ? ['/de/visit'] : []),
      ...paths,
      ...['--site', siteDir],
    )
    expect(output).toContain(message)
    expect(status).toBe(2)
    expect(readFileSync(pathOf('pages/de/visit.json'), 'utf8')).toBe(before)
  })
})

describe('the texts of the interface in a language', () => {
  const readRules = async () =>
    (await checkSite(siteDir)).problems.filter(({ rule }) => rule === 'english-words')

  beforeEach(() => {
    const settings = readJson('settings.json')
    settings.locales.push({ language: 'sv', partial: true })
    writeFileSync(pathOf('settings.json'), JSON.stringify(settings))
    const blocks = [{ type: 'hero', title: 'Bröd' }]
    const page = { title: 'Bröd', description: 'Bröd varje morgon.', blocks }
    writeFileSync(pathOf('pages/sv.json'), JSON.stringify(page))
  })

  it('are written in English, all of them, and counted until they are translated', async () => {
    const [before] = await readRules()
    expect(before?.hint).toContain('new -- messages sv')
    const { status, output } = await runInProcess('new', 'messages', 'sv', '--site', siteDir)
    expect(output).toContain('locales/sv/messages.json')
    expect(status).toBe(0)
    const written = readJson('locales/sv/messages.json')
    expect(written).toMatchObject({
      languages: { label: 'Languages' },
      // This site has no address in its tokens.
      notices: { submissionFailed: { description: 'Please try again.' } },
      blocks: { 'page-list': { labels: { all: 'All', previous: 'Previous' } } },
    })
    const { problems } = await checkSite(siteDir)
    expect(problems.filter(({ file }) => file.endsWith('messages.json'))).toEqual([])
    const [copied] = await readRules()
    expect(copied?.message).toMatch(/^This language is "sv", but \d\d interface texts/)
    const translated = JSON.stringify(written).replaceAll(/":"(?!\.\.)/g, '":"Text ')
    writeFileSync(pathOf('locales/sv/messages.json'), translated)
    expect(await readRules()).toEqual([])
  })

  it('are those of Quire in a language that it has', () => {
    const result = writeNewMessages(siteDir, 'DE-at')
    expect(result).toEqual({ files: [pathOf('locales/de/messages.json')] })
    expect(readJson('locales/de/messages.json')).toMatchObject({
      openMenu: 'Menü öffnen',
      blocks: { 'page-list': { labels: { all: 'Alle' } } },
    })
  })

  it('replace no file, and need a language of the site', () => {
    writeNewMessages(siteDir, 'sv')
    writeFileSync(pathOf('locales/sv/messages.json'), '{}')
    expect(writeNewMessages(siteDir, 'sv')).toMatchObject({
      problem: expect.stringMatching(/already exists/),
    })
    expect(writeNewMessages(siteDir, 'it')).toMatchObject({
      problem: expect.stringMatching(/no language "it"/),
    })
    expect(readFileSync(pathOf('locales/sv/messages.json'), 'utf8')).toBe('{}')
  })
})

describe('a page that moves', () => {
  const plan = (from: string, to: string) =>
    planMove({ siteDir, moves: [{ from, to, below: false }] })

  it('says where its translations are', () => {
    const { notes } = plan('/bread', '/loaves')
    expect(notes.map(({ note }) => note)).toEqual([
      'Its translation stays at "/de/bread". Move it to "/de/loaves" to keep it linked to this page.',
      'Its translation stays at "/ar/bread". Move it to "/ar/loaves" to keep it linked to this page.',
    ])
  })

  it.each([
    ['up to date', true],
    ['older', false],
  ])('changes links in originals, and leaves a translation that is %s so', async (_, isCurrent) => {
    const page = readJson('pages/bread.json')
    page.blocks.push({ type: 'cta', title: 'Come', actions: [{ label: 'Visit', href: '/visit' }] })
    writeFileSync(pathOf('pages/bread.json'), JSON.stringify(page, null, 2))
    if (isCurrent) {
      const german = readFileSync(pathOf('pages/de/bread.json'), 'utf8')
      writeFileSync(pathOf('pages/de/bread.json'), german.replace(/ *"original".*\n/, ''))
      await fixSite(siteDir)
    }
    const noted = readJson('pages/de/bread.json').original
    const { files } = plan('/visit', '/find-us')
    for (const { path, after } of files) {
      if (after === undefined) rmSync(path)
      else writeFileSync(path, after)
    }
    expect(readFileSync(pathOf('layout.json'), 'utf8')).toContain('"/find-us"')
    expect(readFileSync(pathOf('pages/bread.json'), 'utf8')).toContain('"/find-us"')
    expect(readJson('pages/de/bread.json').original === noted).toBe(!isCurrent)
    const { problems } = await checkSite(siteDir)
    const older = problems.filter(({ rule }) => rule === 'older-translation')
    expect(older.some(({ file }) => file.endsWith('pages/de/bread.json'))).toBe(!isCurrent)
  })

  it('is never a home page, nor the one for missing addresses', () => {
    for (const path of ['/de', '/ar', '/de/404']) expect(() => plan(path, '/x')).toThrow(path)
    expect(() => plan('/visit', '/de')).toThrow('/de')
    expect(existsSync(pathOf('pages/de.json'))).toBe(true)
  })
})

it('a page that is shown says its language and its versions', () => {
  const opened = openSite(siteDir)
  const show = (route: string) => {
    const page = opened.pageFiles.find((one) => one.route === route)
    if (!page) throw new Error(`There is no page ${route}.`)
    return renderPage(fillPage(opened, page)).split('\n')[0]
  }
  expect(show('/de/bread')).toBe(
    '// The page is in "de-AT". In other languages: /bread (en), /ar/bread (ar).',
  )
  expect(show('/only-english')).toBe('// The page is in "en". It is in no other language.')
})
