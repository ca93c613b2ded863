import { randomUUID } from 'node:crypto'
import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { identifyProcess } from '../processes/running-process'

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

/** The process that wrote a temporary file, as `identifyProcess` names it; undefined if unknown. */
export function findWriter(name: string): string | undefined {
  const [, pid, start] = TEMPORARY.exec(name) ?? []
  return pid === undefined ? undefined : `${pid} ${start}`
}

/** A hidden path in the same folder, which no other file has. */
export function buildTemporaryPath(path: string): string {
  const writer = (identifyProcess(process.pid) ?? '').replace(' ', '-')
  return join(dirname(path), `.${writer}.${randomUUID()}.quire`)
}

/** Writes a file in one step: whoever reads it meanwhile finds all of the old content or the new. */
export function writeWhole(path: string, content: string | Uint8Array): void {
  const aside = buildTemporaryPath(path)
  try {
    writeFileSync(aside, content, { flag: 'wx' })
    renameSync(aside, path)
  } catch (reason) {
    rmSync(aside, { force: true })
    throw reason
  }
}
