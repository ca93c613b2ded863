import type { DocumentRule } from './rule'

/** `2026-03-01` */
const DAY_LENGTH = 10

/** No page was changed before it was published. */
export const updatedBeforeDate: DocumentRule = {
  name: 'updated-before-date',
  scope: 'document',
  check: ({ documents }) =>
    documents.flatMap(({ file, route, data, valid }) => {
      const { date, updated } = (data ?? {}) as { date?: string; updated?: string }
      if (route === undefined || !valid || date === undefined || updated === undefined) return []
      // A date without a time may be any time of that day.
      const length = Math.min(date.length, updated.length) > DAY_LENGTH ? undefined : DAY_LENGTH
      if (updated.slice(0, length) >= date.slice(0, length)) return []
      const message = `The page was updated on ${updated}, before its date, ${date}.`
      const hint = 'Write the later of the two as "updated", or remove "updated".'
      return [{ file, pointer: '/updated', message, hint }]
    }),
}
