import { WHOLE_FILE } from '../../problems/problem'
import type { PublicFault } from '../../site/public-files'
import type { SiteRule } from './rule'

const REASONS: Partial<Record<PublicFault, string>> = {
  'private-settings': 'Settings such as these often hold passwords.',
  'version-control': 'It holds everything that was ever in the project.',
  'private-key-name': 'Files with such a name hold private keys.',
  'private-key': 'It holds a private key.',
}

/** Nothing that is for its owner alone is published with the folder `public`. */
export const privateFile: SiteRule = {
  name: 'private-file',
  scope: 'site',
  check: ({ publicFiles }) =>
    publicFiles.flatMap(({ path, fault }) => {
      const reason = fault && REASONS[fault]
      if (reason === undefined) return []
      return {
        file: `public${path}`,
        pointer: '',
        place: WHOLE_FILE,
        message: `Everybody could read this file. ${reason}`,
        hint: 'Move it out of "public". If it was published before, replace what it gives access to.',
      }
    }),
}
