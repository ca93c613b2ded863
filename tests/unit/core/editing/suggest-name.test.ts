import { describe, expect, it } from 'vitest'
import type { FormSchema } from '../../../../engine/core/editing/form-schema'
import { findNaming, listNamed, suggestName } from '../../../../engine/core/editing/suggest-name'
import definitions from '../../../../schemas/definitions.schema.json'

const ID = definitions.definitions.id.pattern
const FIELD = '^[a-zA-Z][A-Za-z0-9]*$'

describe('the suggested name', () => {
  it.each([
    ['Is it for *beginners*?', ID, 'is-it-for-beginners'],
    ['Is it for *beginners*?', FIELD, 'isItForBeginners'],
    ['E-mail', FIELD, 'eMail'],
    ['Crème brûlée & Straße', ID, 'creme-brulee-strasse'],
    ['24 hours', ID, 'hours'],
    ['お問い合わせ', ID, 'お問い合わせ'],
    ['I have read the terms and agree with them', FIELD, 'iHaveReadTheTermsAnd'],
  ])('of “%s” for %s is %s', (text, pattern, name) => {
    expect(suggestName(text, pattern, [])).toBe(name)
  })

  it.each([
    ['お問い合わせ', FIELD],
    ['24 / 7', ID],
    ['', ID],
  ])('is missing if “%s” has no valid one', (text, pattern) => {
    expect(suggestName(text, pattern, [])).toBeUndefined()
  })

  it('differs from those of the others, and from the ids of the document itself', () => {
    expect(suggestName('Name', FIELD, ['name', 'name2'])).toBe('name3')
    expect(suggestName('Cake', ID, ['cake'])).toBe('cake-2')
    expect(suggestName('Content', ID, [])).toBe('content-2')
  })
})

describe('the names of an object', () => {
  const text: FormSchema = { type: 'string', meaning: 'text' }
  const names = { id: { type: 'string', meaning: 'anchor', pattern: ID } }
  const schema = (required: string[]): FormSchema => ({
    type: 'object',
    required,
    properties: { key: { $ref: '#/definitions/id' }, note: text, question: text },
  })

  it('are derived from its first required text', () => {
    expect(findNaming(schema(['key', 'question']), names)).toEqual({
      names: [{ name: 'key', pattern: ID }],
      source: 'question',
    })
  })

  it('are not derived if they are optional, or no text is required', () => {
    expect(findNaming(schema(['question']), names)).toBeUndefined()
    expect(findNaming(schema(['key']), names)).toBeUndefined()
  })
})

it('finds the names that are taken anywhere in a value', () => {
  const fields = [{ name: 'a', fields: [{ name: 'b' }] }, { name: 7 }, { id: 'c' }]
  expect(listNamed({ fields }, 'name')).toEqual(['a', 'b'])
})
