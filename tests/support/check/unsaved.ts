import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LiveCheck } from '../../../engine/node/check/live/live-check'
import { joinLocated } from '../../../engine/node/check/run/locate-issues'
import { listFiles } from '../../../engine/node/lib/files/list-files'
import { clearUnsaved, setUnsaved } from '../../../engine/node/lib/files/unsaved-files'
import type { Problem } from '../../../engine/node/lib/problems/problem'

/** A saved site in an editor, whose files are changed without saving them. */
export class UnsavedSite {
  readonly #dir: string
  readonly #check: LiveCheck

  constructor(dir: string) {
    this.#dir = dir
    this.#check = new LiveCheck(dir)
  }

  /**
   * The problems once all files are as in another folder, but not saved. Their paths are those of
   * the files in the other folder.
   */
  async checkLike(other: string): Promise<Problem[]> {
    const changed = [...new Set([this.#dir, other].flatMap(listFiles))].filter(
      (file) => !readFile(this.#dir, file)?.equals(readFile(other, file) ?? Buffer.of(0)),
    )
    for (const file of changed) {
      setUnsaved(join(this.#dir, file), readFile(other, file))
      this.#check.forget(file)
    }
    try {
      const problems = joinLocated(await this.#check.checkAll())
      const json = JSON.stringify(problems)
      return JSON.parse(json.replaceAll(this.#dir, other))
    } finally {
      for (const file of changed) {
        clearUnsaved(join(this.#dir, file))
        this.#check.forget(file)
      }
    }
  }
}

function readFile(dir: string, file: string): Buffer | undefined {
  const path = join(dir, file)
  return existsSync(path) ? readFileSync(path) : undefined
}
