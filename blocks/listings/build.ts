import type { BlockBuild } from '../../engine/block-build-api'
import type { ListingsBlock } from '../../schemas/generated/types'
import { describeJobs } from './describe-jobs'
import { jobWithoutCountry } from './job-without-country'

export const build: BlockBuild<ListingsBlock> = {
  describe: describeJobs,
  rules: [jobWithoutCountry],
}
