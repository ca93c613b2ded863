import { describe, expect, it } from 'vitest'
import { listEnglishWords } from '../../../../../engine/node/check/facts/english-words'
import type { JsonSchema } from '../../../../../engine/node/schemas/json-schema'
import type { Schemas } from '../../../../../engine/node/schemas/schemas'
import { kindSchemaFile } from '../../../../../engine/node/schemas/schemas'

const text = (value: string): JsonSchema => ({ type: 'string', meaning: 'text', default: value })
const group = (properties: Record<string, JsonSchema>): JsonSchema => ({
  type: 'object',
  properties,
})
const messages = group({
  loading: text('Loading'),
  languages: group({ label: text('Languages') }),
  blocks: group({
    faq: group({ open: text('Open all') }),
    venue: group({ seats: text('Seats'), all: text('All'), reason: text('{reason}') }),
  }),
})
const schemas = {
  files: new Map([[kindSchemaFile('messages'), messages]]),
  ownTypes: ['venue'],
} as unknown as Schemas
const german = new Map([
  ['Loading', 'Lädt'],
  ['All', 'Alle'],
])

describe('the texts of the interface that are not translated', () => {
  it('include those of the own blocks of a project in another language of the site', () => {
    const site = { messages: {}, hasLocales: true, countsOwn: true }
    const own = ['blocks.venue.seats', 'blocks.venue.all']
    expect(listEnglishWords(schemas, site)).toEqual([
      ...['loading', 'languages.label', 'blocks.faq.open'],
      ...own,
    ])
  })

  it('are only those of own blocks in a language that Quire has', () => {
    const site = { words: german, hasLocales: true, countsOwn: true }
    expect(listEnglishWords(schemas, { ...site, messages: {} })).toEqual(['blocks.venue.seats'])
    const translated = { blocks: { venue: { seats: 'Plätze' } } }
    expect(listEnglishWords(schemas, { ...site, messages: translated })).toEqual([])
  })

  it('omit those of own blocks in the language of the site', () => {
    const site = { messages: {}, hasLocales: false, countsOwn: false }
    expect(listEnglishWords(schemas, site)).toEqual(['loading', 'blocks.faq.open'])
    expect(listEnglishWords(schemas, { ...site, words: german })).toEqual([])
  })
})
