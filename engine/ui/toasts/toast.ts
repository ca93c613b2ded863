import { useSyncExternalStore } from 'react'
import type { Toast } from '../../core/notice-store'
import { useEngine } from '../context/context'

/** The toast that is shown, or was dismissed a moment ago. */
export function useToast(): Toast | undefined {
  const { store } = useEngine().notices
  return useSyncExternalStore(store.subscribe, store.get, () => undefined)
}
