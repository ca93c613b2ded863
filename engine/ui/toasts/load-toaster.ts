import { awaitPatiently } from '../../browser/patience'

/** How long a notice waits for what shows it, in milliseconds; it says something that is now. */
const NOTICE_PATIENCE_MS = 3000

/** Loads what shows notices; a failed load is tried afresh at the next call. */
export const loadToaster = () =>
  awaitPatiently('notices', import('./Toaster'), NOTICE_PATIENCE_MS).then(({ Toaster }) => Toaster)

/** Loads it ahead of a notice; where that fails, the notice tries again. */
export function prepareToaster(): void {
  loadToaster().catch(() => {})
}
