import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectRoot } from '../../../engine/node/lib/files/project-root'
import { hasHalyard } from '../../support/sites/shipped-sites'
import { listTexts, readProse, readWords } from '../../support/sources/prose'

interface Term {
  /** A regular expression for whole words. */
  find: string
  /** The words that replace the old one. */
  use?: string
  /** The number of uses before the word was replaced. */
  before: number
  atMost: number
  /** The meaning of the remaining uses. */
  lawful?: string
}

const FILE = join(projectRoot, 'tests/contract/sources/vocabulary.json')

const lists: Record<'words' | 'constructions', Term[]> = JSON.parse(readFileSync(FILE, 'utf8'))

const count = (texts: string[], find: string) => {
  const pattern = new RegExp(`\\b(?:${find})\\b`, 'g')
  return texts.reduce((sum, text) => sum + (text.match(pattern)?.length ?? 0), 0)
}

// A clone with blocks of its own has further texts.
describe.runIf(hasHalyard).each([
  ['words', readWords],
  ['constructions', readProse],
] as const)('the %s that were replaced', (list, readText) => {
  const texts = listTexts().map(readText)

  it.each(lists[list].map((term) => [term.find, term] as const))('%s', (find, term) => {
    const found = count(texts, find)
    if (process.env.UPDATE_VOCABULARY) term.atMost = found
    expect(found).toBeLessThanOrEqual(term.atMost)
  })

  it('are counted in names, paths and sentences', () => {
    expect(count(texts, 'the')).toBeGreaterThan(1000)
  })
})

it('is written back when it is updated', () => {
  if (process.env.UPDATE_VOCABULARY) writeFileSync(FILE, `${JSON.stringify(lists, null, 2)}\n`)
  expect(lists.words.length).toBeGreaterThan(20)
})
