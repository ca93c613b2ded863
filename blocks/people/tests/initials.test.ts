import { describe, expect, it } from 'vitest'
import { buildInitials } from '../initials'

describe('the initials of a person', () => {
  it.each([
    ['Mira Lindqvist', 'ML'],
    ['Prof. Emeka Thorvaldsen-Abernathy', 'ET'],
    ['Ana María de la Cruz', 'AC'],
    ['Sukarno', 'S'],
    ['éva (Évi) szabó', 'ÉS'],
    ['李 小龍', '李小'],
    ['Dr.', 'D'],
    ['—', ''],
  ])('%s: %s', (name, initials) => {
    expect(buildInitials(name)).toBe(initials)
  })
})
