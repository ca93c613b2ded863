import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SCHEDULE_FILE } from './side-folder'

/**
 * When to build a site again. The schedule does not say what will change, because that may not be
 * public yet.
 */
export interface Schedule {
  /** The times after the build at which content appears or expires, earliest first. */
  changes: string[]
}

/** Reads the schedule of an output. Undefined if it has none. */
export function readSchedule(outDir: string): Schedule | undefined {
  try {
    return JSON.parse(readFileSync(join(outDir, SCHEDULE_FILE), 'utf8'))
  } catch {
    return undefined
  }
}
