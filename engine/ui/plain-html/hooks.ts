import type { Context } from 'react'
import { NotPlain } from './attributes'

/** React's contexts as its renderer for strings has them: with the value at the present place. */
export type PlacedContext<T = unknown> = Context<T> & { _currentValue2: T }

/** What hooks ask for while a component is rendered. */
export interface HookWorld {
  /** The next id of the component. */
  nextId: () => string
  /** Whether a component is being rendered. */
  isRendering: () => boolean
}

type Hooks = Record<string, (...given: never[]) => unknown>

/**
 * The hooks of components that are rendered once: state is what it is at first, and nothing is
 * memorised. Those that are not here are left to React.
 */
export function createHooks({ nextId, isRendering }: HookWorld): Hooks {
  const read = (context: PlacedContext) => context._currentValue2
  const change = () => {
    // React would render the component again; afterwards it does nothing.
    if (isRendering()) throw new NotPlain('a change of state')
  }
  const doNothing = () => {}
  return {
    readContext: read,
    useContext: read,
    use(usable: PlacedContext) {
      if ('then' in usable) throw new NotPlain('a promise')
      return read(usable)
    },
    useState: (initial: unknown) => [typeof initial === 'function' ? initial() : initial, change],
    useReducer: (_: unknown, initial: unknown, init?: (initial: unknown) => unknown) => [
      init ? init(initial) : initial,
      change,
    ],
    useMemo: (make: () => unknown) => make(),
    useCallback: (callback: unknown) => callback,
    useRef: (current: unknown) => ({ current }),
    useId: nextId,
    useSyncExternalStore(_: unknown, __: unknown, getInitial?: () => unknown) {
      if (!getInitial) throw new NotPlain('a store without a first value')
      return getInitial()
    },
    useEffect: doNothing,
    useLayoutEffect: doNothing,
    useInsertionEffect: doNothing,
    useImperativeHandle: doNothing,
    useDebugValue: doNothing,
  }
}
