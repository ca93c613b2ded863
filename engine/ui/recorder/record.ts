/**
 * Records which blocks need React while the server renders them: these functions wrap React's
 * functions in the renderer. A block without state, effects and listeners is static: a browser
 * needs only its HTML.
 */
import type { ReactElement } from 'react'
import { Component } from 'react'
import type { Block } from '../../../schemas/generated/types'

/** For each block, the reasons to hydrate it. An empty list means that it is static. */
export type Liveness = ReadonlyMap<Block, readonly string[]>

/** Tracks the blocks that one renderer renders. */
export interface Recorder {
  /**
   * Records the start of a block. The start of a top-level block discards what an error has left
   * over.
   */
  begin: (block: Block, isNested: boolean) => void
  /** Records the end of the block that started last. A block that contains a live block is live. */
  end: () => void
  /** The records of all blocks that ended since the last call. */
  take: () => Liveness
  /**
   * The type of the block that is being rendered. After an error, the type of the block that threw
   * it.
   */
  findOpenType: () => string | undefined
}

interface OpenBlock {
  block: Block
  reasons: Set<string>
}

/**
 * The reasons for the block that is being rendered. All renderers share React, and therefore this
 * list.
 */
let current: Set<string> | undefined
/** `true` if React is wrapped. It is not wrapped if this module is used outside the bundle. */
let isRecording = false

export function createRecorder(): Recorder {
  const open: OpenBlock[] = []
  let finished = new Map<Block, readonly string[]>()
  return {
    begin(block, isNested) {
      if (!isNested) open.length = 0
      current = new Set()
      open.push({ block, reasons: current })
    },
    end() {
      const ended = open.pop()
      if (!ended) return
      current = open.at(-1)?.reasons
      for (const reason of ended.reasons) note(reason)
      if (isRecording) finished.set(ended.block, [...ended.reasons])
    },
    take() {
      const records = finished
      finished = new Map()
      open.length = 0
      current = undefined
      return records
    },
    findOpenType: () => open.at(-1)?.block.type,
  }
}

function note(reason: string): void {
  current?.add(reason)
}

/** Hooks whose component changes, acts or listens in the browser. */
const LIVE_HOOKS = [
  'useActionState',
  'useDeferredValue',
  'useEffect',
  'useImperativeHandle',
  'useInsertionEffect',
  'useLayoutEffect',
  'useOptimistic',
  'useReducer',
  'useRef',
  'useState',
  'useSyncExternalStore',
  'useTransition',
]

type AnyFunction = (...values: unknown[]) => unknown
type Functions = Record<string, unknown>

/** React with functions that record what makes a block live. */
export function recordReact(react: Functions): Functions {
  isRecording = true
  const recorded = { ...react }
  const wrap = (name: string, noteCall: (...values: unknown[]) => void) => {
    const original = react[name] as AnyFunction | undefined
    if (!original) return
    recorded[name] = (...values: unknown[]) => {
      noteCall(...values)
      return original(...values)
    }
  }
  for (const name of LIVE_HOOKS) wrap(name, () => note(name))
  wrap('use', (usable) => {
    if ('then' in (usable as object)) note('use')
  })
  wrap('createElement', noteElement)
  wrap('cloneElement', (element, props) => noteElement((element as ReactElement).type, props))
  return {
    ...recorded,
    lazy: recordComponents(react.lazy as AnyFunction, () => 'lazy'),
    memo: recordComponents(react.memo as AnyFunction, findReason),
  }
}

/** The functions to which JSX compiles. They record what makes a block live. */
export function recordJsx(runtime: Functions): Functions {
  const recorded = ['jsx', 'jsxs'].map((name): [string, AnyFunction] => {
    const make = runtime[name] as AnyFunction
    return [
      name,
      // Called for each element of each page: with its named arguments, it takes half the time.
      (type, props, key) => {
        noteElement(type, props)
        return make(type, props, key)
      },
    ]
  })
  return { ...runtime, ...Object.fromEntries(recorded) }
}

/**
 * Maps components that `lazy` and `memo` return to the reason to hydrate a block that contains one.
 */
const madeComponents = new WeakMap<object, string>()

function recordComponents(
  make: AnyFunction,
  findReasonOf: (given: unknown) => string | undefined,
): AnyFunction {
  return (given, ...others) => {
    const component = make(given, ...others) as object
    const reason = findReasonOf(given)
    if (reason !== undefined) madeComponents.set(component, reason)
    return component
  }
}

function noteElement(type: unknown, props: unknown): void {
  if (!current) return
  if (typeof type === 'string') noteProperties((props ?? {}) as Functions)
  else {
    const reason = findReason(type)
    if (reason !== undefined) note(reason)
  }
}

/** The reason to hydrate a block with this component, if its type shows one. */
function findReason(type: unknown): string | undefined {
  if (typeof type !== 'function') return madeComponents.get(type as object)
  return type.prototype instanceof Component ? 'class component' : undefined
}

/** Function props of HTML elements: listeners, form actions, and refs. */
function noteProperties(props: Functions): void {
  for (const name in props) {
    if (name === 'ref' ? props.ref : typeof props[name] === 'function') note(name)
  }
}
