import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { hashFile } from '../lib/files/hash-content'
import { listFiles } from '../lib/files/list-files'

/** The file with the checksums of the other files of its folder, by path. */
const SUMS = 'sums.json'

/** Writes the checksums of a folder's files. */
export function writeSums(folder: string): void {
  writeFileSync(join(folder, SUMS), JSON.stringify(sumFiles(folder, listFiles(folder))))
}

/** Returns `true` if a folder still has all the files with these checksums. */
export function isUndamaged(folder: string): boolean {
  try {
    const sums = JSON.parse(readFileSync(join(folder, SUMS), 'utf8'))
    return isDeepStrictEqual(sumFiles(folder, Object.keys(sums)), sums)
  } catch {
    return false
  }
}

function sumFiles(folder: string, paths: string[]): Record<string, string> {
  return Object.fromEntries(paths.map((path) => [path, hashFile(readFileSync(join(folder, path)))]))
}
