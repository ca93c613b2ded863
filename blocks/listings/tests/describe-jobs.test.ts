import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectRoot } from '../../../engine/node/util/project-root'
import type { ListingsBlock, Page } from '../../../schemas/generated/types'
import { describeJobs } from '../describe-jobs'

const publisher = { '@type': 'Organization', name: 'Wren' }
const career: Page = JSON.parse(readFileSync(join(projectRoot, 'site/pages/career.json'), 'utf8'))
const lists = career.blocks.filter((block): block is ListingsBlock => block.type === 'listings')

describe('describeJobs (R-345)', () => {
  it('says of every shipped job in which country it is', () => {
    const jobs = lists.flatMap((block) => describeJobs(block, publisher))
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

  it('says nothing of what is no job', () => {
    const [block] = lists
    expect(describeJobs({ ...(block as ListingsBlock), jobs: false }, publisher)).toEqual([])
  })
})
