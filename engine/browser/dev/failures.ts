import type { CaughtFailure, Failure } from '../../core/dev-protocol'
import { FAILURE_EVENT } from '../../core/dev-protocol'

/** Tells the development server of every error that reaches the window or a boundary. */
export function watchFailures(tell: (failure: Failure) => void): void {
  const tellOf = (reason: unknown, block?: string): void => {
    // Of what is no error nobody can say where it was thrown.
    if (!(reason instanceof Error)) return
    const message = block === undefined ? String(reason) : `In the block "${block}": ${reason}`
    tell({ message, stack: reason.stack ?? '' })
  }
  addEventListener('error', ({ error }) => tellOf(error))
  addEventListener('unhandledrejection', ({ reason }) => tellOf(reason))
  addEventListener(FAILURE_EVENT, (event) => {
    const { reason, block } = (event as CustomEvent<CaughtFailure>).detail
    tellOf(reason, block)
  })
}
