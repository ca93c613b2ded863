import { createContext, use, useSyncExternalStore } from 'react'
import { findBlockLabel } from './outline'
import type { StudioSession } from './session'
import type { StudioState } from './state'

export const SessionContext = createContext<StudioSession | undefined>(undefined)

/** The studio's session. */
export function useSession(): StudioSession {
  const session = use(SessionContext)
  if (!session) throw new Error('A component of the studio is outside of its session.')
  return session
}

/** Part of what the studio shows. `read` must return the same value for the same state. */
export function useStudio<T>(read: (state: StudioState) => T): T {
  const { store } = useSession().site
  return useSyncExternalStore(store.subscribe, () => read(store.get()))
}

/** What people call blocks of a type. */
export function useBlockLabel(type: string): string {
  return useStudio((state) => findBlockLabel(state, type))
}
