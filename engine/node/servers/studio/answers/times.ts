import { fileOfRoute } from '../../../../core/addresses/paths'
import type { OutlineBlock, StudioPage } from '../../../../core/studio/protocol'
import type { Clock } from '../../../sources/time/clock'
import { readPresent } from '../../../sources/time/clock'
import { readTime, renderClock } from '../../../sources/time/read-time'
import type { Window } from '../../../sources/time/window'
import { stateAt } from '../../../sources/time/window'
import { StudioError } from '../session/studio-error'
import type { StudioSession } from '../session/studio-session'
import type { StudioSite } from '../session/studio-site'

/**
 * Shows the site as published at a time or, without one, with everything that is not published.
 * @throws {StudioError} if the time is invalid.
 */
export async function showAt(session: StudioSession, at: string | undefined) {
  const { site } = session
  const { zone } = site.check.open().shared.clock
  const read = at === undefined ? { at: readPresent() } : readTime(at, zone)
  if ('issue' in read) {
    const { message, hint } = read.issue
    throw new StudioError(409, [message, hint].filter(Boolean).join(' '))
  }
  site.check.setTime({ now: read.at, showsAll: at === undefined })
  // Nothing is edited, but all pages are shown again.
  await session.write(() => [])
  return { shownAt: readShownAt(site) }
}

/** The time at which the site is shown: `2027-03-01T09:30`. `null` if everything is shown. */
export function readShownAt({ check }: StudioSite): string | null {
  const { now, showsAll, zone } = check.open().shared.clock
  return showsAll ? null : renderClock(now, zone).replace(' ', 'T')
}

/** Adds when a page and its blocks are published. */
export function addTimes(page: StudioPage, { check }: StudioSite): StudioPage {
  const { window, windows = [] } = check.look(fileOfRoute(page.route))?.summary ?? {}
  const { clock } = check.open().shared
  const known = new Map(windows)
  const add = (block: OutlineBlock): OutlineBlock => ({
    ...block,
    ...describeWindow(known.get(block.pointer), clock),
    blocks: block.blocks.map(add),
  })
  return { ...page, ...describeWindow(window, clock), blocks: page.blocks.map(add) }
}

/** When something is published, in words. Empty for what is always published from now on. */
export function describeWindow(window: Window = {}, clock: Clock): { when?: string } {
  const { from, to } = window
  const state = stateAt(window, clock.now)
  if (state === 'draft') return { when: 'Draft' }
  const start = state === 'coming' && from !== undefined ? [`from ${writeTime(from, clock)}`] : []
  const end = to === undefined ? [] : [`until ${writeTime(to, clock)}`]
  const [first = '', ...rest] = [...start, ...end, ...(state === 'gone' ? ['expired'] : [])]
  const words = [first.charAt(0).toUpperCase() + first.slice(1), ...rest].join(', ')
  return words === '' ? {} : { when: words }
}

/** `1 March 2027`, and the time unless it is midnight. */
function writeTime(at: number, { zone }: Clock): string {
  const isMidnight = renderClock(at, zone).endsWith(' 00:00')
  const format = new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'long',
    ...(!isMidnight && { timeStyle: 'short' }),
    timeZone: zone,
  })
  return format.format(at)
}
