import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { applyPatch } from 'diff'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkSite } from '../../../../../engine/node/check/run/check-site'
import { fixSite } from '../../../../../engine/node/edit/fix/fix-site'
import { previewFix } from '../../../../../engine/node/edit/fix/preview-fix'
import { findNearest, suggest } from '../../../../../engine/node/lib/problems/nearest'
import { pickSize } from '../../../../support/run-length'
import { makeScratchFolder } from '../../../../support/scratch-folder'

const COLORS = { ink: '#000000', paper: '#FFFFFF', mist: '#EEEEEE', action: '#0000AA' }
const buildPage = (title: string, ...blocks: object[]) => ({
  title,
  description: `About ${title}.`,
  blocks: [{ type: 'hero', title }, ...blocks],
})
const HOME = buildPage(
  'Home',
  {
    type: 'cards',
    title: 'Café “Ledger”',
    items: [
      { title: 'One', text: 'See [us](/about#people), [write](mailto:{email}).', href: '/about' },
      {
        title: 'Two',
        text: 'Tab:\tend.',
        icon: 'building-bank',
        linkLabel: 'About us',
        href: '/about',
      },
    ],
  },
  { type: 'cta', tone: 'mist', title: 'Ask {brand}', actions: [{ label: 'Us', href: '/about' }] },
)
const FILES: Record<string, unknown> = {
  'settings.json': {
    brand: 'Case',
    url: 'https://case.example',
    tokens: { email: 'hello@case.example' },
    theme: { colors: { ...COLORS, accent: '#AA0000' } },
  },
  'redirects.json': { rules: [{ from: '/former', to: '/about' }] },
  'pages/404.json': buildPage('Not found'),
  'pages/about.json': buildPage('About', { type: 'cta', id: 'people', title: 'Meet us' }),
  'pages/index.json': HOME,
}
const PAGE = 'pages/index.json'
const dir = makeScratchFolder()

/** Writes the site with the given text on the home page. */
function writeSite(home: string): void {
  for (const [file, content] of Object.entries({ ...FILES, [PAGE]: home })) {
    mkdirSync(dirname(join(dir, file)), { recursive: true })
    writeFileSync(
      join(dir, file),
      typeof content === 'string' ? content : JSON.stringify(content, null, 2),
    )
  }
}

const readHome = () => readFileSync(join(dir, PAGE), 'utf8')
const STRINGS = /"(?:[^"\\]|\\.)*"/g
const listStrings = (text: string) => text.match(STRINGS) ?? []

/** A typing error in a string or a name: a letter added, missing, or swapped. */
interface Typo {
  which: number
  where: number
  kind: 'double' | 'drop' | 'swap'
}

const typos = fc.array(
  fc.record<Typo>({
    which: fc.nat(),
    where: fc.nat(),
    kind: fc.constantFrom('double', 'drop', 'swap'),
  }),
  { minLength: 1, maxLength: 4 },
)

function typo(text: string, { which, where, kind }: Typo): string {
  let index = -1
  const wanted = which % listStrings(text).length
  return text.replace(STRINGS, (literal) => {
    index += 1
    // Escapes stay intact, because invalid JSON is not repaired.
    if (index !== wanted || literal.length < 5 || literal.includes('\\')) return literal
    const at = 1 + (where % (literal.length - 3))
    const [one, two] = [literal.charAt(at), literal.charAt(at + 1)]
    const fixed = { double: one + one + two, drop: two, swap: two + one }[kind]
    return literal.slice(0, at) + fixed + literal.slice(at + 2)
  })
}

const layouts = fc.constantFrom<(text: string) => string>(
  (text) => text,
  (text) => text.replaceAll('\n', '\r\n'),
  (text) => `\uFEFF${text}\n\n`,
  (text) => text.replaceAll('  ', '\t'),
  (text) => text.replaceAll(/\n */g, ' ').replaceAll('": ', '"  :'),
)

describe('fixing a site (R-340)', () => {
  it('changes nothing in a site without problems', async () => {
    writeSite(JSON.stringify(HOME))
    expect(await fixSite(dir)).toEqual({ changes: [], problems: [], pages: 3 })
  })

  it.each([
    ['a block type', '"cards"', '"card"'],
    ['a name', '"linkLabel"', '"linkLable"'],
    ['a value of a list', '"mist"', '"misst"'],
    ['an icon', '"building-bank"', '"bulding-bank"'],
    ['a link', '"href": "/about"', '"href": "/abuot"'],
    ['an anchor in a text', '/about#people', '/about#poeple'],
    ['an old address', '"href": "/about"', '"href": "/former"'],
    ['a word in braces', '{email}', '{emial}'],
  ])('fixes %s', async (_what, right, wrong) => {
    const home = JSON.stringify(HOME, null, 2)
    expect(home).toContain(right)
    writeSite(home.replace(right, wrong))
    expect((await fixSite(dir)).problems).toEqual([])
    expect(readHome()).toBe(home)
  })

  it.each([
    ['a word that is far from all', '"cards"', '"pricing"'],
    ['a name that the object would then have twice', '"label"', '"hrefs": "/", "label"'],
    ['a page that stands elsewhere', '"href": "/about"', '"href": "/us/about"'],
  ])('leaves %s to its author', async (_what, right, wrong) => {
    const home = JSON.stringify(HOME, null, 2).replace(right, wrong)
    writeSite(home)
    const { changes, problems } = await fixSite(dir)
    expect(changes).toEqual([])
    expect(problems.length).toBeGreaterThan(0)
    expect(readHome()).toBe(home)
    const promised = (await checkSite(dir)).problems.filter(({ fix }) => fix !== undefined)
    expect(promised).toEqual([])
  })

  it.each([
    ['a comma after the last entry', (home: string) => home.replace(/"(?=\s*\})/, '",')],
    ['a comment', (home: string) => home.replace('{\n', '{\n  // The home page.\n')],
    ['a tab in a text', (home: string) => home.replace('Tab:\\tend', 'Tab:\tend')],
    ['quotes as in print', (home: string) => home.replace('"Ask {brand}"', '“Ask {brand}”')],
    ['a missing quote', (home: string) => home.replace('"Two",', '"Two,')],
    ['a missing comma', (home: string) => home.replace('"tone": "mist",', '"tone": "mist"')],
    [
      'a semicolon and a typo behind it',
      (home: string) => home.replace('"tone": "mist",', '"tone": "misst";'),
    ],
  ])('fixes the syntax: %s', async (_what, typo) => {
    const home = JSON.stringify(HOME, null, 2)
    const wrong = typo(home)
    expect(wrong).not.toBe(home)
    writeSite(wrong)
    expect((await fixSite(dir)).problems).toEqual([])
    expect(readHome()).toBe(home)
  })

  it.each([
    ['opening bracket', '"items": [', '"items": '],
    ['closing bracket', /\n {6}\]/, ''],
    ['opening brace', /\n {8}\{/, ''],
    ['closing brace', /\n {8}\}/, ''],
  ])('leaves a forgotten %s to its author', async (_what, right, wrong) => {
    const home = JSON.stringify(HOME, null, 2).replace(right, wrong)
    writeSite(home)
    const { changes, problems } = await fixSite(dir)
    expect(changes).toEqual([])
    expect(problems.map(({ rule }) => rule)).toEqual(['bad-json'])
    expect(readHome()).toBe(home)
  })

  it('fixes the others where one typo is left to its author', async () => {
    const home = JSON.stringify(HOME, null, 2)
    const wrong = home
      .replace('"linkLabel"', '"linkLable"')
      .replace('"href": "/about"', '"href": "/us/x"')
    writeSite(wrong)
    const { changes, problems } = await fixSite(dir)
    expect(changes.map(({ to }) => to)).toEqual(['"linkLabel"'])
    expect(problems.map(({ rule }) => rule)).toEqual(['missing-page'])
  })

  it('is certain of the only word that is one typo away', () => {
    const fixOf = (word: string, ...all: string[]) => suggest(word, findNearest(word, all)).fix?.to
    expect(fixOf('heroo', 'hero', 'cards')).toBe('hero')
    expect(fixOf('linkLable', 'linkLabel')).toBe('linkLabel')
    expect(fixOf('cart', 'card', 'cars')).toBeUndefined()
    expect(fixOf('comparsion', 'comparision')).toBe('comparision')
    expect(fixOf('comprson', 'comparison')).toBeUndefined()
    expect(fixOf('/2025', '/2026')).toBeUndefined()
  })

  it('shows what it would write, and writes nothing', async () => {
    const home = JSON.stringify(HOME, null, 2)
    const wrong = home.replace('"cards"', '"card"').replace('"tone": "mist",', '"tone": "mist"')
    writeSite(wrong)
    const { diff, changes } = await previewFix(dir)
    expect(changes).toBe(2)
    expect(applyPatch(wrong, diff)).toBe(home)
    expect(diff).toContain('pages/index.json\n')
    expect(readHome()).toBe(wrong)
  })

  it('writes nothing that brings to light more than it fixes', async () => {
    const blocks = [HOME.blocks[0], { type: 'card', one: 1, two: 2, three: 3 }]
    const home = JSON.stringify({ ...HOME, blocks })
    writeSite(home)
    const { changes, problems } = await fixSite(dir)
    expect(changes).toEqual([])
    expect(readHome()).toBe(home)
    expect(problems.some(({ fix }) => fix !== undefined)).toBe(false)
  })

  it('never adds a problem, touches nothing else, and is done after one run', async () => {
    const trial = async (layout: (text: string) => string, made: Typo[]) => {
      writeSite(layout(made.reduce(typo, JSON.stringify(HOME, null, 2))))
      const before = readHome()
      const { problems } = await checkSite(dir)
      const fixed = await fixSite(dir)
      const after = readHome()
      expect(fixed.problems.length).toBeLessThanOrEqual(problems.length)
      expect(after.replace(STRINGS, '""')).toBe(before.replace(STRINGS, '""'))
      const said = new Set(fixed.changes.flatMap(({ from, to }) => [from, to]))
      const changed = listStrings(before).filter(
        (text, index) => text !== listStrings(after)[index],
      )
      expect(changed.filter((text) => !said.has(text))).toEqual([])
      expect((await fixSite(dir)).changes).toEqual([])
      expect(readHome()).toBe(after)
    }
    const numRuns = Number(process.env.PROPERTY_RUNS ?? pickSize({ short: 60, long: 200 }))
    await fc.assert(fc.asyncProperty(layouts, typos, trial), { numRuns })
  })
})
