import { describe, expect, it } from 'vitest'
import { resolveCta } from '../../../../engine/core/page/cta'
import type { CtaRule } from '../../../../schemas/generated/types'

const rulesFor = (...paths: string[]) => paths.map((path) => ({ path }) as CtaRule)
const resolve = (paths: string[], path: string) => resolveCta(rulesFor(...paths), path)?.path

const ALL = [
  '*',
  '/solutions/*',
  '/solutions/treasury/*',
  '/solutions/treasury/banking',
  '/',
  '/about',
]

describe('the closing call to action of a path (R-012)', () => {
  it.each([
    ['/', '/'],
    ['/about', '/about'],
    ['/about/team', '*'],
    ['/solutions', '*'],
    ['/solutions-x', '*'],
    ['/solutions/loans', '/solutions/*'],
    ['/solutions/treasury', '/solutions/*'],
    ['/solutions/treasury/banking', '/solutions/treasury/banking'],
    ['/solutions/treasury/banking/digital', '/solutions/treasury/*'],
  ])('%s has that of %s, whatever the order', (path, pattern) => {
    expect(resolve(ALL, path)).toBe(pattern)
    expect(resolve([...ALL].reverse(), path)).toBe(pattern)
  })

  it('is none where no rule fits', () => {
    expect(resolve(['/about', '/solutions/*'], '/contact')).toBeUndefined()
    expect(resolve([], '/')).toBeUndefined()
  })

  it('leaves the rules in their order', () => {
    const rules = rulesFor('*', '/about')
    resolveCta(rules, '/about')
    expect(rules.map(({ path }) => path)).toEqual(['*', '/about'])
  })
})
