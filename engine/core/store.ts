/** A value that changes, for components that must not be rendered anew by a changed context. */
export interface Store<T> {
  get: () => T
  /** The value of the server's HTML, with which blocks that hydrate late begin. */
  getInitial: () => T
  set: (value: T) => void
  subscribe: (listener: () => void) => () => void
}

export function createStore<T>(initial: T): Store<T> {
  let current = initial
  const listeners = new Set<() => void>()
  return {
    get: () => current,
    getInitial: () => initial,
    set(value) {
      current = value
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
