import { useSyncExternalStore } from 'react'
import type { Store } from '../../core/store'

/** A store's value. The component renders again when it changes. */
export function useStore<T>({ subscribe, get, getInitial }: Omit<Store<T>, 'set'>): T {
  return useSyncExternalStore(subscribe, get, getInitial)
}
