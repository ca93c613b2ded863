import { describe, expect, it } from 'vitest'
import type { FormField } from '../../../schemas/generated/types'
import { buildFormRequest } from '../form-request'

const textField = (name: string, type: 'text' | 'email' = 'text') => ({
  type,
  name,
  label: name,
  width: 'full' as const,
  rules: [],
})
const text = (...field: Parameters<typeof textField>): FormField => textField(...field)
const fields: FormField[] = [
  text('lastName'),
  text('workEmail', 'email'),
  { type: 'decoy', name: 'moreRemarks', caught: 'ignore' },
]

function build(values: Record<string, string>) {
  const request = buildFormRequest({ fields, values, token: 'secret' })
  return 'body' in request ? { ...request, body: JSON.parse(String(request.body)) } : request
}

describe('the request of a form', () => {
  it('has the values of its fields, nothing else, and the token as a header (R-158)', () => {
    const values = {
      lastName: 'Lee',
      workEmail: 'a@b.co',
      moreRemarks: 'x',
      csrfToken: 't',
      more: 'y',
    }
    expect(build(values)).toEqual({
      headers: { 'Content-Type': 'application/json', 'X-CSRF-Token': 'secret' },
      body: { lastName: 'Lee', workEmail: 'a@b.co' },
    })
  })

  it.each([
    [{ moreRemarks: 'Buy <now>' }, 'Buy &lt;now&gt;'],
    [{}, ''],
  ])('has the honeypot too if the form is sent all the same', (caught, sent) => {
    const decoy: FormField = { type: 'decoy', name: 'moreRemarks', caught: 'send' }
    const values = { lastName: 'Lee', ...caught }
    const request = buildFormRequest({ fields: [text('lastName'), decoy], values, token: 't' })
    expect(request).toMatchObject({ body: JSON.stringify({ lastName: 'Lee', moreRemarks: sent }) })
  })

  it('has them trimmed, in the normal form C and sanitised (R-159)', () => {
    expect(build({ lastName: " O'Brien ", workEmail: 'a@b.co' })).toMatchObject({
      body: { lastName: 'O&#x27;Brien' },
    })
    expect(build({ lastName: 'Nguye\u0302\u0303n', workEmail: '' })).toMatchObject({
      body: { lastName: 'Nguyễn' },
    })
  })

  it.each([
    ["o'neil@example.org", 'o&#x27;neil@example.org'],
    [' sales/emea@example.org ', 'sales&#x2F;emea@example.org'],
    ['a+b&c@example.org', 'a+b&c@example.org'],
  ])('is made for %j: the address is checked as it was typed (R-160)', (workEmail, sent) => {
    expect(build({ lastName: 'Lee', workEmail })).toMatchObject({ body: { workEmail: sent } })
  })

  it.each([
    'o’neil@example.org',
    '"x"@example.org',
    'a@b',
    'a@b..de',
  ])('is not made for %j, which is no address (R-160)', (workEmail) => {
    expect(build({ lastName: 'Lee', workEmail })).toEqual({ invalidEmail: 'workEmail' })
  })
})

describe('the request of a form that is sent as form data', () => {
  const delivery: FormField = {
    type: 'radio',
    name: 'how',
    label: 'How?',
    width: 'full',
    rules: [],
    options: [{ value: 'collect' }, { value: 'deliver', fields: [textField('address')] }],
  }
  const all = [text('lastName'), delivery, text('workEmail', 'email')]

  function buildData(entries: [string, string][]) {
    const data = new FormData()
    for (const [name, value] of entries) data.append(name, value)
    const values = Object.fromEntries(entries)
    const request = buildFormRequest({ fields: all, values, token: 'secret', data })
    return 'body' in request ? { ...request, body: [...(request.body as FormData)] } : request
  }

  it('has what the browser sends, as it was typed, and the token', () => {
    const typed: [string, string][] = [
      ['lastName', " O'Brien "],
      ['address', '1 <Mill> Lane'],
      ['how', 'deliver'],
      ['workEmail', ''],
    ]
    expect(buildData(typed)).toEqual({
      headers: { Accept: 'application/json' },
      body: [...typed, ['csrfToken', 'secret']],
    })
  })

  it('has no values of fields that are not shown', () => {
    const chosen: [string, string][] = [
      ['address', '1 Mill Lane'],
      ['how', 'collect'],
    ]
    expect(buildData(chosen)).toMatchObject({
      body: [
        ['how', 'collect'],
        ['csrfToken', 'secret'],
      ],
    })
  })

  it('is not made for an invalid address (R-160)', () => {
    expect(buildData([['workEmail', 'a@b']])).toEqual({ invalidEmail: 'workEmail' })
  })
})
