/** Requirements for the shipped site's text, as it appears in JSON. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { getOuterPointer, parsePointer, splitPointer } from '../../../engine/core/json-pointer'
import { findWords } from '../../../engine/core/text/words'
import { isVariant } from '../../../engine/node/check/facts/variants'
import type { Reference } from '../../../engine/node/check/schema/validate'
import type { Block } from '../../../schemas/generated/types'
import { readPages } from '../../support/sites/read-pages'
import { listSentences } from '../support/copy'
import { findFigures } from '../support/copy-words'
import { findCauses, findNames, findUngiven, QUOTED } from '../support/names'

const pages = readPages('site')
/** Text that pages share, keyed by file name. */
const shared = ['cta.json', 'messages.json'].map((file) => ({
  route: file,
  references: listTexts(JSON.parse(readFileSync(`site/${file}`, 'utf8'))),
}))
const titles = pages.map(({ page }) => page.title)

/** Text that quotes laws, addresses and regulators, and job adverts. */
const LEGAL = ['/legal', '/privacy', '/terms']

const nameOf = ({ pointer }: Reference) => splitPointer(pointer)[1]
const isText = ({ meaning }: Reference) => meaning === 'text' || meaning === 'rich-text'

/** The matching text on each page, as `route: text`, and the page's text in the search index. */
function findIn(
  find: (texts: string[]) => string[],
  isWanted: (reference: Reference, route: string) => boolean = () => true,
): string[] {
  return [...pages, ...shared].flatMap(({ route, references }) =>
    find(
      references
        .filter((reference) => isText(reference) && isWanted(reference, route))
        .map(({ value }) => value),
    ).map((found) => `${route}: ${found}`),
  )
}

/** Headings in a broad sense: titles, the lines above them, questions, and link text. */
const HEADINGS = ['title', 'eyebrow', 'question', 'label', 'linkLabel', 'corner']

describe('the names in the copy', () => {
  it('are given by the specification, as are the clients and regions', () => {
    const isCopy = (reference: Reference, route: string) =>
      !LEGAL.includes(route) &&
      !isExample(reference, route) &&
      !isField(reference, route) &&
      !isOpening(reference, route)
    expect(findIn((texts) => findNames(texts, titles), isCopy)).toEqual([])
    expect(findIn(findUngiven, (_reference, route) => !LEGAL.includes(route))).toEqual([])
  })

  it('and no cause is claimed for a figure', () => {
    expect(findIn(findCauses)).toEqual([])
  })

  it('as are the figures, but for example data (R-003)', () => {
    const isClaim = (reference: Reference, route: string) => !isExample(reference, route)
    expect(findIn(findFigures, isClaim)).toEqual([])
  })
})

const requirements = readFileSync('tests/requirements.md', 'utf8')

/**
 * Properties next to a URL that may contain the link text. The first one that is present counts.
 */
const WORDS = ['linkLabel', 'label', 'title']

describe('the links', () => {
  const links = pages.flatMap(({ route, references }) => {
    const texts = new Map(references.map(({ pointer, value }) => [pointer, value]))
    return references.flatMap(({ meaning, pointer, value: href }) => {
      if (meaning !== 'href') return []
      const owner = getOuterPointer(pointer)
      const words = WORDS.flatMap((name) => texts.get(`${owner}/${name}`) ?? [])[0]
      const to = href.startsWith('#') ? route + href : href
      return words === undefined ? [] : [{ from: route, pointer, words, to }]
    })
  })

  it('lead readers of each institution type to the section that their words name (R-103)', () => {
    const chosen = links.filter(({ from, pointer }) => from === '/' && isVariant(pointer))
    expect(chosen).toHaveLength(6 * (4 + 6))
    expect(chosen.filter(({ to }) => to.includes('#')).length).toBeGreaterThan(40)
    expect(chosen.filter(({ words, to }) => !sharesStem(words, listNames(to)))).toEqual([])
  })

  it('lead to one place where they have the same words', () => {
    const places = new Map<string, Set<string>>()
    for (const { words, to } of links) {
      places.set(words, (places.get(words) ?? new Set()).add(to))
    }
    expect([...places].filter(([, targets]) => targets.size > 1)).toEqual([])
  })
})

const NUMBER = /\b(?:one|two|three|four|five|six|seven|eight|nine|ten)\b/i

describe('the headings', () => {
  it('are in sentence case but for names, and for what the requirements quote', () => {
    const isHeading = (reference: Reference, route: string) =>
      HEADINGS.includes(nameOf(reference)) &&
      !isExample(reference, route) &&
      !isField(reference, route) &&
      !isOpening(reference, route)
    const found = findIn((texts) => findNames(texts, [...titles, ...LEGAL_NAMES]), isHeading)
    expect(found).toEqual([])
    expect(QUOTED.filter((name) => !requirements.includes(name))).toEqual([])
  })

  it('begin with or count by a number word at most once on a page', () => {
    const counted = pages.flatMap(({ route, page }) => {
      const titles = page.blocks.flatMap((block) => ('title' in block && block.title) || [])
      const found = titles.filter((title) => NUMBER.test(title))
      return found.length > 1 ? [`${route}: ${found.join(' / ')}`] : []
    })
    expect(counted).toEqual([])
  })

  it('do not occur twice among the blocks of a page', () => {
    const twice = pages.flatMap(({ route, page }) => {
      const all = page.blocks.flatMap((block) => ('title' in block && block.title) || [])
      const plain = all.map((title) => title.toLowerCase())
      return all
        .filter((_, index) => plain.indexOf(plain[index] ?? '') !== index)
        .map((title) => `${route}: ${title}`)
    })
    expect(twice).toEqual([])
  })
})

describe('the texts', () => {
  it('say no sentence twice on a page', () => {
    const twice = pages.flatMap(({ route, references }) => {
      const shown = references.filter(
        (reference) =>
          isText(reference) &&
          !reference.pointer.includes('/byAudience/') &&
          reference.pointer.startsWith('/blocks/'),
      )
      const sentences = listSentences(shown.map(({ value }) => value.replace(/\]\([^)]*\)/g, ']')))
      return sentences
        .filter((sentence, index) => sentences.indexOf(sentence) !== index)
        .map((sentence) => `${route}: ${sentence}`)
    })
    expect(twice).toEqual([])
  })

  it('have an en dash between figures, except in the ranges that the requirements quote', () => {
    const find = (texts: string[]) =>
      texts.flatMap((text) =>
        [...text.matchAll(/\d+ ?- ?\d+(?:%| months)?/g)].map(([range]) => range),
      )
    expect(
      findIn(find).filter((range) => !requirements.includes(range.split(': ')[1] ?? '')),
    ).toEqual([])
  })

  it('say "email"', () => {
    expect(findIn((texts) => texts.filter((text) => /e-mail/i.test(text)))).toEqual([])
  })

  it('begin with a capital, except where they go on from a figure or an introduction', () => {
    const goesOn = (reference: Reference, route: string) =>
      (nameOf(reference) === 'label' && typeOf(reference, route) === 'stats') ||
      nameOf(reference) === 'unit' ||
      /\/(?:list|keywords|wholeWords)\/\d+$/.test(reference.pointer) ||
      isField(reference, route)
    const find = (texts: string[]) => texts.filter((text) => /^\p{Ll}[^@]*$/u.test(text))
    expect(findIn(find, (reference, route) => !goesOn(reference, route))).toEqual([])
  })
})

function listTexts(value: unknown, pointer = ''): Reference[] {
  if (typeof value === 'string') {
    return /\/(?:title|text|label|description)$/.test(pointer)
      ? [{ meaning: 'text', value, pointer }]
      : []
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => listTexts(part, `${pointer}/${key}`))
}

/** The title of the linked page, and the headings of the linked section. */
function listNames(address: string): string {
  const [route, id] = address.split('#')
  const { page, references } = pages.find((one) => one.route === route) ?? {}
  const anchor = references?.find(({ meaning, value }) => meaning === 'anchor' && value === id)
  const part = anchor?.pointer.replace(/[^/]*$/, '')
  const headings = references?.filter(
    (one) => part !== undefined && one.pointer.startsWith(part) && HEADINGS.includes(nameOf(one)),
  )
  return [page?.title, ...(headings ?? []).map(({ value }) => value)].join(' ')
}

/** `true` if two strings contain words with the same beginning. */
function sharesStem(one: string, other: string): boolean {
  const stems = (text: string) =>
    findWords(text.toLowerCase()).flatMap((word) => (word.length > 3 ? word.slice(0, 4) : []))
  const others = new Set(stems(other))
  return stems(one).some((stem) => others.has(stem))
}

const LEGAL_NAMES = ['Malaysia', 'Indonesia', 'Philippines']

function findBlock({ pointer }: Reference, route: string): Block | undefined {
  const index = Number(/^\/blocks\/(\d+)/.exec(pointer)?.[1])
  return pages.find((page) => page.route === route)?.page.blocks[index]
}

const typeOf = (reference: Reference, route: string) => findBlock(reference, route)?.type

/** Text in the invented data of a block, which the block calls example data. */
function isExample(reference: Reference, route: string): boolean {
  const block = findBlock(reference, route)
  if (!block || !('example' in block && block.example)) return false
  const [, , property = '', , part] = parsePointer(reference.pointer)
  return ['areas', 'inputs', 'results'].includes(property) && part !== 'callout'
}

/** A label or an option listed in the specification. */
function isField(reference: Reference, route: string): boolean {
  return (
    typeOf(reference, route) === 'form' &&
    !/^\/blocks\/\d+\/(?:title|eyebrow|text)$/.test(reference.pointer)
  )
}

/** A job or an internship, whose title is a name. */
function isOpening(reference: Reference, route: string): boolean {
  return typeOf(reference, route) === 'listings' && /\/(?:items|filters)\//.test(reference.pointer)
}
