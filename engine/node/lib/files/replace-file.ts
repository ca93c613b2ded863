import { randomUUID } from 'node:crypto'
import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { identifyProcess } from '../processes/running-process'

/**
 * The names of temporary files with new content. Current names contain the process that wrote the
 * file; older names only had a suffix.
 */
const TEMPORARY =
  /(?:^\.(\d+)-(\d*)|.)\.[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\.quire$/

/**
 * Returns `true` if a file has new content that a command, perhaps a killed one, has not moved into
 * place.
 */
export function isTemporary(name: string): boolean {
  return TEMPORARY.test(name)
}

/**
 * The id of the process that wrote a temporary file, as from `identifyProcess`. Undefined if
 * unknown.
 */
export function findWriter(name: string): string | undefined {
  const [, pid, start] = TEMPORARY.exec(name) ?? []
  return pid === undefined ? undefined : `${pid} ${start}`
}

/** A unique hidden path in the same folder. */
export function buildTemporaryPath(path: string): string {
  const writer = (identifyProcess(process.pid) ?? '').replace(' ', '-')
  return join(dirname(path), `.${writer}.${randomUUID()}.quire`)
}

/** Writes a file atomically: a concurrent reader gets either the old or the new content. */
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
