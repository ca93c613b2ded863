import { describe, expect, it } from 'vitest'
import { renderSecurityFile } from '../../../../../engine/node/build/discovery/security-file'
import type { Settings } from '../../../../../schemas/generated/types'

const render = (contact: Settings['security']['contact']) =>
  renderSecurityFile({
    security: { contact } as Settings['security'],
    language: 'de-AT',
    url: 'https://x.example',
  })

describe('renderSecurityFile', () => {
  it('is what RFC 9116 asks for', () => {
    const addresses: [string, string] = ['mailto:security@x.example', 'https://x.example/report']
    expect(render({ addresses, expires: '2027-06-30' })).toBe(`Contact: mailto:security@x.example
Contact: https://x.example/report
Expires: 2027-06-30T00:00:00.000Z
Preferred-Languages: de-AT
Canonical: https://x.example/.well-known/security.txt
`)
  })

  it('has the languages and the policy that the settings name', () => {
    const addresses: [string] = ['tel:+61-8-5550-0100']
    const policy = 'https://x.example/policy'
    const languages: [string, string] = ['en', 'de']
    const text = render({ addresses, expires: '2027-06-30', languages, policy })
    expect(text).toContain('\nPreferred-Languages: en, de\n')
    expect(text).toContain('\nPolicy: https://x.example/policy\n')
  })

  it('is not there where nobody is named', () => {
    expect(render(undefined)).toBeUndefined()
  })
})
