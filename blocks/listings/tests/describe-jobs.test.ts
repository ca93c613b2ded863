import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectRoot } from '../../../engine/node/lib/files/project-root'
import type { ListingsBlock, Page } from '../../../schemas/generated/types'
import { describeJobs } from '../describe-jobs'

const publisher = { '@type': 'Organization', name: 'Wren' }
const about: Page = JSON.parse(
  readFileSync(join(projectRoot, 'examples/bakery/pages/about.json'), 'utf8'),
)
const lists = about.blocks.filter((block): block is ListingsBlock => block.type === 'listings')

describe('describeJobs (R-345)', () => {
  it('says of every job in which country it is', () => {
    const jobs = lists.flatMap((block) => describeJobs(block, publisher, {}))
    expect(jobs.map(({ title }) => title)).toEqual(['Night baker', 'Saturday help'])
    for (const { jobLocation } of jobs) {
      expect(jobLocation).toMatchObject({
        address: { '@type': 'PostalAddress', addressLocality: 'Wells', addressCountry: 'GB' },
      })
    }
  })

  it('says nothing of what is no job', () => {
    const [block] = lists
    expect(describeJobs({ ...(block as ListingsBlock), jobs: false }, publisher, {})).toEqual([])
  })
})
