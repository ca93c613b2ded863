import { describe, expect, it } from 'vitest'
import { isListed, resolveDepartments } from '../filter-listings'

describe('isListed', () => {
  it('shows everything under a tab without a department', () => {
    expect(isListed({ department: 'Paper' }, {})).toBe(true)
    expect(isListed({}, {})).toBe(true)
  })

  it('matches any of the departments, ignoring case (R-203)', () => {
    const item = { departments: ['product', 'design'] }
    expect(isListed(item, { value: 'Design' })).toBe(true)
    expect(isListed(item, { value: 'PRODUCT' })).toBe(true)
    expect(isListed(item, { value: 'Sales' })).toBe(false)
  })

  it('matches whole names only, and nothing without a department', () => {
    expect(isListed({ department: 'Professional Services' }, { value: 'Services' })).toBe(false)
    expect(isListed({}, { value: 'Sales' })).toBe(false)
  })

  it('counts one department and several alike', () => {
    expect(resolveDepartments({ department: 'Sales' })).toEqual(['Sales'])
    expect(resolveDepartments({ department: 'Sales', departments: ['Design'] })).toEqual([
      'Sales',
      'Design',
    ])
  })
})
