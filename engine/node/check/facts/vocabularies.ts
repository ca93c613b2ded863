import type { DocumentContext } from './context'
import { SETTINGS_FILE } from './context'

/**
 * The site's lists of words by name, as in its settings. Invalid lists are omitted: the schema
 * reports their errors.
 */
export function readVocabularies({ shared }: DocumentContext): Map<string, string[]> {
  const settings = shared.get(SETTINGS_FILE) as { vocabularies?: unknown } | undefined
  const isWord = (word: unknown): word is string => typeof word === 'string'
  return new Map(
    Object.entries(settings?.vocabularies ?? {}).flatMap(([name, words]) =>
      Array.isArray(words) ? [[name, words.filter(isWord)] as const] : [],
    ),
  )
}
