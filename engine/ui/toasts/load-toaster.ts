import { awaitPatiently } from '../../browser/patience'

/** How long a toast waits for what shows it, in milliseconds; it says something that is now. */
const TOAST_PATIENCE_MS = 3000

/** Loads what shows toasts; a failed load is tried afresh at the next call. */
export const loadToaster = () =>
  awaitPatiently('toasts', import('./Toaster'), TOAST_PATIENCE_MS).then(({ Toaster }) => Toaster)

/** Loads it ahead of a toast; where that fails, the toast tries again. */
export function prepareToaster(): void {
  loadToaster().catch(() => {})
}
