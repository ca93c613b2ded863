import { findObjects } from '../facts/find-objects'
import type { DocumentRule } from './rule'

interface JobList {
  jobs: true
  items: { title?: unknown; country?: unknown }[]
}

/**
 * Search engines show no job without the country of its place.
 * https://developers.google.com/search/docs/appearance/structured-data/job-posting
 */
export const jobWithoutCountry: DocumentRule = {
  name: 'job-without-country',
  severity: 'warning',
  scope: 'document',
  check: ({ documents }) =>
    findObjects(documents, isJobList).flatMap(({ file, pointer, value }) =>
      value.items.flatMap(({ title, country }, index) => {
        if (country !== undefined) return []
        const message = `The job "${title}" has no country; search engines leave such jobs out.`
        const hint = 'Add "country" as a two-letter code, such as "country": "AU".'
        return [{ file, pointer: `${pointer}/items/${index}`, message, hint }]
      }),
    ),
}

function isJobList(value: object): value is JobList {
  const { jobs, items } = value as Partial<Record<keyof JobList, unknown>>
  return jobs === true && Array.isArray(items) && items.every((item) => item instanceof Object)
}
