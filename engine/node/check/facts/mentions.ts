/**
 * Names that may be used by content without known references: unpublished content, and files with
 * errors.
 */
import { collectTexts } from '../../sources/compose/collect-texts'
import type { CheckedFile } from './context'

export interface Mentions {
  texts: Set<string>
  /** All strings in such content. */
  joined: string
  /** If `true`, a Markdown file is missing or has errors, so its content is unknown. */
  lacksMarkdown: boolean
}

/** Undefined if a file could not be parsed, because then its references are unknown. */
export function findMentions(documents: CheckedFile[]): Mentions | undefined {
  if (documents.some(({ data }) => data === undefined)) return undefined
  const texts = new Set(documents.flatMap(({ unreadTexts = [] }) => unreadTexts))
  const incomplete = documents.filter(({ isIncomplete }) => isIncomplete)
  if (incomplete.length > 0) {
    // A misspelt name may refer to any file in `shared`.
    for (const { kind, data } of documents) if (kind === 'fragment') collectTexts(data, texts)
  }
  const lacksMarkdown = incomplete.some(
    ({ issues, composition }) =>
      (composition?.texts ?? []).length > 0 || issues.some(({ rule }) => rule === 'unknown-text'),
  )
  return { texts, joined: [...texts].join('\n'), lacksMarkdown }
}
