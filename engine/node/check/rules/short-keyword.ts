import type { DocumentRule } from './rule'

const SHORTEST = 3

/** Search keywords are long enough not to match by chance. */
export const shortKeyword: DocumentRule = {
  name: 'short-keyword',
  severity: 'warning',
  scope: 'document',
  check({ documents }) {
    return documents.flatMap(({ file, data }) =>
      readKeywords(data).flatMap((keyword, index) => {
        if (typeof keyword !== 'string' || keyword.trim().length >= SHORTEST) return []
        const pointer = `/search/keywords/${index}`
        const message = `Every search that contains "${keyword}", even inside a word, finds this page.`
        const hint = `Write a keyword of at least ${SHORTEST} characters, or move it to "wholeWords".`
        return [{ file, pointer, message, hint }]
      }),
    )
  },
}

function readKeywords(data: unknown): unknown[] {
  const { keywords } = (data as { search?: { keywords?: unknown } } | undefined)?.search ?? {}
  return Array.isArray(keywords) ? keywords : []
}
