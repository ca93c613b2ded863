import type { Metric } from 'web-vitals'
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { sendReport } from './send-report'
import { createSessionLimit } from './session-limit'

/** How fast a page was for a visitor. */
export interface VitalsReport {
  /** The path of the page; without its query, which may hold what a visitor searched for. */
  page: string
  /** Name of the figure, as web.dev has them → its value. */
  vitals: Partial<Record<Metric['name'], number>>
}

export const MAX_VITALS_REPORTS = 10

/** Observes the page, and sends what was seen whenever it is hidden: at most ten times a session. */
export function watchVitals(url: string): void {
  const mayReport = createSessionLimit('quire-vitals', MAX_VITALS_REPORTS)
  const page = location.pathname
  let vitals: VitalsReport['vitals'] = {}
  const note = ({ name, value }: Metric) => {
    vitals[name] = value
  }
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(note)
  const send = () => {
    if (Object.keys(vitals).length > 0 && mayReport()) {
      sendReport(url, { page, vitals } satisfies VitalsReport)
    }
    vitals = {}
  }
  // Last, so that they are called after the figures have become final.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send()
  })
  // Some browsers leave a page without hiding it.
  addEventListener('pagehide', send)
}
