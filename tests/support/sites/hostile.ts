import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../../../engine/node/lib/files/project-root'

/** The contents of `tests/hostile/`, keyed by file name. */
export interface HostileCorpora {
  /** Strings that often break programs. */
  strings: string[]
  /** Strings that run `hacked()` if they are parsed as HTML, URLs or code. */
  payloads: string[]
  /** Files that are not valid JSON for the engine. */
  malformed: { name: string; text?: string; bytes?: string }[]
  /** Valid JSON that is not a page. */
  pages: { name: string; page: unknown }[]
  urls: { refused: string[]; accepted: string[] }
  /** The part of a URL after its first slash. */
  paths: string[]
  'file-names': string[]
  'file-contents': { name: string; bytes: string; type?: string; findings: string[] }[]
}

export function loadHostile<K extends keyof HostileCorpora>(name: K): HostileCorpora[K] {
  return JSON.parse(readFileSync(join(projectRoot, `tests/hostile/${name}.json`), 'utf8'))
}

/** Runs an action on every entry, and returns the number of entries that it survived. */
export function tryAll<T>(what: string, entries: T[], attempt: (entry: T) => void): void {
  let survived = 0
  for (const entry of entries) {
    try {
      attempt(entry)
    } catch (reason) {
      throw new Error(`${what}: ${JSON.stringify(entry).slice(0, 200)}`, { cause: reason })
    }
    survived += 1
  }
  console.log(`${what}: tried ${entries.length}, survived ${survived}`)
}
