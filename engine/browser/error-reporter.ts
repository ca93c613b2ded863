/**
 * Tells the site's owners of errors in browsers: those that nobody caught, rejections that
 * nobody handled, and blocks that could not be rendered. At most ten a session (D49).
 */
export interface ErrorReport {
  kind: 'error' | 'rejection' | 'render'
  message: string
  stack?: string
  /** The path of the page; without its query, which may hold what a visitor searched for. */
  page: string
}

/** Takes a report somewhere. */
export type ErrorSink = (report: ErrorReport) => void

export type ReportError = (kind: ErrorReport['kind'], reason: unknown) => void

export const MAX_REPORTS = 10

const COUNT_KEY = 'quire-errors'

/** Returns a function that reports; it never throws, and stops after ten reports. */
export function createErrorReporter(sink: ErrorSink): ReportError {
  let reports = loadCount()
  let busy = false
  return (kind, reason) => {
    // What the sink itself causes is not reported: that would never end.
    if (busy) return
    reports = Math.max(reports, loadCount())
    if (reports >= MAX_REPORTS) return
    reports += 1
    busy = true
    try {
      writeCount(reports)
      sink(buildReport(kind, reason))
    } catch {
      // A report that is lost must not cost the visitor anything.
    } finally {
      busy = false
    }
  }
}

function buildReport(kind: ErrorReport['kind'], reason: unknown): ErrorReport {
  const { message, stack } = reason instanceof Error ? reason : { message: String(reason) }
  return { kind, message, stack, page: location.pathname }
}

/** Zero where storage is blocked: there the session is the page's. */
function loadCount(): number {
  try {
    return Number(sessionStorage.getItem(COUNT_KEY)) || 0
  } catch {
    return 0
  }
}

function writeCount(count: number): void {
  try {
    sessionStorage.setItem(COUNT_KEY, String(count))
  } catch {
    // The count in memory stands in.
  }
}

/** Reports what reaches the window. */
export function watchErrors(report: ReportError): void {
  addEventListener('error', ({ error, message }) => report('error', error ?? message))
  addEventListener('unhandledrejection', ({ reason }) => report('rejection', reason))
}

/** Sends reports as JSON to an address, also while the page is being left. */
export function createHttpSink(url: string): ErrorSink {
  return (report) => {
    const body = new Blob([JSON.stringify(report)], { type: 'application/json' })
    if (navigator.sendBeacon?.(url, body)) return
    fetch(url, { method: 'POST', body, keepalive: true }).catch(() => {})
  }
}

/** Starts reporting to the address, or not at all without one. */
export function startErrorReporter(url: string | undefined): ReportError {
  if (url === undefined) return () => {}
  const report = createErrorReporter(createHttpSink(url))
  watchErrors(report)
  return report
}
