import { readFileSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'

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
  const aside = `${path}.${process.pid}.quire`
  const { mode } = statSync(path)
  writeFileSync(aside, after, { flag: 'wx', mode })
  try {
    if (readFileSync(path, 'utf8') !== before) {
      throw new Error(
        `${file} changed in the meantime and was left as it is. Run the command again.`,
      )
    }
    renameSync(aside, path)
  } catch (reason) {
    rmSync(aside, { force: true })
    throw reason
  }
}
