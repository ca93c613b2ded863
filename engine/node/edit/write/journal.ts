/**
 * A journal lists the steps of a change to several files of a site. Once it is written, the change
 * will be completed: by the command that wrote it or, if that is killed, by the next command.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { hashContent } from '../../lib/files/hash-content'
import { listFolder } from '../../lib/files/list-folder'
import { findWriter, isTemporary, writeWhole } from '../../lib/files/replace-file'
import { identifyProcess, isRunning } from '../../lib/processes/running-process'

/** Hidden, so that it does not count as a file of the site. */
const JOURNAL = '.quire-changes.json'

/** Moves a file into place, or removes one. Paths are relative to the site. */
export interface Step {
  file: string
  /** The hash of the content that is replaced or removed. Undefined for a new file. */
  before?: string
  /** The temporary file with the new content. Without it, the file is removed. */
  aside?: string
}

interface Journal {
  /** The id of the process that runs the steps. */
  process: string
  steps: Step[]
}

/** Writes a journal atomically. Replaces an earlier one. */
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

/** Returns `true` if another process is running steps. */
export function isChanging(siteDir: string): boolean {
  const journal = readJournal(siteDir)
  return journal !== undefined && isOther(journal.process)
}

/**
 * Runs the steps. Completed steps change nothing.
 * @throws when a file has changed since the step was planned.
 */
export function runSteps(siteDir: string, steps: Step[]): void {
  for (const step of steps) {
    if (isTaken(siteDir, step)) continue
    const path = join(siteDir, step.file)
    if (readHash(path) !== step.before) {
      throw new Error(`${path} changed in the meantime and was not written.`)
    }
    if (step.aside === undefined) rmSync(path)
    else {
      mkdirSync(dirname(path), { recursive: true })
      renameSync(join(siteDir, step.aside), path)
    }
  }
}

/**
 * Completes the change of a killed command, and removes the temporary files of processes that have
 * ended. Returns the files, relative to the site, that have been edited since: they are not
 * changed.
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

/** A remaining file is harmless, because nothing reads it. */
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
