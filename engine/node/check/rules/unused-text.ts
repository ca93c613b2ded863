import { WHOLE_FILE } from '../../lib/problems/problem'
import { isWhole } from '../../sources/files/site-files'
import type { SiteRule } from './rule'

/** Every Markdown file is shown on a page. */
export const unusedText: SiteRule = {
  name: 'unused-text',
  severity: 'warning',
  after: 'unknown-text',
  scope: 'site',
  check({ documents, texts }) {
    if (texts.length === 0 || !documents.every(isWhole)) return []
    const shown = new Set(
      documents.flatMap(({ composition }) => (composition?.texts ?? []).map(([file]) => file)),
    )
    return texts
      .filter((file) => !shown.has(file))
      .map((file) => {
        const name = file.slice(file.lastIndexOf('/') + 1)
        const message = 'No page shows this text.'
        const hint = `Remove the file, or write { "file": "${name}" } as the text of a block in a page of this folder.`
        return { file, pointer: '', place: WHOLE_FILE, message, hint }
      })
  },
}
