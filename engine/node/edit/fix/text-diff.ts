import { relative } from 'node:path'
import { createTwoFilesPatch } from 'diff'

/** What differs in a file, as a unified diff that `git apply` takes; empty where that is nothing. */
export function renderTextDiff(path: string, before: string, after: string): string {
  if (before === after) return ''
  const name = relative(process.cwd(), path).replaceAll('\\', '/')
  const patch = createTwoFilesPatch(`a/${name}`, `b/${name}`, before, after)
  // The line of equal signs is for several patches in one; `git apply` takes it for nothing.
  return patch.replace(/^=+\n/, '')
}
