import { useSyncExternalStore } from 'react'
import type { Toast } from '../../core/notice-store'
import { useEngine } from '../context/context'

/** The visible toast, or the one that was just dismissed. */
export function useToast(): Toast | undefined {
  const { store } = useEngine().notices
  return useSyncExternalStore(store.subscribe, store.get, () => undefined)
}
