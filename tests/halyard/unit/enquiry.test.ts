import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildFormRequest } from '../../../blocks/form/form-request'
import { validateForm } from '../../../blocks/form/validate-form'
import { listConstraints } from '../../../blocks/form/values/constraints'
import { listValueFields, type ValueField } from '../../../blocks/form/values/fields'
import { findRequired } from '../../../blocks/form/values/find-errors'
import { checkSite, loadPage } from '../../../engine/node/check/run/check-site'
import type { SitePage } from '../../../engine/node/check/run/site'
import type { FormBlock, FormRule, Messages } from '../../../schemas/generated/types'

/** The shipped site's enquiry form. */
let form: FormBlock
let messages: Messages

beforeAll(async () => {
  const { site, problems } = await checkSite('site')
  if (!site) throw new Error(JSON.stringify(problems))
  const contact = site.pages.find(({ route }) => route === '/contact')
  const { blocks } = loadPage(contact as SitePage)
  form = blocks.find(({ type }) => type === 'form') as FormBlock
  messages = site.messages
})

const VALID: Record<string, string> = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  workEmail: 'ada@bank.example',
  companyName: 'Bank',
  country: 'Australia',
  mobilePhone: '+61 8 9321 1234',
  jobTitle: 'Treasurer',
  productServices: 'other',
  enquiry: 'Please call me back.',
  csrfToken: 'token',
}

/** The message for one invalid value if all others are valid. The list has at most one entry. */
function report(name: string, value: string): string[] {
  const values = { ...VALID, [name]: value }
  return Object.values(validateForm({ fields: form.fields, values, messages, today: '2027-03-01' }))
}

const long = (count: number) => 'a'.repeat(count)

describe('the names of an enquiry', () => {
  it.each([
    ['firstName', long(51), 'First name too long'],
    ['lastName', long(51), 'Last name too long'],
    ['firstName', '   ', 'First name is required'],
    ['lastName', '', 'Last name is required'],
    ['firstName', `${long(59)}1`, 'First name too long'],
  ])('%s "%s" is reportSearch "%s" (R-130, R-133, R-134)', (name, value, message) => {
    expect(report(name, value)).toEqual([message])
  })

  it.each([
    long(50),
    'Mary Jane',
    'Anne-Marie',
    "O'Brien",
    'Nguyễn',
    'José',
    'Müller',
    'O’Brien',
  ])('%s passes (R-130, R-131, R-132)', (value) => {
    expect(report('firstName', value)).toEqual([])
  })

  it.each(['John3', 'A.B.', 'x@y', '<b>'])('%s is no name (R-131)', (value) => {
    expect(report('firstName', value)).toEqual([
      'Only letters, spaces, hyphens and apostrophes allowed',
    ])
  })
})

describe('the address of an enquiry', () => {
  it('may have 254 characters and no more (R-135, R-136)', () => {
    expect(report('workEmail', 'a@b.co')).toEqual([])
    expect(report('workEmail', `${long(247)}@bank.x`)).toEqual([])
    expect(report('workEmail', `${long(248)}@bank.x`)).toEqual(['Email address too long'])
  })

  it.each(['a@b', 'a b@c.de', '@c.de', 'a@', ''])('"%s" is none (R-135)', (value) => {
    expect(report('workEmail', value)).toEqual(['Please enter a valid email address'])
  })
})

describe('company, job and country', () => {
  it.each([
    ['companyName', 'Company name is required', 'Company name too long'],
    ['jobTitle', 'Job title is required', 'Job title too long'],
  ])('%s takes 1 to 100 characters (R-137)', (name, missing, tooLong) => {
    expect(report(name, '')).toEqual([missing])
    expect(report(name, long(100))).toEqual([])
    expect(report(name, long(101))).toEqual([tooLong])
  })

  it('the country is one of the list (R-138)', () => {
    expect(report('country', '')).toEqual(['Country/Region is required'])
    expect(report('country', 'Atlantis')).toEqual(['Country/Region is required'])
  })

  it('the product is one of the list (R-144)', () => {
    expect(report('productServices', '')).toEqual(['Please select a product/service'])
    expect(report('productServices', 'media-press')).toEqual(['Please select a product/service'])
    const field = form.fields.find((field) => 'name' in field && field.name === 'productServices')
    const values = field?.type === 'select' ? field.options.map(({ value }) => value) : []
    expect(values).toHaveLength(11)
    for (const value of values) expect(report('productServices', value)).toEqual([])
  })
})

describe('the phone of an enquiry', () => {
  it.each([
    '+61 8 9321 1234',
    '+61 (8) 9321-1234',
    '61893211234',
    '12345678',
    '+12345678',
    '+1234567890123456',
  ])('%s passes (R-140)', (value) => {
    expect(report('mobilePhone', value)).toEqual([])
  })

  it.each([
    '0412345678',
    '(08) 9321 1234',
    '1234567',
    '+12345678901234567',
    '++61 8 9321 1234',
    '+61.8.9321',
    'abc',
    '6189321123x',
    '1-------',
    '+44 (0) 20 7946 0958',
  ])('%s is none (R-141, R-142)', (value) => {
    expect(report('mobilePhone', value)).toEqual(['Please enter a valid phone number'])
  })

  it('is required (R-139)', () => {
    expect(report('mobilePhone', '')).toEqual(['Mobile phone is required'])
  })
})

describe('the text of an enquiry', () => {
  it.each([
    [long(9), ['Please provide more details about your enquiry']],
    [long(10), []],
    [long(2000), []],
    [long(2001), ['Enquiry message too long']],
    [' '.repeat(10), ['Please provide more details about your enquiry']],
    ['', ['Please provide more details about your enquiry']],
  ])('is judged by its length (R-145)', (value, messages) => {
    expect(report('enquiry', value)).toEqual(messages)
  })

  it('may not hold a script (R-152)', () => {
    expect(report('enquiry', 'Look: <script>alert(1)</script>')).toEqual([
      'Invalid characters detected',
    ])
  })
})

describe('the rest of an enquiry', () => {
  it('needs a token (R-146)', () => {
    expect(report('csrfToken', '')).toEqual(['Security token is required'])
  })

  it('fills the enquiry with lines that pass by themselves (R-118)', () => {
    const lines = form.prefill?.items.map(({ line }) => line) ?? []
    expect(new Set(lines).size).toBe(4)
    for (const line of lines) expect(report('enquiry', line)).toEqual([])
  })

  it('is sent with nine values and no other (R-158)', () => {
    const request = buildFormRequest({
      fields: form.fields,
      values: { ...VALID, moreRemarks: 'x', attachment: 'x' },
      token: 'secret',
    })
    const body = 'body' in request ? JSON.parse(String(request.body)) : {}
    const { csrfToken: _, ...values } = VALID
    expect(body).toEqual(values)
    expect(Object.keys(body)).toHaveLength(9)
  })

  it('has its words in JSON alone', () => {
    const source = readFileSync('blocks/form/values/find-errors.ts', 'utf8')
    const rules = listValueFields(form.fields).flatMap(
      (field): { message: string }[] => field.rules,
    )
    for (const { message } of rules) expect(source).not.toContain(message)
  })
})

describe('a required field', () => {
  it('is a field with that rule, first or last', () => {
    const [field] = listValueFields(form.fields)
    const isSo = (...rules: string[]) =>
      findRequired({
        ...field,
        rules: rules.map((rule) => ({ rule, message: 'no' })),
      } as ValueField)?.message === 'no'
    expect([isSo(), isSo('email'), isSo('required'), isSo('email', 'required')]).toEqual([
      false,
      false,
      true,
      true,
    ])
  })
})

describe('a pattern', () => {
  it('counts characters, not units of the encoding (R-326)', () => {
    const [field] = listValueFields(form.fields)
    const message = 'One sign, please.'
    const fields = [
      { ...field, rules: [{ rule: 'pattern', value: '.', message }] },
    ] as FormBlock['fields']
    const reportOne = (value: string) => {
      const values = { [String(field?.name)]: value, csrfToken: 'token' }
      return Object.values(validateForm({ fields, values, messages, today: '2027-03-01' }))
    }
    expect(reportOne('😀')).toEqual([])
    expect(reportOne('ab')).toEqual([message])
  })
})

describe('what browsers check by themselves', () => {
  const field = (type: 'text' | 'textarea', rule: object): ValueField => ({
    type,
    name: 'a',
    label: 'A',
    width: 'full',
    rules: [{ message: 'No.', ...rule } as FormRule],
  })

  it('is the least length and the pattern, which spaces around do not break', () => {
    expect(listConstraints(field('text', { rule: 'minLength', value: 2 }))).toEqual({
      minLength: 2,
    })
    const { pattern } = listConstraints(field('text', { rule: 'pattern', value: '[1-9]|x' }))
    expect(' 4 ').toMatch(new RegExp(`^(?:${pattern})$`, 'v'))
    expect('44').not.toMatch(new RegExp(`^(?:${pattern})$`, 'v'))
  })

  it.each([
    ['text', { rule: 'maxLength', value: 2 }],
    ['text', { rule: 'pattern', value: '[a(]' }],
    ['text', { rule: 'pattern', value: '[a&&b]' }],
    ['textarea', { rule: 'pattern', value: '[1-9]' }],
  ] as const)('is nothing of %s %j, of which they would refuse more', (type, rule) => {
    expect(listConstraints(field(type, rule))).toEqual({})
  })
})
