/**
 * Finds out which blocks need React, while the server renders them: the bundle for rendering has
 * React's functions wrapped by those here. A block that keeps no state, runs no effect and listens
 * to nothing is static: its HTML is all that a browser needs of it.
 */
import type { Block } from '../../../schemas/generated/types'

/** By block, why it has to be alive; an empty list is that of a static block. */
export type Liveness = ReadonlyMap<Block, readonly string[]>

interface BlockRecord {
  block: Block
  reasons: Set<string>
}

/** The block that is being rendered, last, and those around it. */
const open: BlockRecord[] = []
let finished = new Map<Block, readonly string[]>()
/** Whether React is wrapped: it is not where the development server compiles each file alone. */
let isRecording = false

/** Notes the start of a block; one that is not nested begins anew after what may have failed. */
export function beginRecord(block: Block, isNested: boolean): void {
  if (!isNested) open.length = 0
  open.push({ block, reasons: new Set() })
}

/** Notes the end of the block that began last. Around a block that is alive all are. */
export function endRecord(): void {
  const record = open.pop()
  if (!record) return
  for (const reason of record.reasons) note(reason)
  if (isRecording) finished.set(record.block, [...record.reasons])
}

/** The records of all blocks whose end came, since this was called last. */
export function takeRecords(): Liveness {
  const records = finished
  finished = new Map()
  open.length = 0
  return records
}

/** The type of the block that is being rendered: after an error, of the one that threw it. */
export function findOpenType(): string | undefined {
  return open.at(-1)?.block.type
}

function note(reason: string): void {
  open.at(-1)?.reasons.add(reason)
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

/** React with hooks and `createElement` that note what makes a block alive. */
export function recordReact(react: Functions): Functions {
  isRecording = true
  const hooks = LIVE_HOOKS.flatMap((name) => {
    const hook = react[name] as AnyFunction | undefined
    if (!hook) return []
    const recorded: AnyFunction = (...values) => {
      note(name)
      return hook(...values)
    }
    return [[name, recorded] as const]
  })
  const use = react.use as AnyFunction
  return {
    ...react,
    ...Object.fromEntries(hooks),
    ...recordMakers(react, ['createElement', 'cloneElement']),
    use(usable: object) {
      if ('then' in usable) note('use')
      return use(usable)
    },
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
        if (open.length > 0) noteElement(type, props as Functions)
        return make(type, props, key)
      },
    ]
  })
  return { ...runtime, ...Object.fromEntries(recorded) }
}

function recordMakers(functions: Functions, names: string[]): Functions {
  const recorded = names.map((name): [string, AnyFunction] => {
    const make = functions[name] as AnyFunction
    return [
      name,
      (type, props, ...others) => {
        // What is cloned is an element, and has its type.
        const made = name === 'cloneElement' ? (type as { type: unknown }).type : type
        if (open.length > 0) noteElement(made, props as Functions | null | undefined)
        return make(type, props, ...others)
      },
    ]
  })
  return Object.fromEntries(recorded)
}

const LAZY = Symbol.for('react.lazy')

function noteElement(type: unknown, props: Functions | null | undefined): void {
  if (typeof type === 'function') {
    if (type.prototype?.isReactComponent) note('class component')
  } else if (typeof type === 'string') {
    for (const name in props) {
      if (name === 'ref' ? props.ref : isListener(name, props[name])) note(name)
    }
  } else if ((type as { $$typeof?: symbol }).$$typeof === LAZY) {
    note('lazy')
  }
}

function isListener(name: string, value: unknown): boolean {
  return typeof value === 'function' && name.startsWith('on')
}
