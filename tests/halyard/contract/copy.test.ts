/** Requirements for the copy on every page of the shipped site. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { htmlPathOf } from '../../../engine/core/addresses/paths'
import { buildSite } from '../../../engine/node/build/build-site'
import type { Reference } from '../../../engine/node/check/run/check-site'
import { makeScratchFolder } from '../../support/scratch-folder'
import { readPages } from '../../support/sites/read-pages'
import {
  countWords,
  dropDrawings,
  findRepeated,
  findWords,
  parseTexts,
  sliceBody,
} from '../support/copy'
import { AMERICAN, FILLER } from '../support/copy-words'
import { findDeviations, getTemplate, listNeighbours } from '../support/templates'

const outDir = join(makeScratchFolder(), 'dist')
const PLACEHOLDER = /\{[\w.]*\}|\bTODO\b|\blorem\b|\bundefined\b|\[object \w+\]|\bNaN\b/gi

/** The HTML of each page, keyed by route, including the 404 page. */
const html = new Map<string, string>()
/** The text on each page without its closing call to action. */
const bodies = new Map<string, string[]>()
/** The text on each page, including the header, the footer and the closing call to action. */
const wholes = new Map<string, string[]>()

const pages = readPages('site')
/** The block types of each page, in order. */
const types = new Map(
  pages.map(({ route, page }) => [route, page.blocks.map(({ type }) => type)] as const),
)

const listSolutions = () => [...html.keys()].filter((route) => route.startsWith('/solutions/'))

/** `true` if a string is only shown to one audience, and so is not in the HTML. */
const isVariantText = ({ meaning, pointer }: Reference) =>
  meaning.endsWith('text') && pointer.includes('/byAudience/')

beforeAll(async () => {
  const { problems } = await buildSite({ siteDir: 'site', outDir, precompress: false })
  expect(problems).toEqual([])
  for (const { route, references } of pages) {
    const page = readFileSync(join(outDir, htmlPathOf(route)), 'utf8')
    html.set(route, page)
    const variants = references.filter(isVariantText).map(({ value }) => value)
    bodies.set(route, [...parseTexts(sliceBody(page)), ...variants])
    wholes.set(route, [...parseTexts(page), ...variants])
  }
  expect(html.size).toBeGreaterThanOrEqual(28)
}, 120_000)

describe('the words of the shipped site', () => {
  it('say no sentence on more than two pages', () => {
    expect(findRepeated(bodies)).toEqual([])
  })

  it('are spelt as in Australia', () => {
    expect(findWords(wholes, AMERICAN)).toEqual([])
  })

  it('do without filler', () => {
    expect(findWords(wholes, FILLER)).toEqual([])
  })

  it('hold no placeholder, in the page or its head (R-020)', () => {
    const heads = [...html].map(([route, page]) => {
      const head = page.slice(0, page.indexOf('</head>'))
      const values = [...head.matchAll(/<title>([^<]*)|content="([^"]*)"/g)]
      return [route, values.map((match) => match[1] ?? match[2] ?? '')] as const
    })
    expect(findWords(wholes, PLACEHOLDER)).toEqual([])
    expect(findWords(new Map(heads), PLACEHOLDER)).toEqual([])
  })
})

describe('a page about a solution', () => {
  it('has 450 to 700 words', () => {
    const counts = listSolutions().map((route) => {
      const copy = dropDrawings(sliceBody(html.get(route) ?? ''))
      return [route, countWords(parseTexts(copy))] as const
    })
    expect(counts.length).toBe(11)
    expect(counts.filter(([, count]) => count < 450 || count > 700)).toEqual([])
  })

  it('has six to nine blocks of at least four types, closing call not counted', () => {
    const isOdd = (list: string[]) => list.length < 6 || list.length > 9 || new Set(list).size < 4
    const odd = listSolutions().filter((route) => isOdd(types.get(route) ?? []))
    expect(odd.map((route) => [route, types.get(route)])).toEqual([])
  })

  it('has blocks in an order that no other such page has', () => {
    const orders = listSolutions().map((route) => types.get(route)?.join(' '))
    expect(orders.filter((order, index) => orders.indexOf(order) !== index)).toEqual([])
  })

  it('follows one of three templates, and no neighbour follows the same', () => {
    const modules = pages.filter(({ route }) => route.startsWith('/solutions/'))
    const odd = modules.map(({ route, page }) => [route, findDeviations(page)] as const)
    expect(odd.filter(([, deviations]) => deviations.length > 0)).toEqual([])
    const templates = new Map(modules.map(({ route, page }) => [route, getTemplate(page)]))
    expect(new Set(templates.values())).toEqual(new Set(['desk', 'lifecycle', 'institution']))
    const home = pages.find(({ route }) => route === '/')?.page
    const neighbours = home ? listNeighbours(home) : []
    expect(neighbours).toHaveLength(10 + 6)
    const same = neighbours.filter(([one, other]) => templates.get(one) === templates.get(other))
    expect(same).toEqual([])
  })
})
