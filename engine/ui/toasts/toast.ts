import type { Toast } from '../../core/notice-store'
import { useEngine } from '../context/context'
import { useStore } from '../context/use-store'

/** The visible toast, or the one that was just dismissed. */
export function useToast(): Toast | undefined {
  return useStore(useEngine().notices.store)
}
