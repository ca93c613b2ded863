import { findNearest, suggest } from '../../lib/problems/nearest'
import { SETTINGS_FILE } from '../facts/context'
import { listIgnored } from '../facts/ignored-warnings'
import type { DocumentRule } from './rule'

/** The settings ignore only existing warnings; errors cannot be ignored. */
export const unknownWarning: DocumentRule = {
  name: 'unknown-warning',
  scope: 'document',
  check: (context) =>
    context.documents.flatMap(({ file }) => {
      if (file !== SETTINGS_FILE) return []
      const { warnings } = context
      return listIgnored(context).flatMap(({ rule }, index) => {
        if (rule === undefined || warnings.includes(rule)) return []
        const message = `There is no warning "${rule}"; errors cannot be ignored.`
        const further = 'Write the name of a warning as the check prints it.'
        const suggestion = suggest(rule, findNearest(rule, warnings), further)
        return [{ file, pointer: `/check/ignore/${index}/rule`, message, ...suggestion }]
      })
    }),
}
