import { withBase } from '../../core/addresses/base'
import { sendReport } from './send-report'
import { createSessionLimit } from './session-limit'

/**
 * Tells the site's owners of errors in browsers: those that nobody caught, rejections that
 * nobody handled, and blocks that could not be rendered. At most ten a session.
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

/** In a session. An error in a loop must not flood the address that it is reported to. */
const MAX_REPORTS = 10

/** Returns a function that reports; it never throws, and stops after ten reports. */
export function createErrorReporter(sink: ErrorSink, base: string): ReportError {
  const mayReport = createSessionLimit(`quire-errors${base}`, MAX_REPORTS)
  let busy = false
  return (kind, reason) => {
    // What the sink itself causes is not reported: that would never end.
    if (busy || !mayReport()) return
    busy = true
    try {
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

/** Reports what reaches the window. */
export function watchErrors(report: ReportError): void {
  addEventListener('error', ({ error, message }) => report('error', error ?? message))
  addEventListener('unhandledrejection', ({ reason }) => report('rejection', reason))
}

/** Sends reports as JSON to an address, also while the page is being left. */
export function createHttpSink(url: string): ErrorSink {
  return (report) => sendReport(url, report)
}

/** Starts reporting to the address, or not at all without one; `base` is that of the site. */
export function startErrorReporter(url: string | undefined, base: string): ReportError {
  if (url === undefined) return () => {}
  const report = createErrorReporter(createHttpSink(withBase(base, url)), base)
  watchErrors(report)
  return report
}
