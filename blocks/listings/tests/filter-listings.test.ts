import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectRoot } from '../../../engine/node/util/project-root'
import type { Listing, ListingsBlock, Page } from '../../../schemas/generated/types'
import { isListed, resolveDepartments } from '../filter-listings'

const career: Page = JSON.parse(readFileSync(join(projectRoot, 'site/pages/career.json'), 'utf8'))
const [jobs, internships] = career.blocks.filter(
  (block): block is ListingsBlock => block.type === 'listings',
)
const idsOf = (items: Listing[] | undefined) => items?.map(({ id }) => id)

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

describe('the shipped openings', () => {
  it('are five jobs and five internships with the ids of the specification (R-207)', () => {
    expect(idsOf(jobs?.items)).toEqual(['dev-001', 'dev-002', 'fin-001', 'sales-001', 'imp-001'])
    expect(idsOf(internships?.items)).toEqual([
      'intern-001',
      'intern-002',
      'intern-003',
      'intern-004',
      'intern-005',
    ])
  })

  it('give every internship one of the three durations (R-207, R-289)', () => {
    for (const { duration } of internships?.items ?? []) {
      expect(['3 months', '6 months', '3-6 months']).toContain(duration)
    }
  })

  it('add up to all jobs over the departments (R-201)', () => {
    const shown = jobs?.filters
      .filter(({ value }) => value !== undefined)
      .flatMap((filter) => jobs.items.filter((item) => isListed(item, filter)))
    expect(idsOf(shown)?.sort()).toEqual(idsOf(jobs?.items)?.sort())
  })
})
