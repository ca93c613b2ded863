/** A build tells what a check from nothing tells, whatever it remembers of the build before. */
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hashSources } from '../../../engine/node/bundle/bundle-cache'
import { checkSite } from '../../../engine/node/check/run/check-site'
import type { Moment } from '../../../engine/node/moments/clock'
import { loadBuildCache, pathOfBuildCache } from '../../../engine/node/pages/build-cache'
import { buildSite } from '../../../engine/node/pipeline/build-site'
import { createRandom } from '../../support/arbitrary/random'
import { pickSize } from '../../support/run-length'
import { makeScratchFolder } from '../../support/scratch-folder'
import { momentIn } from '../../support/sites/moment'

const YEAR = 2026
const folder = makeScratchFolder()
const siteDir = join(folder, 'site')
const outDir = join(folder, 'dist')
const first = makeScratchFolder()

interface Card {
  title: string
  text?: string
  href: string
}

interface Page {
  heading: string
  cards: Card[]
  /** Of a draft, anything. */
  draft?: boolean
}

const fill = (card: Card) => ({ text: 'More.', ...card })

function writePage(name: string, { heading, cards, draft }: Page): void {
  const list = { type: 'cards', id: 'more', title: 'More to read', items: cards.map(fill) }
  const blocks = [{ type: 'hero', title: heading }, ...(cards.length > 0 ? [list] : [])]
  const page = { title: heading, description: `All about ${heading}.`, blocks }
  const file = join(siteDir, 'pages', `${name}.json`)
  writeFileSync(file, JSON.stringify({ ...page, ...(draft && { draft }) }))
}

const RYE: Page = { heading: 'Rye bread', cards: [{ title: 'Biscuits', href: '/oat' }] }
const OAT: Page = {
  heading: 'Oat biscuit',
  cards: [
    { title: 'Butter', href: '/rye' },
    { title: 'Rye bread', href: '/rye' },
    { title: 'Tea', text: 'See [the kettle](/rye) and [click here](/rye).', href: '/rye#more' },
  ],
}

beforeAll(async () => {
  cpSync('tests/sites/tiny', siteDir, { recursive: true })
  writePage('rye', RYE)
  writePage('oat', OAT)
  const { problems } = await buildSite({ siteDir, outDir, moment: momentIn(YEAR) })
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
  cpSync(siteDir, join(first, 'site'), { recursive: true })
  cpSync(outDir, join(first, 'dist'), { recursive: true, preserveTimestamps: true })
  cpSync(pathOfBuildCache({ siteDir, outDir }), join(first, 'cache'))
}, 120_000)

beforeEach(() => {
  rmSync(folder, { recursive: true })
  mkdirSync(folder)
  cpSync(join(first, 'site'), siteDir, { recursive: true, preserveTimestamps: true })
  cpSync(join(first, 'dist'), outDir, { recursive: true, preserveTimestamps: true })
  cpSync(join(first, 'cache'), pathOfBuildCache({ siteDir, outDir }))
})

/** Builds on what is remembered, and returns the warnings about links; they are those of a check. */
async function expectSame(moment: Moment = momentIn(YEAR)): Promise<string[]> {
  const { problems } = await buildSite({ siteDir, outDir, moment })
  expect(problems).toEqual((await checkSite(siteDir, { moment })).problems)
  return problems.flatMap(({ rule, file, message }) =>
    rule === 'unrelated-link' ? [`${file.split('/').at(-1)}: ${message}`] : [],
  )
}

const BEFORE = [
  'oat.json: The words "Butter" have nothing in common with the headings of "/rye".',
  'oat.json: The words "click here" do not say where the link leads.',
  'oat.json: The words "Tea" have nothing in common with the headings of "/rye#more".',
]

describe('the warnings about links of a second build', () => {
  it('are those of the first where nothing has changed', async () => {
    const found = await expectSame()
    expect(found).toEqual(expect.arrayContaining(BEFORE.slice(0, 2)))
  })

  it('are there when a page is called otherwise, on pages that link to it', async () => {
    writePage('oat', { ...OAT, heading: 'Tea cakes', cards: [] })
    expect(await expectSame()).toContain(
      'rye.json: The words "Biscuits" have nothing in common with the headings of "/oat".',
    )
  })

  it('go when the page that links is put right, or the other one is', async () => {
    writePage('rye', { ...RYE, heading: 'Butter on rye' })
    expect(await expectSame()).not.toContain(BEFORE[0])
  })

  it('are those of a check when a page comes, and when it goes again', async () => {
    writePage('tea', { heading: 'Tea', cards: [{ title: 'Kettle', href: '/oat' }] })
    expect(await expectSame()).toContain(
      'tea.json: The words "Kettle" have nothing in common with the headings of "/oat".',
    )
    rmSync(join(siteDir, 'pages/tea.json'))
    await expectSame()
  })

  it('are those of a check when a page becomes a draft, and when it is one no longer', async () => {
    writePage('rye', { ...RYE, draft: true })
    await expectSame()
    writePage('rye', RYE)
    await expectSame()
  })

  it('follow the year in the words of links', async () => {
    writePage('rye', { heading: 'Prices of 2026', cards: [{ title: 'Oats', href: '/oat' }] })
    writePage('oat', { heading: 'Oats', cards: [{ title: '{year}', href: '/rye' }] })
    expect(await expectSame()).toEqual([])
    expect(await expectSame(momentIn(YEAR + 1))).toEqual([
      'oat.json: The words "2027" have nothing in common with the headings of "/rye".',
    ])
  })

  it(`are those of a check after each of ${pickSize({ short: 12, long: 200 })} edits by chance`, async () => {
    const { seed, random } = createRandom()
    const pick = <T>(list: T[]): T => list[Math.floor(random() * list.length)] as T
    const words = ['Rye', 'Oat', 'Butter', 'Tea', 'Loaf', 'Click here', 'Rye and tea']
    const names = ['rye', 'oat', 'tea', 'butter']
    const cards = [{ title: 'Rye', href: '/rye' }]
    for (const name of names) writePage(name, { heading: pick(words), cards })
    for (let edit = 0; edit < pickSize({ short: 12, long: 200 }); edit += 1) {
      const cards = Array.from({ length: 3 }, () => ({
        title: pick(words),
        ...(random() < 0.2 && { text: `See [${pick(words)}](/${pick(names)}).` }),
        href: `/${pick(names)}`,
      }))
      writePage(pick(names), { heading: pick(words), cards })
      await expectSame().catch((reason: Error) => {
        throw new Error(`seed ${seed}, edit ${edit}`, { cause: reason })
      })
    }
  }, 300_000)

  it('are remembered for pages that have none in their texts', async () => {
    const { recall, close } = loadBuildCache({ siteDir, outDir, sources: hashSources() })
    close()
    const { site } = await checkSite(siteDir, { moment: momentIn(YEAR) })
    const memory = recall(site?.sharedVersion ?? '')
    expect(memory.findings('pages/rye.json')).toEqual([])
    expect(memory.findings('pages/oat.json')).toBeUndefined()
  })
})
