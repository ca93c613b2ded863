import { WHOLE_FILE } from '../../lib/problems/problem'
import type { PublicFileIssue } from '../../sources/files/public-files'
import type { SiteRule } from './rule'

const REASONS: Partial<Record<PublicFileIssue, string>> = {
  'private-settings': 'Files like this often contain passwords.',
  'version-control': 'It contains the whole history of the project.',
  'private-key-name': 'Files with this name contain private keys.',
  'private-key': 'It contains a private key.',
}

/** The `public` folder contains no private files. */
export const privateFile: SiteRule = {
  name: 'private-file',
  scope: 'site',
  check: ({ publicFiles }) =>
    publicFiles.flatMap(({ path, issue }) => {
      const reason = issue && REASONS[issue]
      if (reason === undefined) return []
      return {
        file: `public${path}`,
        pointer: '',
        place: WHOLE_FILE,
        message: `Anyone could read this file. ${reason}`,
        hint: 'Move it out of "public". If it was ever published, replace the passwords and keys in it.',
      }
    }),
}
