import { withBase } from '../../core/addresses/base'
import { sendReport } from './send-report'
import { createSessionLimit } from './session-limit'

/**
 * Reports errors in browsers to the site's owners: uncaught errors, unhandled rejections, and
 * blocks that failed to render. At most ten per session.
 */
export interface ErrorReport {
  kind: 'error' | 'rejection' | 'render'
  message: string
  stack?: string
  /** The page's path, without the query, which may contain what a visitor searched for. */
  page: string
}

/** Sends a report. */
export type ErrorSink = (report: ErrorReport) => void

export type ReportError = (kind: ErrorReport['kind'], reason: unknown) => void

/** The limit per session, so that an error in a loop does not flood the receiver. */
const MAX_REPORTS = 10

/** Returns a function that reports an error. It never throws, and stops after ten reports. */
export function createErrorReporter(sink: ErrorSink, base: string): ReportError {
  const mayReport = createSessionLimit(`quire-errors${base}`, MAX_REPORTS)
  let busy = false
  return (kind, reason) => {
    // Errors in the sink are not reported, because that would cause an endless loop.
    if (busy || !mayReport()) return
    busy = true
    try {
      sink(buildReport(kind, reason))
    } catch {
      // A lost report must not affect the visitor.
    } finally {
      busy = false
    }
  }
}

function buildReport(kind: ErrorReport['kind'], reason: unknown): ErrorReport {
  const { message, stack } = reason instanceof Error ? reason : { message: String(reason) }
  return { kind, message, stack, page: location.pathname }
}

/** Reports errors that reach the window. */
export function watchErrors(report: ReportError): void {
  addEventListener('error', ({ error, message }) => report('error', error ?? message))
  addEventListener('unhandledrejection', ({ reason }) => report('rejection', reason))
}

/** Sends reports as JSON to a URL, also while the page is unloading. */
export function createHttpSink(url: string): ErrorSink {
  return (report) => sendReport(url, report)
}

/** Starts reporting to the URL. Does nothing without a URL. `base` is the site's base. */
export function startErrorReporter(url: string | undefined, base: string): ReportError {
  if (url === undefined) return () => {}
  const report = createErrorReporter(createHttpSink(withBase(base, url)), base)
  watchErrors(report)
  return report
}
