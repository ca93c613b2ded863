import { randomUUID } from 'node:crypto'
import { readFileSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { identifyProcess } from './running-process'

/**
 * Content that is not in place yet. The names in use say which process wrote it; a name before
 * that was the file's own with an ending.
 */
const TEMPORARY =
  /(?:^\.(\d+)-(\d*)|.)\.[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\.quire$/

/** Whether a file has content that some command has not moved into place, perhaps as it was killed. */
export function isTemporary(name: string): boolean {
  return TEMPORARY.test(name)
}

/** A hidden path in the same folder, which no other file has. */
export function buildTemporaryPath(path: string): string {
  const writer = (identifyProcess(process.pid) ?? '').replace(' ', '-')
  return join(dirname(path), `.${writer}.${randomUUID()}.quire`)
}

/** What a file is to have, in place of what it was read with. */
export interface Replacement {
  before: string
  after: string
}

/**
 * Changes a file that somebody else wrote, in one step: the end of the process leaves the old
 * content or the new one. A link stays a link, and the file keeps its mode.
 * @throws when it is not as it was read: what was saved meanwhile stays.
 */
export function replaceFile(file: string, { before, after }: Replacement): void {
  const path = realpathSync(file)
  writeWhole(path, after, {
    mode: statSync(path).mode,
    beforeMove() {
      if (readFileSync(path, 'utf8') === before) return
      throw new Error(
        `${file} changed in the meantime and was left as it is. Run the command again.`,
      )
    },
  })
}

export interface WholeOptions {
  mode?: number
  /** Called when everything is written aside; what it throws leaves the file as it was. */
  beforeMove?: () => void
}

/** Writes a file in one step: whoever reads it meanwhile finds all of the old content or the new. */
export function writeWhole(
  path: string,
  content: string | Uint8Array,
  { mode, beforeMove }: WholeOptions = {},
): void {
  const aside = buildTemporaryPath(path)
  try {
    writeFileSync(aside, content, { flag: 'wx', mode })
    beforeMove?.()
    renameSync(aside, path)
  } catch (reason) {
    rmSync(aside, { force: true })
    throw reason
  }
}
