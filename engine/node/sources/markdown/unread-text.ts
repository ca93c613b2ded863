import type { Text } from 'mdast'
import { resolvePlace } from '../../lib/json/text-place'
import type { Issue } from '../../lib/problems/problem'
import type { Reading } from './reading'
import { sliceNode } from './reading'

interface Unread extends Pick<Issue, 'rule' | 'severity' | 'hint'> {
  pattern: RegExp
  message: (found: string) => string
}

/** Syntax of other Markdown dialects that CommonMark treats as text. */
const UNREAD: Unread[] = [
  {
    pattern: /\[\^[^\][\s]+\]/g,
    rule: 'unfit-markdown',
    message: (found) => `Footnotes are not supported: "${found}".`,
    hint: 'Write the note in brackets, or as a section, and link to that.',
  },
  {
    pattern: /\[[^\][]+\]\[[^\][]*\]/g,
    rule: 'unfit-markdown',
    message: (found) => `The link "${found}" has no target.`,
    hint: 'Write [words](/path), or add a line such as "[name]: /path" to the file.',
  },
  {
    pattern: /^\[[ xX]\](?=\s)/g,
    rule: 'changed-markdown',
    severity: 'warning',
    message: (found) => `Task lists are not supported: visitors see "${found}".`,
    hint: 'Write a list without checkboxes.',
  },
]

/** Reports delimiters that have no effect. */
export function reportUnreadText(reading: Reading, node: Text): void {
  const written = sliceNode(reading, node)
  if (!written.includes('[')) return
  const start = node.position?.start.offset ?? 0
  for (const { pattern, message, ...rest } of UNREAD) {
    for (const { 0: found, index } of written.matchAll(pattern)) {
      if (written.charAt(index - 1) === '\\') continue
      const place = resolvePlace(reading.text, start + index, found.length)
      const { file } = reading
      reading.issues.push({ ...rest, file, pointer: '', place, message: message(found) })
    }
  }
}
