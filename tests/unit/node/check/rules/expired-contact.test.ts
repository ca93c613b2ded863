import { describe, expect, it } from 'vitest'
import type { DocumentContext } from '../../../../../engine/node/check/facts/context'
import { expiredContact } from '../../../../../engine/node/check/rules/expired-contact'

describe('a contact for weaknesses', () => {
  it.each([
    ['2027-06-29T12:00:00Z', 'expires on 2027-06-30, in 1 day.'],
    ['2027-06-01T00:00:00Z', 'expires on 2027-06-30, in 29 days.'],
    ['2027-06-30T00:00:00Z', 'expired on 2027-06-30.'],
    ['2027-05-30T00:00:00Z', undefined],
  ])('at %s: %s', (now, expected) => {
    const data = { security: { contact: { addresses: ['tel:+1'], expires: '2027-06-30' } } }
    const documents = [{ file: 'settings.json', data, valid: true }]
    const clock = { now: Date.parse(now), zone: 'UTC', showsAll: false }
    const context = { documents, clock } as unknown as DocumentContext
    const messages = expiredContact.check(context).map(({ message }) => message)
    expect(messages).toEqual(expected ? [`The security contact ${expected}`] : [])
  })
})
