import { isRecord } from '../../lib/files/is-record'
import type { IssueText, RuleIssue } from '../../lib/problems/problem'
import { SETTINGS_FILE } from '../facts/context'
import type { DocumentRule } from './rule'

/** The first path segments that the site already uses. */
const RESERVED = ['assets', 'index', '404']

/** Each additional language is unique, and its base path is not in use. */
export const localeClash: DocumentRule = {
  name: 'locale-clash',
  scope: 'document',
  check: ({ documents, language }) =>
    documents.flatMap(({ file, data }) => {
      const { locales } = isRecord(data) ? data : {}
      if (file !== SETTINGS_FILE || !Array.isArray(locales)) return []
      const languages = new Map([[language.toLowerCase(), '']])
      const paths = new Set<string>()
      return locales.flatMap((entry, index): RuleIssue[] => {
        if (!isRecord(entry) || typeof entry.language !== 'string') return []
        const tag = entry.language.toLowerCase()
        const path = typeof entry.path === 'string' ? entry.path : tag
        const pointer = `/locales/${index}`
        const taken = languages.get(tag)
        if (taken !== undefined)
          return [{ file, pointer: `${pointer}/language`, ...report(entry.language, taken) }]
        languages.set(tag, pointer)
        const at = typeof entry.path === 'string' ? `${pointer}/path` : `${pointer}/language`
        if (RESERVED.includes(path)) {
          const message = `The site itself uses the path "/${path}".`
          return [{ file, pointer: at, message, hint: 'Give the language another "path".' }]
        }
        if (paths.has(path)) {
          const message = `Two languages have the path "${path}".`
          return [{ file, pointer: at, message, hint: 'Give one of them another "path".' }]
        }
        paths.add(path)
        return []
      })
    }),
}

function report(language: string, taken: string): IssueText {
  if (taken !== '') {
    return {
      message: `The language "${language}" is listed twice.`,
      hint: `Remove one of them; the other is ${taken}.`,
    }
  }
  return {
    message: `"${language}" is the language of the site itself.`,
    hint: 'Remove the entry: the pages of this language are not in a folder of their own.',
    fixes: [{ kind: 'remove', outer: true }],
  }
}
