import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { replaceFile } from '../util/replace-file'
import { NOTHING_WRITTEN, tellWriteError } from '../util/write-error'
import { nameFile } from './read-site'

/** What becomes of a file: without `before` it is new, without `after` it is removed. */
export interface PlannedFile {
  path: string
  before?: string
  after?: string
}

/**
 * Writes all files in their order, each in one step, or none: when one cannot be written, those
 * before it become what they were.
 * @throws {UsageError} when the disk or its permissions do not let a file be written.
 * @throws when a file is not as it was read: what was saved meanwhile stays.
 */
export function writeFiles(files: PlannedFile[]): void {
  const done: PlannedFile[] = []
  for (const file of files) {
    try {
      if (writeOne(file)) done.push(file)
    } catch (reason) {
      takeBack(done)
      throw tellWriteError(nameFile(file.path), reason, NOTHING_WRITTEN)
    }
  }
}

function takeBack(done: PlannedFile[]): void {
  for (const { path, before, after } of done.reverse()) {
    writeOne({ path, before: after, after: before })
  }
}

/** Whether the file was not as it should be yet. */
function writeOne({ path, before, after }: PlannedFile): boolean {
  if (before === undefined) return addFile(path, after ?? '')
  if (after !== undefined) replaceFile(path, { before, after })
  else if (readFileSync(path, 'utf8') === before) rmSync(path)
  else throw new Error(`${path} changed in the meantime and was left as it is.`)
  return true
}

function addFile(path: string, content: string): boolean {
  // A command that was killed is run again.
  if (existsSync(path) && readFileSync(path, 'utf8') === content) return false
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content, { flag: 'wx' })
  return true
}
