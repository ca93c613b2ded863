import type { Metric } from 'web-vitals'
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { withBase } from '../../core/addresses/base'
import { sendReport } from './send-report'
import { createSessionLimit } from './session-limit'

/** A page's performance for a visitor. */
export interface VitalsReport {
  /** The page's path, without the query, which may contain what a visitor searched for. */
  page: string
  /** Maps each metric's name, as used on web.dev, to its value. */
  vitals: Partial<Record<Metric['name'], number>>
}

/** The limit per session: enough for the first pages, which are the slowest. */
const MAX_VITALS_REPORTS = 10

/** The event with the metrics, dispatched on the window. Its `detail` is a `VitalsReport`. */
export const VITALS_EVENT = 'quire:vitals'

/**
 * Measures the page. As soon as a metric is known, it is dispatched to the page's other scripts,
 * together with the earlier metrics. If there is a URL, the metrics are sent each time the page is
 * hidden, at most ten times per session. `base` is the site's base.
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
  // This listener is registered last and is therefore called after the metrics are final. It does
  // not use the unload event, which browsers dispatch before they hide the page.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || Object.keys(unsent).length === 0) return
    if (mayReport())
      sendReport(withBase(base, url), { page, vitals: unsent } satisfies VitalsReport)
    unsent = {}
  })
}
