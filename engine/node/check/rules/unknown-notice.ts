import { findNearest, listSome, suggest } from '../../lib/problems/nearest'
import { findMeaning } from '../facts/find-references'
import type { DocumentRule } from './rule'

/** Every toast that the site uses is built in or in `messages.json`. */
export const unknownNotice: DocumentRule = {
  name: 'unknown-notice',
  scope: 'document',
  check({ documents, notices }) {
    return findMeaning(documents, 'notice')
      .filter(({ value }) => !notices.includes(value))
      .map(({ file, pointer, value }) => ({
        file,
        pointer,
        message: `There is no toast "${value}" under "notices" in messages.json.`,
        ...suggest(
          value,
          findNearest(value, notices),
          `Use one of the toasts: ${listSome(notices)}.`,
        ),
      }))
  },
}
