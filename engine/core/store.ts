/**
 * A store: a changing value for components that must not render again because of a context change.
 */
export interface Store<T> {
  get: () => T
  /** The value used in the server's HTML, with which blocks that are hydrated later hydrate. */
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
