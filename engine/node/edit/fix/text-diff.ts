import { relative } from 'node:path'
import { createTwoFilesPatch } from 'diff'

/** The changes of a file as a unified diff that `git apply` accepts. Empty without changes. */
export function renderTextDiff(path: string, before: string, after: string): string {
  if (before === after) return ''
  const name = relative(process.cwd(), path).replaceAll('\\', '/')
  const patch = createTwoFilesPatch(`a/${name}`, `b/${name}`, before, after)
  // The line of equal signs separates several patches; `git apply` ignores it.
  return patch.replace(/^=+\n/, '')
}
