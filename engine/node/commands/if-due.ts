import type { Moment } from '../moments/clock'
import { readSchedule } from '../output/schedule'

/**
 * Whether something has appeared or gone since an output was built, or nothing is known of it. If
 * nothing has, it says so.
 */
export function isDue(outDir: string, { now }: Moment, { json }: { json: boolean }): boolean {
  const schedule = readSchedule(outDir)
  if (!schedule) return true
  const [next] = schedule.changes
  if (next !== undefined && Date.parse(next) <= now) return true
  if (json) console.log(JSON.stringify({ due: false, next }))
  else
    console.log(next ? `Nothing to build before ${next}.` : 'Nothing to build: no change is due.')
  return false
}
