/**
 * A journal lists the steps of a change to several files of a site. Once it is written, the change
 * happens: the command that wrote it takes the steps or, if it is killed, the next command does.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { hashContent } from '../../lib/files/hash-content'
import { listFolder } from '../../lib/files/list-folder'
import { findWriter, isTemporary, writeWhole } from '../../lib/files/replace-file'
import { identifyProcess, isRunning } from '../../lib/files/running-process'

/** Hidden, so that it is not taken for a file of the site. */
const JOURNAL = '.quire-changes.json'

/** Moves a file into place, or removes one. Paths are relative to the site. */
export interface Step {
  file: string
  /** The hash of the content that is replaced or removed; of a new file, nothing. */
  before?: string
  /** Where the new content is; without it, the file is removed. */
  aside?: string
}

interface Journal {
  /** The process that takes the steps. */
  process: string
  steps: Step[]
}

/** Writes a journal in place of an earlier one, in one step. */
export function writeJournal(siteDir: string, steps: Step[]): void {
  const journal: Journal = {
    process: identifyProcess(process.pid) ?? '',
    steps: steps.map(({ file, before, aside }) => ({ file, before, aside })),
  }
  writeWhole(join(siteDir, JOURNAL), JSON.stringify(journal))
}

export function removeJournal(siteDir: string): void {
  rmSync(join(siteDir, JOURNAL), { force: true })
}

/** Whether another process is taking steps. */
export function isChanging(siteDir: string): boolean {
  const journal = readJournal(siteDir)
  return journal !== undefined && isOther(journal.process)
}

/**
 * Takes steps; those that were taken before change nothing.
 * @throws when a file is not what it was when the step was planned.
 */
export function runSteps(siteDir: string, steps: Step[]): void {
  for (const step of steps) {
    if (isTaken(siteDir, step)) continue
    const path = join(siteDir, step.file)
    if (readHash(path) !== step.before) {
      throw new Error(`${path} changed in the meantime and was left as it is.`)
    }
    if (step.aside === undefined) rmSync(path)
    else {
      mkdirSync(dirname(path), { recursive: true })
      renameSync(join(siteDir, step.aside), path)
    }
  }
}

/**
 * Finishes the change of a command that was killed, and removes the temporary files of processes
 * that have ended. Returns the files, relative to the site, that somebody has changed since: they
 * stay as they are.
 */
export function finishChanges(siteDir: string): string[] {
  const journal = readJournal(siteDir)
  const kept: string[] = []
  if (journal && isOther(journal.process)) return []
  for (const step of journal?.steps ?? []) {
    if (isTaken(siteDir, step)) continue
    if (readHash(join(siteDir, step.file)) === step.before) runSteps(siteDir, [step])
    else {
      kept.push(step.file)
      if (step.aside !== undefined) rmSync(join(siteDir, step.aside))
    }
  }
  removeTemporary(siteDir)
  if (journal) removeJournal(siteDir)
  return kept
}

function isTaken(siteDir: string, { file, aside }: Step): boolean {
  return !existsSync(join(siteDir, aside ?? file))
}

function readHash(path: string): string | undefined {
  return existsSync(path) ? hashContent(readFileSync(path)) : undefined
}

function readJournal(siteDir: string): Journal | undefined {
  try {
    return JSON.parse(readFileSync(join(siteDir, JOURNAL), 'utf8'))
  } catch {
    return undefined
  }
}

function isOther(name: string): boolean {
  return isRunning(name) && name !== identifyProcess(process.pid)
}

/** Where it cannot be removed, it does no harm: nothing reads such files. */
function removeTemporary(siteDir: string): void {
  try {
    const entries = listFolder(siteDir, {
      enters: (path) => !path.startsWith('.') && basename(path) !== 'node_modules',
      onUnread: () => undefined,
    })
    for (const { path, isFile } of entries) {
      const name = basename(path)
      if (!isFile || !isTemporary(name) || !isAbandoned(findWriter(name))) continue
      rmSync(join(siteDir, path), { force: true })
    }
  } catch {
    return
  }
}

function isAbandoned(writer: string | undefined): boolean {
  return writer === undefined || !isRunning(writer)
}
