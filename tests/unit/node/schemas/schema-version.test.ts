import { describe, expect, it } from 'vitest'
import { compareVersions, VERSION_FORM } from '../../../../engine/node/schemas/schema-version'

describe('versions', () => {
  it('are compared by their numbers', () => {
    const sorted = ['0.2', '0.9', '0.10', '1.0', '1.2', '10.0']
    expect(sorted.toReversed().toSorted(compareVersions)).toEqual(sorted)
    expect(compareVersions('1.2', '1.2')).toBe(0)
  })

  it.each(['0.2.0', '1', '01.2', 'v1.2', '1.x', ''])('are not written as %j', (text) => {
    expect(VERSION_FORM.test(text)).toBe(false)
  })
})
