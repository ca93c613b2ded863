import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { LiveCheck } from '../../check/live/live-check'
import { listKinds, loadTools } from '../../check/run/check-tools'
import { joinLocated } from '../../check/run/locate-issues'
import { linkOrCopy } from '../../lib/files/kept-files'
import { createPlacer } from '../../lib/files/resolve-within'
import { withScratchFolder } from '../../lib/files/scratch-folder'
import type { Problem } from '../../lib/problems/problem'
import { PUBLIC_FOLDER } from '../../sources/files/public-files'
import { listSiteFiles, listWrittenFiles } from '../../sources/files/site-files'
import type { BuildTime } from '../../sources/time/clock'
import type { PlannedFile } from '../write/write-files'
import { fixInRounds, isBetter } from './fix-rounds'
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

  await fixInRounds(() => problems, attempt)
  return changes
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
