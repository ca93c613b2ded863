import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { joinLocated } from '../check/run/locate-issues'
import type { Moment } from '../moments/clock'
import type { Problem } from '../problems/problem'
import type { PlannedFile } from '../rewrite/write-files'
import { writeFiles } from '../rewrite/write-files'
import { createDevCheck } from './dev-check'
import type { Change } from './fix-text'
import { fixText } from './fix-text'

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

const MAX_ROUNDS = 20

/**
 * Writes the certain fixes into a site's files, until none is left:
 * one mistake may hide another. A file is checked again each time, and gets its bytes back where
 * that would bring more problems than it fixes.
 */
export async function fixSite(dir: string, moment?: Moment): Promise<FixResult> {
  const check = createDevCheck(dir, { moment })
  const changes: SiteChange[] = []
  let problems = joinLocated(await check.checkAll())

  async function attempt(batch: Problem[]): Promise<boolean> {
    const drafts = draftChanges(batch)
    if (drafts.length === 0) return false
    const write = (files: PlannedFile[]) => {
      writeFiles(dir, files)
      for (const { path } of files) check.forget(relative(dir, path).replaceAll('\\', '/'))
    }
    write(drafts)
    let left: Problem[] | undefined
    try {
      left = joinLocated(await check.checkAll())
    } finally {
      if (!left || isWorse(problems, left)) write(drafts.filter(isUnchanged).map(revert))
    }
    if (isWorse(problems, left)) return false
    problems = left
    changes.push(...drafts.flatMap((draft) => draft.changes))
    return true
  }

  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const certain = problems.filter(({ fix }) => fix !== undefined)
    // What a file says is known once it can be read.
    const unread = certain.filter(isUnread)
    const batch = unread.length > 0 ? unread : certain
    if (await attempt(batch)) continue
    let hasChanged = false
    for (const problem of batch) hasChanged = (await attempt([problem])) || hasChanged
    const others = certain.filter((problem) => !batch.includes(problem))
    for (const problem of hasChanged ? [] : others) {
      hasChanged = (await attempt([problem])) || hasChanged
    }
    if (!hasChanged) break
  }
  // A fix that would bring more problems than it corrects is none.
  const left = problems.map(({ fix: _, ...problem }) => problem)
  return { changes, problems: left, pages: check.results().length }
}

function isUnread({ rule }: Problem): boolean {
  return rule === 'bad-json'
}

/** A file that can be read at last has told of nothing before: its problems are not new. */
function isWorse(before: Problem[], after: Problem[]): boolean {
  const unread = after.filter(isUnread).length - before.filter(isUnread).length
  return unread === 0 ? after.length > before.length : unread > 0
}

interface Draft {
  path: string
  before: string
  after: string
  changes: SiteChange[]
}

/** Whether its author has not saved a file since. */
function isUnchanged({ path, after }: Draft): boolean {
  return readFileSync(path, 'utf8') === after
}

function revert({ path, before, after }: Draft): PlannedFile {
  return { path, before: after, after: before }
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
