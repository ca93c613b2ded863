import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { renderBlockPage } from '../../../engine/node/block-tools/catalogue/block-page'
import type { Catalogue } from '../../../engine/node/block-tools/catalogue/catalogue'
import {
  blockPagePath,
  blockPicturePath,
  buildCatalogue,
  CATALOGUE_ROUTE,
  EXAMPLES_ROUTE,
} from '../../../engine/node/block-tools/catalogue/catalogue'
import { loadExamples } from '../../../engine/node/block-tools/catalogue/examples'
import { groupEntries } from '../../../engine/node/block-tools/catalogue/groups'
import { renderStartPage } from '../../../engine/node/block-tools/catalogue/start-page'
import { writeCatalogue } from '../../../engine/node/block-tools/catalogue/write-catalogue'
import { buildSite } from '../../../engine/node/build/build-site'
import { checkSite } from '../../../engine/node/check/run/check-site'
import { listLookFonts, listLooks } from '../../../engine/node/edit/new/look/looks'
import { projectRoot } from '../../../engine/node/lib/files/project-root'
import { OWN_GROUP } from '../../../engine/node/schemas/block-groups'
import { loadSchemas } from '../../../engine/node/schemas/schemas'

const TINY = join(projectRoot, 'tests/sites/tiny')
const OUT = join(projectRoot, '.test/catalogue')
const types = loadSchemas(projectRoot).blockTypes

describe('the catalogue (R-344)', () => {
  let catalogue: Catalogue
  let start: string
  /** The pages of all block types. */
  let html: string
  const SAMPLE = { sample: '<style>:root{--a:1}</style>' }

  beforeAll(async () => {
    catalogue = buildCatalogue((await checkSite(TINY)).site)
    start = renderStartPage(catalogue, SAMPLE)
    html = catalogue.entries.map((entry) => renderBlockPage(catalogue, entry, SAMPLE)).join('')
  })

  const entryOf = (type: string) => catalogue.entries.find((entry) => entry.type === type)
  const propertyOf = (type: string, path: string) =>
    entryOf(type)?.properties.find((property) => property.path === path)

  it('has every block type with a description', () => {
    expect(catalogue.entries.map(({ type }) => type).sort()).toEqual(types)
    for (const { type, description } of catalogue.entries) {
      expect(description, type).toMatch(/\.$/)
      expect(html).toContain(`<h1>${type}</h1>`)
      expect(start).toContain(`<a href="${blockPagePath(type)}">${type}</a>`)
    }
  })

  it('has each built-in block in a group, and the others among those of the project', () => {
    const without = catalogue.entries.filter(({ group }) => group === OWN_GROUP)
    expect(without.map(({ type }) => type)).toEqual([])
    const [first, ...others] = catalogue.entries
    const own = { ...first, group: OWN_GROUP } as Catalogue['entries'][number]
    const [own1, ...groups] = groupEntries([own, ...others])
    expect(own1).toMatchObject({ heading: OWN_GROUP, entries: [own] })
    expect(groups.flatMap(({ entries }) => entries)).toHaveLength(others.length)
  })

  it('finds blocks by their other names', () => {
    const { alsoCalled = [] } = entryOf('hero') ?? {}
    expect(alsoCalled).toEqual(expect.arrayContaining(['Page opening', 'banner']))
    expect(start).toMatch(/<li id="hero" data-words="hero [^"]* page opening banner /)
  })

  it('says of every property what it is for and what may be written', () => {
    const silent = catalogue.entries.flatMap(({ type, properties }) =>
      properties
        .filter(({ description, type: shape }) => !/\.$/.test(description) || !shape)
        .map(({ path }) => `${type}: ${path}`),
    )
    expect(silent).toEqual([])
  })

  it('has nested properties, those of each kind of entry, defaults and what is required', () => {
    expect(propertyOf('cards', 'columns')).toEqual({
      path: 'columns',
      type: '2 | 3 | 4',
      required: false,
      fallback: '3',
      description: 'The number of cards side by side on a wide screen.',
    })
    expect(propertyOf('cards', 'items')).toMatchObject({
      type: 'a list of 1 or more: an object',
      required: true,
    })
    expect(propertyOf('cards', 'items[].title')).toMatchObject({ type: 'text', required: true })
    expect(propertyOf('form', 'fields[select].options[].value')?.required).toBe(true)
    expect(propertyOf('hero', 'aside')?.type).toBe('a block')
    expect(propertyOf('hero', 'byAudience')).toBeDefined()
  })

  it('has every example, with the JSON to copy', () => {
    for (const [type, examples] of loadExamples()) {
      expect(entryOf(type)?.examples.map(({ block }) => block)).toEqual(
        examples.map(({ block }) => block),
      )
    }
    const sources = [...html.matchAll(/<pre [^>]*>([^<]*)<\/pre>/g)].map(([, text = '']) =>
      JSON.parse(
        text
          .replace(/&quot;/g, '"')
          .replace(/&lt;/g, '<')
          .replace(/&gt;/g, '>')
          .replace(/&amp;/g, '&'),
      ),
    )
    expect(sources).toEqual(
      catalogue.entries.flatMap(({ examples }) => examples.map(({ block }) => block)),
    )
  })

  it('names the pages that use a block, in others too, and what all pages share', () => {
    expect(entryOf('faq')?.usedBy.map(({ route }) => route)).toContain('/')
    expect(entryOf('header')).toMatchObject({ inLayout: true, usedBy: [] })
    expect(entryOf('hub-diagram')?.usedBy).toEqual([])
    expect(html).toContain('No page of this site uses it.')
    const broken = buildCatalogue(undefined)
    const [first] = broken.entries
    if (!first) throw new Error('There are no block types.')
    expect(renderBlockPage(broken, first, SAMPLE)).toContain('The site has errors. Fix them')
  })

  it('takes the styles of a page, and writes schemas’ code as code', () => {
    for (const page of [start, html]) expect(page).toContain(SAMPLE.sample)
    const sample = '<style>@font-face{font-display:optional}</style>'
    expect(renderStartPage(catalogue, { sample })).toContain('{font-display:swap}')
    expect(html).not.toMatch(/<td>[^<]*`/)
    expect(html).toContain('<code>audiences.json</code>')
  })

  it('is written as pages that any host can serve', async () => {
    rmSync(OUT, { recursive: true, force: true })
    expect(await writeCatalogue(TINY, OUT)).toEqual({ problems: [], types: types.length })
    const read = (path: string) => readFileSync(join(OUT, path), 'utf8')
    for (const { type, picture, examples } of catalogue.entries) {
      const path = blockPagePath(type)
      for (const { route } of examples) {
        expect(read(path)).toContain(`src="..${route}.html"`)
        expect(existsSync(join(OUT, `${route}.html`)), route).toBe(true)
      }
      if (picture) expect(existsSync(join(OUT, blockPicturePath(type))), type).toBe(true)
    }
    expect(catalogue.entries.filter(({ picture }) => picture).length).toBeGreaterThan(40)
    const paths = ['index.html', ...catalogue.entries.map(({ type }) => blockPagePath(type))]
    for (const path of paths) {
      for (const [, link = ''] of read(path).matchAll(/ (?:href|src)="([^":#]+)"/g)) {
        expect(existsSync(join(OUT, path, '..', link)), `${path}: ${link}`).toBe(true)
      }
    }
    expect(read(blockPagePath('faq'))).toContain('href="https://wren.example/"')
    for (const look of listLooks()) {
      const files = [...listLookFonts(look).keys()].sort()
      expect(readdirSync(join(OUT, 'looks', look)).sort(), look).toEqual(files)
      for (const font of files.filter((file) => file.endsWith('.woff2'))) {
        expect(read(blockPagePath('faq'))).toContain(`looks/${look}/${font}`)
      }
    }
    // Its example is shown as its picture.
    const [first, ...others] = catalogue.entries
    const own = { ...first, picture: undefined, isOwn: true } as Catalogue['entries'][number]
    const page = renderStartPage({ ...catalogue, entries: [own, ...others] }, SAMPLE)
    expect(page).toContain(`<iframe src="-examples/${own.type}/example-1.html" `)
    // With settings for web servers, the iframes would be forbidden.
    expect(readdirSync(join(OUT, '.quire'))).toEqual(['output.json'])
  }, 120_000)

  it('has the path at which a server has it', async () => {
    await writeCatalogue(TINY, OUT, { base: '/blocks' })
    const example = readFileSync(join(OUT, '-examples/faq/example-1.html'), 'utf8')
    const links = [...example.matchAll(/ (?:href|src)="(\/[^"]*)"/g)].map(([, link = '']) => link)
    expect(links.length).toBeGreaterThan(2)
    expect(links.filter((link) => !link.startsWith('/blocks'))).toEqual([])
  }, 120_000)

  it('is in no built site', async () => {
    const outDir = join(projectRoot, '.test/without-catalogue')
    await buildSite({ siteDir: TINY, outDir })
    const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    expect(files.filter((file) => /catalogue|-examples/.test(file))).toEqual([])
    const texts = files.filter((file) => /\.(html|js|json|css|xml)$/.test(file))
    expect(texts.length).toBeGreaterThan(20)
    const naming = texts.filter((file) => {
      const text = readFileSync(join(outDir, file), 'utf8')
      return text.includes(CATALOGUE_ROUTE) || text.includes(EXAMPLES_ROUTE)
    })
    expect(naming).toEqual([])
  }, 120_000)
})
