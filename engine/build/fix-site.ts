import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Problem } from './check/problem'
import { createDevCheck } from './dev-check'
import type { Change } from './fix-text'
import { fixText } from './fix-text'
import { replaceFile } from './replace-file'

export interface SiteChange extends Change {
  /** The file's path from the current directory. */
  file: string
}

export interface FixResult {
  changes: SiteChange[]
  /** Those that are left. */
  problems: Problem[]
  pages: number
}

const MOST_ROUNDS = 20

/**
 * Writes into a site's files what certainly mends its problems, until nothing is left to mend:
 * one mistake may hide another. What would bring more problems than it mends is not written.
 */
export async function fixSite(dir: string): Promise<FixResult> {
  const check = createDevCheck(dir)
  const changes: SiteChange[] = []
  let problems = await check.checkAll()

  async function attempt(batch: Problem[]): Promise<boolean> {
    const drafts = draftChanges(batch)
    if (drafts.length === 0) return false
    const write = (part: 'before' | 'after') => {
      for (const draft of drafts) {
        const other = part === 'after' ? 'before' : 'after'
        replaceFile(draft.path, { before: draft[other], after: draft[part] })
        check.forget(relative(dir, draft.path).replaceAll('\\', '/'))
      }
    }
    write('after')
    const left = await check.checkAll()
    if (left.length > problems.length) {
      write('before')
      return false
    }
    problems = left
    changes.push(...drafts.flatMap((draft) => draft.changes))
    return true
  }

  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const batch = problems.filter(({ fix }) => fix !== undefined)
    if (await attempt(batch)) continue
    let hasChanged = false
    for (const problem of batch) hasChanged = (await attempt([problem])) || hasChanged
    if (!hasChanged) break
  }
  return { changes, problems, pages: check.results().length }
}

interface Draft {
  path: string
  before: string
  after: string
  changes: SiteChange[]
}

function draftChanges(problems: Problem[]): Draft[] {
  return [...new Set(problems.map(({ file }) => file))].flatMap((file) => {
    const path = join(process.cwd(), file)
    const before = readFileSync(path, 'utf8')
    // Places do not count a byte order mark.
    const mark = before.startsWith('\uFEFF') ? '\uFEFF' : ''
    const mine = problems.filter((problem) => problem.file === file)
    const { text, changes } = fixText(before.slice(mark.length), mine)
    const own = changes.map((change) => ({ file, ...change }))
    return own.length === 0 ? [] : [{ path, before, after: mark + text, changes: own }]
  })
}
