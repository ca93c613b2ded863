/** A build with a cache reports the same problems as a check without a cache. */
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildSite } from '../../../engine/node/build/build-site'
import { pathOfBuildCache } from '../../../engine/node/build/cache/build-cache'
import { checkSite } from '../../../engine/node/check/run/check-site'
import type { BuildTime } from '../../../engine/node/sources/time/clock'
import { createRandom } from '../../support/arbitrary/random'
import { pickSize } from '../../support/run-length'
import { makeScratchFolder } from '../../support/scratch-folder'
import { buildTimeIn } from '../../support/sites/build-time'

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
  /** Problems in a draft are ignored. */
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
  const { problems } = await buildSite({ siteDir, outDir, buildTime: buildTimeIn(YEAR) })
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

/** Builds with the cache, expects the problems of a check, and returns them. */
async function expectSame(buildTime: BuildTime = buildTimeIn(YEAR)): Promise<string[]> {
  const { problems } = await buildSite({ siteDir, outDir, buildTime })
  expect(problems).toEqual((await checkSite(siteDir, { buildTime })).problems)
  return problems.map(({ rule, file }) => `${file.split('/').at(-1)}: ${rule}`)
}

describe('the problems of a second build', () => {
  it('are those of the first where nothing has changed', async () => {
    expect(await expectSame()).toContain('oat.json: unrelated-link')
  })

  it('are there when another page gets the same title, and go when it gets its own', async () => {
    writePage('oat', { ...OAT, heading: RYE.heading })
    expect(await expectSame()).toContain('rye.json: duplicate-title')
    writePage('oat', OAT)
    expect(await expectSame()).not.toContain('rye.json: duplicate-title')
  })

  it('are there when a link loses its target, and go when it is back', async () => {
    writePage('rye', { ...RYE, cards: [] })
    expect(await expectSame()).toContain('oat.json: missing-anchor')
    writePage('rye', RYE)
    expect(await expectSame()).not.toContain('oat.json: missing-anchor')
  })

  it('are those of a check when a page comes, and when it goes again', async () => {
    writePage('tea', { heading: RYE.heading, cards: [{ title: 'Kettle', href: '/oat' }] })
    expect(await expectSame()).toContain('tea.json: duplicate-title')
    rmSync(join(siteDir, 'pages/tea.json'))
    await expectSame()
  })

  it('are those of a check when a page becomes a draft, and when it is one no longer', async () => {
    writePage('rye', { ...RYE, draft: true })
    expect(await expectSame()).toContain('oat.json: unpublished-page')
    writePage('rye', RYE)
    expect(await expectSame()).not.toContain('oat.json: unpublished-page')
  })

  it('follow the year in titles', async () => {
    writePage('rye', { heading: 'Prices of 2027', cards: RYE.cards })
    writePage('oat', { ...OAT, heading: 'Prices of {year}' })
    expect(await expectSame()).not.toContain('rye.json: duplicate-title')
    expect(await expectSame(buildTimeIn(YEAR + 1))).toContain('rye.json: duplicate-title')
  })

  it(`are those of a check after each of ${pickSize({ short: 12, long: 200 })} edits by chance`, async () => {
    const { seed, random } = createRandom()
    const pick = <T>(list: T[]): T => list[Math.floor(random() * list.length)] as T
    const words = ['Rye', 'Oat', 'Butter', 'Tea', 'Loaf', 'Click here', 'Rye and tea']
    const names = ['rye', 'oat', 'tea', 'butter']
    const cards = [{ title: 'Rye', href: '/rye' }]
    for (const name of names) writePage(name, { heading: pick(words), cards })
    for (let edit = 0; edit < pickSize({ short: 12, long: 200 }); edit += 1) {
      const cards = Array.from({ length: random() < 0.2 ? 0 : 3 }, () => ({
        title: pick(words),
        ...(random() < 0.2 && { text: `See [${pick(words)}](/${pick(names)}).` }),
        href: `/${pick(names)}${random() < 0.3 ? '#more' : ''}`,
      }))
      writePage(pick(names), { heading: pick(words), cards })
      await expectSame().catch((reason: Error) => {
        throw new Error(`seed ${seed}, edit ${edit}`, { cause: reason })
      })
    }
  }, 300_000)
})
