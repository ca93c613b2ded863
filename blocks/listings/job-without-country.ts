import type { BlockRule } from '../../engine/block-build-api'
import type { ListingsBlock } from '../../schemas/generated/types'

/**
 * Search engines show no job without the country of its place.
 * https://developers.google.com/search/docs/appearance/structured-data/job-posting
 */
export const jobWithoutCountry: BlockRule<ListingsBlock> = {
  name: 'job-without-country',
  severity: 'warning',
  check: ({ jobs, items }) =>
    items.flatMap(({ title, country }, index) => {
      if (!jobs || country !== undefined) return []
      const message = `The job "${title}" does not say in which country it is; search engines leave such jobs out.`
      const hint = 'Add "country" with the two letters of the country, such as "country": "AU".'
      return [{ pointer: `/items/${index}`, message, hint }]
    }),
}
