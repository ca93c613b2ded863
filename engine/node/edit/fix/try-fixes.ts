import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { LiveCheck } from '../../check/live/live-check'
import { listKinds, loadTools } from '../../check/run/check-tools'
import { joinLocated } from '../../check/run/locate-issues'
import { linkOrCopy } from '../../lib/files/kept-files'
import { createPlacer } from '../../lib/files/resolve-within'
import { withScratchFolder } from '../../lib/files/scratch-folder'
import type { Problem } from '../../lib/problems/problem'
import { isNote } from '../../lib/problems/problem'
import { PUBLIC_FOLDER } from '../../sources/files/public-files'
import { listSiteFiles, listWrittenFiles } from '../../sources/files/site-files'
import type { BuildTime } from '../../sources/time/clock'
import type { PlannedFile } from '../write/write-files'
import type { Change } from './fix-text'
import { fixText } from './fix-text'

export interface SiteChange extends Change {
  /** The file's path from the current directory. */
  file: string
}

/** The result of the unambiguous fixes. */
export interface TriedFixes {
  changes: SiteChange[]
  files: PlannedFile[]
}

const MAX_ROUNDS = 20

/**
 * Applies the certain fixes to a copy of a site until none is left: one error may hide another. The
 * copy is checked after each step, and the step is undone unless it reduces the problems.
 */
export function tryFixes(
  dir: string,
  buildTime?: BuildTime,
  tools = loadTools(),
): Promise<TriedFixes> {
  return withScratchFolder(async (copy) => {
    const written = copySite(dir, copy)
    const check = new LiveCheck(copy, { buildTime, readTools: () => tools })
    const changes = await fixCopy(copy, check)
    const files = written.flatMap((file): PlannedFile[] => {
      const [before, after] = [dir, copy].map((folder) => readFileSync(join(folder, file), 'utf8'))
      return before === after ? [] : [{ path: join(dir, file), before, after }]
    })
    const getPath = (file: string) => relative('', join(dir, relative(copy, file)))
    return {
      changes: changes.map(({ file, ...own }) => ({ file: getPath(file), ...own })),
      files,
    }
  })
}

/** Returns the files that authors write. The others are linked. */
function copySite(dir: string, copy: string): string[] {
  const listed = listSiteFiles(dir, listKinds())
  const files = listWrittenFiles(listed)
  for (const file of files) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    copyFileSync(join(dir, file), join(copy, file))
  }
  const placeFile = createPlacer(copy)
  const published = listed.publicFiles.flatMap(({ path, source, issue }) =>
    issue ? [] : ([[PUBLIC_FOLDER + path, source]] as const),
  )
  for (const [path, source] of [...listed.assets, ...published]) {
    linkOrCopy(source, placeFile(path))
  }
  return files
}

async function fixCopy(copy: string, check: LiveCheck): Promise<SiteChange[]> {
  const changes: SiteChange[] = []
  let problems = joinLocated(await check.checkAll())

  async function attempt(batch: Problem[]): Promise<boolean> {
    const drafts = draftChanges(batch)
    if (drafts.length === 0) return false
    const write = (state: 'before' | 'after') => {
      for (const draft of drafts) {
        writeFileSync(draft.file, draft[state])
        check.forget(relative(copy, draft.file).replaceAll('\\', '/'))
      }
    }
    write('after')
    const left = joinLocated(await check.checkAll())
    if (!isBetter(batch, problems, left)) {
      write('before')
      return false
    }
    problems = left
    changes.push(...drafts.flatMap((draft) => draft.changes))
    return true
  }

  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const certain = problems.filter(({ fix }) => fix !== undefined)
    // The content of a file is known once it can be parsed.
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
  return changes
}

function isUnread({ rule }: Problem): boolean {
  return rule === 'bad-json'
}

/**
 * Compares the problems before and after some fixes. The problems of a file that could not be
 * parsed before do not count as new. A syntax fix reduces the syntax errors of its file, even if
 * another one is then reported.
 */
function isBetter(fixed: Problem[], before: Problem[], after: Problem[]): boolean {
  const unread = after.filter(isUnread).length - before.filter(isUnread).length
  if (unread === 0 && !fixed.every(isUnread)) return countRelevant(after) < countRelevant(before)
  return unread <= 0
}

/** A fix in an original makes its translations older, which only a note reports. */
function countRelevant(problems: Problem[]): number {
  return problems.filter((problem) => !isNote(problem)).length
}

interface Draft {
  /** The path. */
  file: string
  before: string
  after: string
  changes: SiteChange[]
}

function draftChanges(problems: Problem[]): Draft[] {
  return [...new Set(problems.map(({ file }) => file))].flatMap((name) => {
    const file = join(process.cwd(), name)
    const before = readFileSync(file, 'utf8')
    // Positions do not include a byte order mark.
    const bom = before.startsWith('\uFEFF') ? '\uFEFF' : ''
    const mine = problems.filter((problem) => problem.file === name)
    const { text, changes } = fixText(before.slice(bom.length), mine)
    const own = changes.map((change) => ({ ...change, file }))
    return own.length === 0 ? [] : [{ file, before, after: bom + text, changes: own }]
  })
}
