import { assert, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sanitise } from '../../../engine/core/sanitise'

describe('sanitising', () => {
  it('escapes brackets, quotes and slashes (R-150)', () => {
    expect(sanitise(`<b>"x"'/</b>`)).toBe('&lt;b&gt;&quot;x&quot;&#x27;&#x2F;&lt;&#x2F;b&gt;')
  })

  it('leaves the ampersand (R-150)', () => {
    expect(sanitise('AT&T')).toBe('AT&T')
  })

  it('changes nothing the second time (R-150)', () => {
    assert(
      property(string({ unit: 'binary' }), (text) => sanitise(sanitise(text)) === sanitise(text)),
    )
  })

  it('leaves nothing from which an element could be made', () => {
    assert(property(string(), (text) => !/[<>"'/]/.test(sanitise(text))))
  })
})
