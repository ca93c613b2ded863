import type { CaughtError, OverlayText } from '../../core/dev-protocol'
import { ERROR_EVENT } from '../../core/dev-protocol'

/** Reports every error that reaches the window or an error boundary. */
export function watchErrors(report: (text: OverlayText) => void): void {
  const reportReason = (reason: unknown, block?: string): void => {
    // Only an `Error` has a source location.
    if (!(reason instanceof Error)) return
    const message = block === undefined ? String(reason) : `In the block "${block}": ${reason}`
    report({ message, details: reason.stack ?? '' })
  }
  addEventListener('error', ({ error }) => reportReason(error))
  addEventListener('unhandledrejection', ({ reason }) => reportReason(reason))
  addEventListener(ERROR_EVENT, (event) => {
    const { reason, block } = (event as CustomEvent<CaughtError>).detail
    reportReason(reason, block)
  })
}
