import type { RuleIssue } from '../../lib/problems/problem'
import { WHOLE_FILE } from '../../lib/problems/problem'
import { explainLeftover } from '../../sources/files/leftovers'
import type { PublicFileIssue } from '../../sources/files/public-files'
import type { SiteRule } from './rule'

/** The settings of hosts contain the name of each HTML file. */
const HTML = /\.html?$/i
const PLAIN = /^[\w./~@+-]*$/

const TEXTS: Partial<Record<PublicFileIssue, [message: string, hint: string]>> = {
  'leads-outside': [
    'This symbolic link points outside the folder.',
    'Replace it with the file that it points to.',
  ],
  'leads-nowhere': ['The target of this symbolic link does not exist.', 'Remove it.'],
  unreadable: ['This cannot be read.', 'Check its permissions.'],
  'no-file': ['Only files and folders can be published.', 'Remove it, or put a file in its place.'],
}

/** The files in the `public` folder can be published. */
export const unfitFile: SiteRule = {
  name: 'unfit-file',
  scope: 'site',
  check: ({ publicFiles }) =>
    publicFiles.flatMap(({ path, issue }): RuleIssue[] => {
      const [message, hint] = (issue && TEXTS[issue]) ?? findNameIssue(path) ?? []
      if (message === undefined) return []
      const fixes = explainLeftover(path) ? [{ kind: 'delete-file' } as const] : undefined
      return [{ file: `public${path}`, pointer: '', place: WHOLE_FILE, message, hint, fixes }]
    }),
}

function findNameIssue(path: string): [message: string, hint: string] | undefined {
  const leftover = explainLeftover(path)
  if (leftover) return [leftover, 'Delete it.']
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
  if (/[\u0000-\u001f\u007f\\]/.test(path)) {
    return [
      'The name has a character that is not allowed in a URL.',
      'Use letters, digits, ".", "_" and "-".',
    ]
  }
  if (!HTML.test(path) || PLAIN.test(path)) return undefined
  return [
    'Server settings list HTML files by name, and cannot contain this name.',
    'Use letters from a to z, digits, ".", "_" and "-".',
  ]
}
