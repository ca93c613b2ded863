import { describe, expect, it } from 'vitest'
import { createRedirects } from '../../../../engine/core/addresses/find-redirect'
import { applyRedirect } from '../../../../engine/core/addresses/redirects'
import type { RedirectRule } from '../../../../schemas/generated/types'

const rule: RedirectRule = {
  from: '/treasury',
  to: '/solutions/treasury',
  status: 301,
  alias: false,
}

describe('redirects', () => {
  it('match a whole path (R-045)', () => {
    expect(createRedirects([rule])('/treasury')).toBe(rule)
  })

  it.each([
    '/treasury-x',
    '/treasury/foo',
    '/treasury/reserve',
    '/Treasury',
    '/',
    '/solutions/treasury',
  ])('leave %s alone (R-045)', (path) => {
    expect(createRedirects([rule])(path)).toBeUndefined()
  })

  it.each([
    ['/a', '?x=1', '#a', '/a?x=1#a'],
    ['/a', '', '', '/a'],
    ['/a#own', '', '', '/a#own'],
    ['/a#own', '', '#theirs', '/a#theirs'],
    ['/a?own=1', '?x=1', '', '/a?own=1&x=1'],
    ['https://example.com/a', '?x=1', '#a', 'https://example.com/a?x=1#a'],
  ])('to %s keep "%s" and "%s" (R-044)', (to, search, hash, expected) => {
    expect(applyRedirect({ to }, { search, hash })).toBe(expected)
  })
})
