import fc from 'fast-check'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { pickSize } from '../../../tests/support/run-length'
import { findSlowPattern } from '../patterns/find-slow-pattern'

describe('a pattern', () => {
  it.each([
    '\\d{5}',
    '\\+?[1-9]\\d{0,15}',
    '[A-Z]{2}\\d{2}[A-Z0-9]{11,30}',
    '(?:[0-9]{4}[ -]?){3}[0-9]{4}',
    '[A-Za-z]{1,2}\\d[A-Za-z\\d]? ?\\d[A-Za-z]{2}',
    '\\d+(?:[.,]\\d{1,2})?',
    '(?<year>\\d{4})-\\d\\d',
    '(?:Mr|Mrs|Ms) .*',
    '(?:[a-z]{2,5}-)+[a-z]+',
    '[^@]+@[^@]+',
    '\\p{L}+(?: \\p{L}+)*',
    '\\p{Lu}+\\p{Ll}+',
    '[\\u0400-\\u04ff]+[\\u0500-\\u0600]+',
    '\\u{1F600}+😀?x|\\uD83D\\uDE01+y',
    '^.{500}$',
    'a{2,3}ab?|a{0}|[\\]\\\\)]+\\b',
  ])('%s takes linear time', (pattern) => {
    expect(findSlowPattern(pattern)).toBeUndefined()
  })

  it.each([
    '(a+)+',
    '(?:a*b?)*',
    '(a?){30}',
    '(?:a|b|)+',
    '(?:a?|b?)x',
    '((ab?)+)*',
  ])('%s repeats a part in two ways, or one that can be empty', (pattern) => {
    expect(findSlowPattern(pattern)).toEqual({ reason: 'repetition' })
  })

  it.each([
    ['.+@.+', ['.', '@'], '@'],
    ['\\w+\\s*\\w+', ['\\w'], 'a'],
    ['\\d*[0-9a-f]*x', ['[0-9a-f]', '\\d'], '1'],
    ['(?:a|a)*', ['a'], 'a'],
    ['(?:a|a){25}', ['a'], 'a'],
    ['(?:ab|a[bc])*', ['a'], 'a'],
    ['\\u{4e00}+一+', ['一', '\\u{4e00}'], '一'],
  ])('%s can divide a text in many ways', (pattern, parts, character) => {
    const found = findSlowPattern(pattern)
    expect(found).toMatchObject({ reason: 'overlap', character })
    expect(found?.reason === 'overlap' && found.parts).toEqual(expect.arrayContaining(parts))
  })

  it.each([
    ['(?=.*\\d).+', '(?='],
    ['(?!0)\\d+', '(?!'],
    ['(?<=a)b', '(?<='],
    ['(\\w)\\1', '\\1'],
    ['(?<one>\\w)\\k<one>', '\\k<one>'],
  ])('%s has a construct that needs more than linear time', (pattern, source) => {
    expect(findSlowPattern(pattern)).toEqual({ reason: 'construct', source })
  })

  it('is refused if its analysis would take too long', () => {
    for (const pattern of ['[ab]*a[ab]{18}c', '(?:(?:a{20}){20}){20}']) {
      expect(findSlowPattern(pattern)).toEqual({ reason: 'size' })
    }
  })
})

describe('an accepted pattern', () => {
  let checkSync: typeof import('recheck').checkSync
  beforeAll(async () => {
    vi.stubEnv('RECHECK_BACKEND', 'pure')
    checkSync = (await import('recheck')).checkSync
  })

  const { pattern } = fc.letrec<{ pattern: string; part: string }>((tie) => ({
    pattern: fc
      .array(fc.array(tie('part'), { maxLength: 4 }), { minLength: 1, maxLength: 2 })
      .map((options) => options.map((parts) => parts.join('')).join('|')),
    part: fc
      .tuple(
        fc.oneof(
          { depthSize: 'small', withCrossShrink: true },
          fc.constantFrom('a', 'b', '[ab]', '\\w', '\\W', '.', '[^a]', '\\d'),
          tie('pattern').map((inner) => `(?:${inner})`),
        ),
        fc.constantFrom('', '', '*', '+', '?', '{2}', '{1,3}', '{2,}', '+?'),
      )
      .map(([part, quantifier]) => part + quantifier),
  }))

  it('is linear according to another analysis', () => {
    const patterns = fc.sample(pattern, pickSize({ short: 600, long: 20_000 }))
    const accepted = patterns.filter((one) => !findSlowPattern(one))
    const slow = accepted.filter((one) => {
      const options = { checker: 'automaton', timeout: 5000 } as const
      return checkSync(`^(?:${one})$`, 'u', options).status === 'vulnerable'
    })
    expect(slow).toEqual([])
    expect(accepted.length).toBeGreaterThan(patterns.length / 10)
  }, 600_000)
})
