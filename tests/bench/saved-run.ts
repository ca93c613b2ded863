import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { UsageError } from '../../engine/node/lib/files/usage-error'
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

/** A name under which a run can be saved: that of a file in the bench's folder. */
const NAME = /^[a-z0-9][a-z0-9._-]*$/i

/**
 * Says before anything is measured that a run cannot be saved under a name.
 * @throws {UsageError} when it is no name of a file, or that of a file which is not a saved run.
 */
export function refuseName(name: string, folder = BENCH_FOLDER): void {
  if (!NAME.test(name)) {
    throw new UsageError(
      `"${name}" is not a valid name for a run: use letters, digits, ".", "_" and "-", such as main.`,
    )
  }
  const file = join(folder, `${name}.json`)
  if (!existsSync(file) || isRun(readFileSync(file, 'utf8'))) return
  throw new UsageError(`"${file}" is not a saved run. Nothing was written. Choose another name.`)
}

function isRun(text: string): boolean {
  try {
    const run: Partial<SavedRun> | null = JSON.parse(text)
    return typeof run?.machine === 'string' && typeof run.measurements === 'object'
  } catch {
    return false
  }
}

/** @throws {UsageError} as `refuseName` does. */
export function writeRun(name: string, run: SavedRun, folder = BENCH_FOLDER): void {
  refuseName(name, folder)
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
