import type { BlockRule } from '../../engine/block-build-api'
import type { ListingsBlock } from '../../schemas/generated/types'

/**
 * Reports a job whose location has no country, because search engines do not show it.
 * https://developers.google.com/search/docs/appearance/structured-data/job-posting
 */
export const jobWithoutCountry: BlockRule<ListingsBlock> = {
  name: 'job-without-country',
  severity: 'warning',
  check: ({ jobs, items }) =>
    items.flatMap(({ title, country }, index) => {
      if (!jobs || country !== undefined) return []
      const message = `The job "${title}" has no country; search engines omit such jobs.`
      const hint = 'Add "country" as a two-letter code, such as "country": "AU".'
      return [{ pointer: `/items/${index}`, message, hint }]
    }),
}
