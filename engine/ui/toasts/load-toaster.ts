import { awaitWithTimeout } from '../../browser/timeout'

/**
 * How long a toast waits for its component, in milliseconds. Later, its message would be out of
 * date.
 */
const TOAST_TIMEOUT_MS = 3000

/** Loads the component of toasts. After an error, the next call retries. */
export const loadToaster = () =>
  awaitWithTimeout('toasts', import('./Toaster'), TOAST_TIMEOUT_MS).then(({ Toaster }) => Toaster)

/** Prefetches the component. After an error, the toast itself retries. */
export function prepareToaster(): void {
  loadToaster().catch(() => {})
}
