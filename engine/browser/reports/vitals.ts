import type { Metric } from 'web-vitals'
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { withBase } from '../../core/addresses/base'
import { sendReport } from './send-report'
import { createSessionLimit } from './session-limit'

/** The performance of a page for a visitor. */
export interface VitalsReport {
  /** The page's path, without its query, which may contain what a visitor searched for. */
  page: string
  /** Name of the metric, as on web.dev → its value. */
  vitals: Partial<Record<Metric['name'], number>>
}

/** Per session: enough for its first pages, which are the slowest. */
const MAX_VITALS_REPORTS = 10

/** The event on the window with the metrics; its `detail` is a `VitalsReport`. */
export const VITALS_EVENT = 'quire:vitals'

/**
 * Measures the page. Each metric is dispatched to the page's other scripts as soon as it is known,
 * with the earlier ones. If there is a URL, they are sent whenever the page is hidden: at most ten
 * times per session. `base` is that of the site.
 */
export function watchVitals(url: string | undefined, base: string): void {
  const mayReport = createSessionLimit(`quire-vitals${base}`, MAX_VITALS_REPORTS)
  const page = location.pathname
  const seen: VitalsReport['vitals'] = {}
  let unsent: VitalsReport['vitals'] = {}
  const note = ({ name, value }: Metric) => {
    seen[name] = value
    unsent[name] = value
    const detail: VitalsReport = { page, vitals: { ...seen } }
    dispatchEvent(new CustomEvent(VITALS_EVENT, { detail }))
  }
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(note)
  if (!url) return
  // Registered last, so that it is called after the metrics are final. Not on unload: browsers
  // dispatch that before they hide the page.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || Object.keys(unsent).length === 0) return
    if (mayReport())
      sendReport(withBase(base, url), { page, vitals: unsent } satisfies VitalsReport)
    unsent = {}
  })
}
