import { WHOLE_FILE } from '../../lib/problems/problem'
import { parseFragmentName } from '../../sources/files/file-names'
import { findMentions } from '../facts/mentions'
import type { SiteRule } from './rule'

/** Every file in the `shared` folder is used. */
export const unusedFragment: SiteRule = {
  name: 'unused-fragment',
  severity: 'warning',
  after: 'unknown-fragment',
  scope: 'site',
  check({ documents }) {
    const mentions = findMentions(documents)
    if (!mentions) return []
    const uses = documents.flatMap(({ composition }) => composition?.uses ?? [])
    const used = new Set([...uses, ...mentions.texts])
    return documents.flatMap(({ kind, file }) => {
      const name = parseFragmentName(file)
      if (kind !== 'fragment' || name === undefined || used.has(name)) return []
      const message = `No page uses "${name}".`
      const hint = `Remove the file, or write { "use": "${name}" } where its content should appear.`
      const fixes = [{ kind: 'delete-file' } as const]
      return [{ file, pointer: '', place: WHOLE_FILE, message, hint, fixes, about: name }]
    })
  },
}
