import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { describeJobs } from '../../../blocks/listings/describe-jobs'
import { isListed } from '../../../blocks/listings/filter-listings'
import { projectRoot } from '../../../engine/node/lib/files/project-root'
import type { Listing, ListingsBlock, Page } from '../../../schemas/generated/types'

const publisher = { '@type': 'Organization', name: 'Wren' }
const career: Page = JSON.parse(readFileSync(join(projectRoot, 'site/pages/career.json'), 'utf8'))
const lists = career.blocks.filter((block): block is ListingsBlock => block.type === 'listings')
const [jobs, internships] = lists
const idsOf = (items: Listing[] | undefined) => items?.map(({ id }) => id)

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

  it('say in which country they are (R-345)', () => {
    const jobs = lists.flatMap((block) => describeJobs(block, publisher, {}))
    expect(jobs).toHaveLength(10)
    const countries = {
      Perth: 'AU',
      Sydney: 'AU',
      'Kuala Lumpur': 'MY',
      Jakarta: 'ID',
      Manila: 'PH',
    }
    for (const { jobLocation } of jobs) {
      const { address } = jobLocation as { address: { addressLocality: keyof typeof countries } }
      expect(address).toEqual({
        '@type': 'PostalAddress',
        addressLocality: address.addressLocality,
        addressCountry: countries[address.addressLocality],
      })
    }
  })
})
