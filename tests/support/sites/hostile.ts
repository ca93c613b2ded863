import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../../../engine/node/lib/files/project-root'

/** What is in `tests/hostile/`, by the name of the file. */
export interface HostileCorpora {
  /** Texts that programs stumble over. */
  strings: string[]
  /** Texts that run `hacked()` where they are taken for HTML, addresses or code. */
  payloads: string[]
  /** Files that are no JSON as the engine reads it. */
  malformed: { name: string; text?: string; bytes?: string }[]
  /** JSON that is no page. */
  pages: { name: string; page: unknown }[]
  urls: { refused: string[]; accepted: string[] }
  /** What follows the first slash of an address. */
  paths: string[]
  'file-names': string[]
  'file-contents': { name: string; bytes: string; type?: string; findings: string[] }[]
}

export function loadHostile<K extends keyof HostileCorpora>(name: K): HostileCorpora[K] {
  return JSON.parse(readFileSync(join(projectRoot, `tests/hostile/${name}.json`), 'utf8'))
}

/** Tries something on every entry and says how many it has survived. */
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
