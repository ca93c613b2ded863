import { assert, constantFrom, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sanitise } from '../sanitise'

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

  it('is the text with each of five characters replaced, on any text (R-150)', () => {
    assert(property(string({ unit: 'binary' }), (text) => sanitise(text) === sanitiseNaively(text)))
    const markup = string({ unit: constantFrom(...`&<>"'/;lta#x27F é`) })
    assert(property(markup, (text) => sanitise(text) === sanitiseNaively(text)))
  })

  it('leaves nothing from which an element could be made', () => {
    assert(property(string(), (text) => !/[<>"'/]/.test(sanitise(text))))
  })
})

function sanitiseNaively(text: string): string {
  let escaped = ''
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charAt(index)
    if (unit === '<') escaped += '&lt;'
    else if (unit === '>') escaped += '&gt;'
    else if (unit === '"') escaped += '&quot;'
    else if (unit === "'") escaped += '&#x27;'
    else if (unit === '/') escaped += '&#x2F;'
    else escaped += unit
  }
  return escaped
}
