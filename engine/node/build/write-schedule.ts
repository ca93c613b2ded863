import type { Site } from '../check/run/site'
import { writeWithin } from '../lib/files/resolve-within'
import { renderClock, renderTime } from '../sources/time/read-time'
import type { Schedule } from './output/schedule'
import { SCHEDULE_FILE } from './output/side-folder'

type TimedSite = Pick<Site, 'clock' | 'changes'>

/** Writes when the site needs to be built again. */
export async function writeSchedule(folder: string, { clock, changes }: TimedSite): Promise<void> {
  const schedule: Schedule = { changes: changes.map((change) => renderTime(change, clock.zone)) }
  await writeWithin(folder, SCHEDULE_FILE, JSON.stringify(schedule))
}

/**
 * The next time at which the site needs to be built again, for display. Undefined if no change is scheduled.
 */
export function renderNext({ clock, changes: [next] }: TimedSite): string | undefined {
  return next === undefined ? undefined : `${renderClock(next, clock.zone)} (${clock.zone})`
}
