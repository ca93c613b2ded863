import { isCodeLanguage, listCodeLanguages } from '../../lib/media/highlight'
import { createNearest, suggest } from '../../lib/problems/nearest'
import { replaceText } from '../../lib/problems/proposed-fixes'
import { findMeaning } from '../facts/find-references'
import type { DocumentRule } from './rule'

/**
 * The language of code can be highlighted. Otherwise, code has a single colour, so this only warns.
 */
export const unknownLanguage: DocumentRule = {
  name: 'unknown-language',
  severity: 'warning',
  scope: 'document',
  check({ documents }) {
    const used = findMeaning(documents, 'code-language')
    const unknown = used.filter(({ value }) => !isCodeLanguage(value))
    if (unknown.length === 0) return []
    const findNearest = createNearest(listCodeLanguages())
    return unknown.map(({ file, pointer, value }) => ({
      file,
      pointer,
      message: `Quire has no syntax highlighting for the language "${value}".`,
      ...offer(value, findNearest(value.toLowerCase())),
    }))
  },
}

function offer(value: string, nearest: string[]) {
  const suggestion = suggest(value, nearest, ALL)
  return nearest.length > 0 ? suggestion : { ...suggestion, fixes: replaceText(value, ['text']) }
}

const ALL =
  'Write "text" for code without highlighting, or choose a language at https://highlightjs.readthedocs.io/en/latest/supported-languages.html.'
