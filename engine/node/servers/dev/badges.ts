import type { DevBadge } from '../../../core/dev-protocol'
import type { PageSummary } from '../../check/facts/page-summary'
import type { Clock } from '../../sources/time/clock'
import { renderClock } from '../../sources/time/read-time'
import type { Window } from '../../sources/time/window'
import { stateAt } from '../../sources/time/window'

/** A page's unpublished content: the page itself, blocks, and items within blocks. */
export function listBadges(
  { window, windows = [] }: Pick<PageSummary, 'window' | 'windows'>,
  clock: Clock,
): DevBadge[] {
  const whole = window && describe(window, clock)
  const parts = windows.flatMap(([pointer, one]): DevBadge[] => {
    const text = describe(one, clock)
    const [, block, item] = /^\/blocks\/(\d+)(\/.*)?$/.exec(pointer) ?? []
    if (text === undefined || block === undefined) return []
    return [{ block: Number(block), text: item ? `An entry: ${text}` : text }]
  })
  return [...(whole ? [{ text: whole }] : []), ...joinSame(parts)]
}

/** One badge per block. */
function joinSame(badges: DevBadge[]): DevBadge[] {
  const texts = new Map<number | undefined, Set<string>>()
  for (const { block, text } of badges) {
    texts.set(block, (texts.get(block) ?? new Set()).add(text))
  }
  return [...texts].map(([block, all]) => ({ block, text: [...all].join(', ') }))
}

function describe(window: Window, { now, zone }: Clock): string | undefined {
  const { from, to } = window
  switch (stateAt(window, now)) {
    case 'draft':
      return 'Draft'
    case 'coming':
      return `Published from ${renderClock(from ?? now, zone)}`
    case 'gone':
      return `Expired at ${renderClock(to ?? now, zone)}`
    case 'shown':
      return undefined
  }
}
