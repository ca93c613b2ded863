import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Figure } from './figure'

/** Where the bench keeps its sites and its figures. */
export const BENCH_FOLDER = '.bench'

export interface SavedRun {
  /** When it was measured, and on what: figures of two machines do not compare. */
  at: string
  machine: string
  /** How busy the machine was when it began and when it ended: the load of the last minute. */
  load: [before: number, after: number]
  /** The name of a measurement → its figures. */
  measurements: Record<string, Figure[]>
}

export function writeRun(name: string, run: SavedRun, folder = BENCH_FOLDER): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(run, null, 1)}\n`)
}

/** @throws when no run was saved under that name, with the names there are. */
export function loadRun(name: string, folder = BENCH_FOLDER): SavedRun {
  const file = join(folder, `${name}.json`)
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'))
  const names = existsSync(folder)
    ? readdirSync(folder).flatMap((entry) => /^(.+)\.json$/.exec(entry)?.[1] ?? [])
    : []
  const saved = names.length > 0 ? `The saved runs are: ${names.join(', ')}.` : 'None is saved yet.'
  throw new Error(`There is no saved run "${name}". ${saved}`)
}
