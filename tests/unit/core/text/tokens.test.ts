import { describe, expect, it } from 'vitest'
import { findTokens, resolveTokens } from '../../../../engine/core/text/tokens'

describe('text tokens', () => {
  it('are replaced in all strings, however deep', () => {
    const value = { title: '© {year} {brand}', list: [{ text: '{brand}' }, 1, null, true] }
    expect(resolveTokens(value, { year: '2031', brand: 'Case' })).toEqual({
      title: '© 2031 Case',
      list: [{ text: 'Case' }, 1, null, true],
    })
  })

  it('stay as they are when nothing has their name', () => {
    expect(resolveTokens('{year} {constructor} {} { brand }', { brand: 'Case' })).toBe(
      '{year} {constructor} {} { brand }',
    )
  })

  it('are replaced once, not in what replaces them', () => {
    expect(resolveTokens('{a}', { a: '{b}', b: 'c' })).toBe('{b}')
  })

  it('leave the very object in place when nothing changes', () => {
    const value = { list: ['{other}', { text: 'no braces' }] }
    expect(resolveTokens(value, { brand: 'Case' })).toBe(value)
  })

  it('leave unchanged parts of a changed object in place', () => {
    const value = { same: { text: 'x' }, other: '{brand}' }
    expect(resolveTokens(value, { brand: 'Case' }).same).toBe(value.same)
  })

  it('are found by their names', () => {
    expect(findTokens('{year} {brand}, {year}')).toEqual(['year', 'brand', 'year'])
    expect(findTokens('none { x } {1}')).toEqual([])
  })
})
