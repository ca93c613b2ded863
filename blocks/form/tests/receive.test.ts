import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ReceivedFile } from '../../../engine/block-receive-api'
import type { FormField } from '../../../schemas/generated/types'
import { receiver } from '../receive'
import { buildRequest, CHECK, formCases, listEntries } from './form-cases'

/** Only with the option "deliver" do visitors see the second field. */
const FIELDS = [
  {
    type: 'radio',
    name: 'how',
    label: 'How?',
    rules: [],
    options: [
      { value: 'collect' },
      {
        value: 'deliver',
        fields: [
          {
            type: 'text',
            name: 'address',
            label: 'Where to?',
            rules: [{ rule: 'required', message: 'Enter the address.' }],
          },
        ],
      },
    ],
  },
  { type: 'decoy', name: 'replyCode', caught: 'send' },
] as unknown as FormField[]

const CHOICES = [{ value: 'rye', label: 'Dark rye' }, { value: 'oat' }]

const PDF: ReceivedFile = {
  field: 'cv',
  name: 'cv.pdf',
  type: 'application/pdf',
  size: 9,
  problems: [],
}

const FILE_FIELDS = [
  {
    type: 'file',
    name: 'cv',
    label: 'CV',
    send: true,
    max: 2,
    rules: [{ rule: 'required', message: 'Choose a file.' }],
    accept: [{ extension: 'pdf', type: 'application/pdf' }],
    blocked: ['exe'],
    maxBytes: 10 * 1024 * 1024,
    maxNameLength: 100,
  },
] as unknown as FormField[]

const judgeEntries = (entries: [string, string][]) =>
  receiver.judge({ fields: FIELDS, ...CHECK }, { entries, files: [] }, CHECK.today)

describe('a form that arrives', () => {
  it('keeps the values of the fields that the visitor saw', () => {
    const address: [string, string] = ['address', '1 Mill Lane']
    expect(judgeEntries([['how', 'collect'], address]).values).toEqual({ how: 'collect' })
    expect(judgeEntries([['how', 'deliver'], address]).values).toEqual({
      how: 'deliver',
      address: '1 Mill Lane',
    })
  })

  it('is valid without the values of fields that the visitor did not see', () => {
    expect(judgeEntries([['how', 'collect']]).errors).toEqual({})
    expect(judgeEntries([['how', 'deliver']]).errors).toEqual({ address: 'Enter the address.' })
  })

  it('has the labels that the visitor saw, and an address to reply to if it is valid', () => {
    const fields = [
      { type: 'text', name: 'a', label: 'Name', rules: [] },
      { type: 'email', name: 'b', label: 'E-mail', rules: [] },
      { type: 'checkboxes', name: 'c', label: 'Bread', options: CHOICES, rules: [] },
    ] as unknown as FormField[]
    const judge = (address: string) =>
      receiver.judge(
        { fields, ...CHECK },
        {
          entries: [
            ['b', address],
            ['c', 'rye'],
            ['c', 'oat'],
          ],
          files: [],
        },
        CHECK.today,
      )
    const { lines, replyTo } = judge('ada@example.com')
    expect(lines).toEqual([
      { label: 'E-mail', texts: ['ada@example.com'] },
      { label: 'Bread', texts: ['Dark rye', 'oat'] },
    ])
    expect(replyTo).toBe('ada@example.com')
    for (const address of [
      'ada',
      'ada@example.com, eve@example.com',
      'a@b.example\r\nBcc: c@d.example',
    ])
      expect(judge(address).replyTo).toBeUndefined()
  })

  it('has a label for each name, also of fields that the visitor did not see', () => {
    const fields = [
      {
        type: 'step',
        label: 'Part 1',
        fields: [...FIELDS, { type: 'consent', name: 'terms', label: 'I accept.', rules: [] }],
      },
    ] as unknown as FormField[]
    expect(receiver.listLabels(fields)).toEqual([
      ['how', 'How?'],
      ['address', 'Where to?'],
      ['replyCode', 'replyCode'],
      ...['terms', 'termsText', 'termsLanguage'].map((name) => [name, name]),
    ])
  })

  it('has the files of the fields that the visitor saw', () => {
    const judge = (...changes: Partial<ReceivedFile>[]) =>
      receiver.judge(
        { fields: FILE_FIELDS, ...CHECK },
        { entries: [['cv', 'no file']], files: changes.map((change) => ({ ...PDF, ...change })) },
        CHECK.today,
      )
    expect(judge({})).toMatchObject({ errors: {}, files: [PDF], values: {} })
    expect(judge({}).lines).toEqual([{ label: 'CV', texts: ['cv.pdf'] }])
    const errorOf = (...changes: Partial<ReceivedFile>[]) => judge(...changes).errors.cv
    expect(errorOf()).toBe('Choose a file.')
    expect(errorOf({ size: 11 * 1024 * 1024 })).toBe('Larger than 10 MB.')
    expect(errorOf({ name: 'cv.exe' })).toBe('Dangerous.')
    expect(errorOf({ type: 'text/html' })).toBe('Not text/html.')
    expect(errorOf({ problems: ['fileExecutable'] })).toBe('Executable.')
    expect(errorOf({}, {}, {})).toBe('More than 2.')
    expect(judge({ field: 'other' }).files).toEqual([])
  })

  it('has the token of its script, if it has the format of one', () => {
    const token = 'a'.repeat(64)
    expect(judgeEntries([['csrfToken', token]])).toMatchObject({ token, unknown: {} })
    expect(judgeEntries([['csrfToken', 'A']]).token).toBeUndefined()
  })

  it('is flagged if its honeypot is filled in', () => {
    expect(judgeEntries([['replyCode', 'x']]).isSpam).toBe(true)
    expect(judgeEntries([['replyCode', ' ']]).isSpam).toBe(false)
  })

  it('keeps all values of unknown names', () => {
    const entries: [string, string][] = [
      ['old', 'a'],
      ['old', 'b'],
      ['__proto__', 'c'],
    ]
    expect(Object.entries(judgeEntries(entries).unknown)).toEqual([
      ['old', ['a', 'b']],
      ['__proto__', ['c']],
    ])
  })

  it('has the same values if they are sent again', () => {
    fc.assert(
      fc.property(formCases, ({ fields, values }) => {
        const form = { fields, ...CHECK }
        const first = receiver.judge(form, buildRequest(fields, values), CHECK.today)
        const second = receiver.judge(
          form,
          { entries: listEntries(first.values), files: first.files },
          CHECK.today,
        )
        expect(second.values).toEqual(first.values)
      }),
    )
  })
})
