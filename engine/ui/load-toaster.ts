/** Loads what shows notices; a failed load is tried afresh at the next call. */
export const loadToaster = () => import('./Toaster').then(({ Toaster }) => Toaster)

/** Loads it ahead of a notice; where that fails, the notice tries again. */
export function prepareToaster(): void {
  loadToaster().catch(() => {})
}
