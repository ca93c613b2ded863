import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SCHEDULE_FILE } from './side-folder'

/** When a site is to be built again, without what happens then: that may not be known yet. */
export interface Schedule {
  /** The moments after the build at which something appears or goes, the first one first. */
  changes: string[]
}

/** Reads the schedule of an output; undefined where it has none. */
export function readSchedule(outDir: string): Schedule | undefined {
  try {
    return JSON.parse(readFileSync(join(outDir, SCHEDULE_FILE), 'utf8'))
  } catch {
    return undefined
  }
}
