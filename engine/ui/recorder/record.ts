/**
 * Finds out which blocks need React, while the server renders them: the bundle for rendering has
 * React's functions wrapped by those here. A block that keeps no state, runs no effect and listens
 * to nothing is static: its HTML is all that a browser needs of it.
 */
import type { ReactElement } from 'react'
import { Component } from 'react'
import type { Block } from '../../../schemas/generated/types'

/** By block, why it has to be alive; an empty list is that of a static block. */
export type Liveness = ReadonlyMap<Block, readonly string[]>

/** Follows the blocks that one renderer renders. */
export interface Recorder {
  /** Notes the start of a block; one that is not nested begins again after what may have failed. */
  begin: (block: Block, isNested: boolean) => void
  /** Notes the end of the block that began last. Around a block that is alive all are. */
  end: () => void
  /** The records of all blocks that ended since the last call. */
  take: () => Liveness
  /** The type of the block that is being rendered: after an error, of the one that threw it. */
  findOpenType: () => string | undefined
}

interface OpenBlock {
  block: Block
  reasons: Set<string>
}

/** The reasons of the block that is being rendered; all renderers share React, and this with it. */
let current: Set<string> | undefined
/** Whether React is wrapped: it is not where this module is used outside of the bundle. */
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

/** React with functions that note what makes a block alive. */
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

/** The functions that JSX becomes, which note what makes a block alive. */
export function recordJsx(runtime: Functions): Functions {
  const recorded = ['jsx', 'jsxs'].map((name): [string, AnyFunction] => {
    const make = runtime[name] as AnyFunction
    return [
      name,
      // Called for each element of each page: with its arguments by name it takes half the time.
      (type, props, key) => {
        noteElement(type, props)
        return make(type, props, key)
      },
    ]
  })
  return { ...runtime, ...Object.fromEntries(recorded) }
}

/** Components that `lazy` and `memo` made, and why a block that has one has to be alive. */
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

/** Why a component keeps its block alive, as far as its type shows that. */
function findReason(type: unknown): string | undefined {
  if (typeof type !== 'function') return madeComponents.get(type as object)
  return type.prototype instanceof Component ? 'class component' : undefined
}

/** An HTML element calls what it is given: listeners, actions of forms, and refs. */
function noteProperties(props: Functions): void {
  for (const name in props) {
    if (name === 'ref' ? props.ref : typeof props[name] === 'function') note(name)
  }
}
