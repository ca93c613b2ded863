import type { Toast } from '../../core/toast-store'
import { useEngine } from '../context/context'
import { useStore } from '../context/use-store'

/** The visible toast, or the one that was just dismissed. */
export function useShownToast(): Toast | undefined {
  return useStore(useEngine().toasts.store)
}
