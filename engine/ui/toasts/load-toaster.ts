import { awaitWithTimeout } from '../../browser/timeout'

/**
 * The time that a toast waits for its component, in milliseconds: its message is about the present.
 */
const TOAST_TIMEOUT_MS = 3000

/** Loads the component of toasts. After an error, the next call retries. */
export const loadToaster = () =>
  awaitWithTimeout('toasts', import('./Toaster'), TOAST_TIMEOUT_MS).then(({ Toaster }) => Toaster)

/** Prefetches it. After an error, the toast itself retries. */
export function prepareToaster(): void {
  loadToaster().catch(() => {})
}
