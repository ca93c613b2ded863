import { WHOLE_FILE } from '../../lib/problems/problem'
import { findMentions } from '../facts/mentions'
import type { SiteRule } from './rule'

/** Every Markdown file is shown on a page. */
export const unusedText: SiteRule = {
  name: 'unused-text',
  severity: 'warning',
  after: 'unknown-text',
  scope: 'site',
  check({ documents, texts }) {
    const mentions = texts.length > 0 && findMentions(documents)
    if (!mentions) return []
    const named = [...mentions.texts]
    const shown = new Set(
      documents.flatMap(({ composition }) => (composition?.texts ?? []).map(([file]) => file)),
    )
    return texts.flatMap((file) => {
      const name = file.slice(file.lastIndexOf('/') + 1)
      if (shown.has(file) || named.some((text) => text.endsWith(name))) return []
      const message = 'No page shows this text.'
      const hint = `Remove the file, or write { "file": "${name}" } as the text of a block in a page of this folder.`
      const fixes = [{ kind: 'delete-file' } as const]
      return [{ file, pointer: '', place: WHOLE_FILE, message, hint, fixes, about: name }]
    })
  },
}
