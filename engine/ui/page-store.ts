import type { PageData } from '../core/data'

/** Holds the page that is shown, for components that outlive a navigation. */
export interface PageStore {
  get: () => PageData
  /** The page of the server's HTML, with which late blocks of the layout hydrate. */
  getInitial: () => PageData
  set: (page: PageData) => void
  subscribe: (listener: () => void) => () => void
}

export function createPageStore(initial: PageData): PageStore {
  let current = initial
  const listeners = new Set<() => void>()
  return {
    get: () => current,
    getInitial: () => initial,
    set(page) {
      current = page
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
