import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { UsageError } from '../../engine/node/lib/files/usage-error'
import type { Figure } from './figure'

/** The folder for the bench's sites and results. */
export const BENCH_FOLDER = '.bench'

export interface SavedRun {
  /**
   * The time and machine of the measurement. Results from different machines cannot be compared.
   */
  at: string
  machine: string
  /** The one-minute load average, at the start and at the end. */
  load: [before: number, after: number]
  /** The figures of each measurement, keyed by its name. */
  measurements: Record<string, Figure[]>
}

/** The name of a saved run: a file name in the bench's folder. */
const NAME = /^[a-z0-9][a-z0-9._-]*$/i

/**
 * Checks that a run can be saved under this name, before anything is measured.
 * @throws {UsageError} if it is not a valid file name, or names a file that is not a saved run.
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

/** @throws {UsageError} for names that `refuseName` refuses. */
export function writeRun(name: string, run: SavedRun, folder = BENCH_FOLDER): void {
  refuseName(name, folder)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(run, null, 1)}\n`)
}

/** @throws if no saved run has that name, with a list of the saved runs. */
export function loadRun(name: string, folder = BENCH_FOLDER): SavedRun {
  const file = join(folder, `${name}.json`)
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'))
  const names = existsSync(folder)
    ? readdirSync(folder).flatMap((entry) => /^(.+)\.json$/.exec(entry)?.[1] ?? [])
    : []
  const saved = names.length > 0 ? `The saved runs are: ${names.join(', ')}.` : 'None is saved yet.'
  throw new Error(`There is no saved run "${name}". ${saved}`)
}
