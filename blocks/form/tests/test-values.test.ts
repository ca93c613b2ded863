import { describe, expect, it } from 'vitest'
import type { ReceiverMessages } from '../../../engine/core/receive/received-form'
import { RECEIVER_MESSAGES } from '../../../engine/core/receive/received-form'
import { findTestValues } from '../../../engine/node/servers/receive-check/test-values'
import type { FormField } from '../../../schemas/generated/types'
import examples from '../examples.json'
import { receiver } from '../receive'

const TODAY = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length)
const TEXT = 'Test by quire receive --check'

const messages = Object.fromEntries(
  RECEIVER_MESSAGES.map((name) => [name, name]),
) as ReceiverMessages

const judge = (fields: unknown[], entries: [string, string][]) => {
  const form = { fields: fields as FormField[], messages }
  return receiver.judge(form, { entries, files: [] }, { first: TODAY, last: TODAY })
}

const find = (fields: unknown[], chosen: Record<string, string> = {}) =>
  findTestValues({
    fields,
    judge: (entries) => judge(fields, entries),
    path: '/order',
    chosen: new Map(Object.entries(chosen)),
  })

const required = { rule: 'required', message: 'Enter it.' }
const makeField = (type: string, ...rules: object[]) => ({
  ...{ type, name: 'field', label: 'Field' },
  rules: [required, ...rules.map((rule) => ({ message: 'No.', ...rule }))],
})

describe('the values of a test enquiry', () => {
  const filled = examples.filter(({ name }) => name !== 'form-data')

  it.each(
    filled.map(({ name, block }) => [name, block.fields] as const),
  )('are valid for the example "%s", without its honeypot', (_, fields) => {
    const values = find(fields)
    if (typeof values === 'string') throw new Error(`No value was found for "${values}".`)
    const entries = Object.entries(values).flatMap(([name, texts]) =>
      [texts].flat().map((text): [string, string] => [name, text]),
    )
    expect(judge(fields, entries)).toMatchObject({ errors: {}, isSpam: false })
  })

  it.each([
    [makeField('text'), TEXT],
    [makeField('textarea', { rule: 'minLength', value: 40 }), `${TEXT}. . . . . .`.slice(0, 40)],
    [makeField('text', { rule: 'maxLength', value: 4 }), '1'],
    [makeField('text', { rule: 'personName' }), TEXT],
    [makeField('email', { rule: 'email' }), 'test@example.com'],
    [makeField('url', { rule: 'url' }), 'https://example.com'],
    [makeField('tel', { rule: 'phone' }), '+1 202 555 0100'],
    [makeField('number', { rule: 'min', value: 12 }), '12'],
    [makeField('date', { rule: 'earliest', value: '2099-01-01' }), '2099-01-01'],
    [makeField('time'), '12:00'],
    [makeField('consent'), 'yes'],
  ])('are valid for %j', (field, value) => {
    expect(find([field])).toMatchObject({ field: value })
  })

  it('contain as many options as the form needs', () => {
    const options = ['rye', 'oat', 'spelt'].map((value) => ({ value }))
    const field = { ...makeField('checkboxes', { rule: 'minItems', value: 2 }), options }
    expect(find([field])).toEqual({ field: ['rye', 'oat'] })
    expect(find([{ ...makeField('select'), options }])).toEqual({ field: 'rye' })
  })

  it('have no files', () => {
    const form = examples.find(({ name }) => name === 'form-data')
    expect(find(form?.block.fields ?? [])).toBe('plans')
  })

  it('agree to nothing that is optional', () => {
    const news = { type: 'consent', name: 'news', label: 'Send me news.', rules: [] }
    expect(find([news, makeField('text')])).toMatchObject({ news: '', field: TEXT })
  })

  it('can be chosen for a field whose rule only a person understands', () => {
    const field = makeField('text', { rule: 'pattern', value: '[A-Z]{2}\\d{4}' })
    expect(find([field])).toBe('field')
    expect(find([field], { field: 'AB1234' })).toEqual({ field: 'AB1234' })
    expect(find([field], { field: 'AB' })).toBe('field')
  })
})
