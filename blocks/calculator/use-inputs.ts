import { type RefObject, useEffect, useRef, useState } from 'react'
import { setQuery, useQueries, useSite } from '../../engine/block-api'
import type { CalculatorBlock, CalculatorInput } from '../../schemas/generated/types'
import { findKey, type InputState, readInput } from './input-values'

/** How long after the last key the URL changes. Browsers limit how often it may. */
const PAUSE_MS = 400

export interface Inputs {
  states: InputState[]
  /** `true` if a visitor has changed a value. */
  isChanged: boolean
  change: (input: CalculatorInput, text: string) => void
  /** Ends the change of an input. An allowed number is then formatted. */
  finish: (state: InputState) => void
  reset: () => void
}

/**
 * The inputs of a calculator. The URL keeps their values. What a visitor types takes precedence,
 * until they leave the input. `root` contains the inputs.
 */
export function useInputs(block: CalculatorBlock, root: RefObject<HTMLElement | null>): Inputs {
  const { language } = useSite()
  const kept = useQueries(block.inputs.map((input) => findKey(block, input)))
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const states = block.inputs.map((input, index) =>
    readInput(input, { typed: typed.get(input.name), kept: kept[index] ?? '', language }),
  )
  const save = ({ input, value }: InputState) => {
    clearTimeout(timer.current)
    if (value === undefined) return
    setQuery(findKey(block, input), value === input.value ? '' : String(value))
  }
  const change = (input: CalculatorInput, text: string) => {
    clearTimeout(timer.current)
    setTyped((before) => new Map(before).set(input.name, text))
    timer.current = setTimeout(() => {
      save(readInput(input, { typed: text, kept: '', language }))
    }, PAUSE_MS)
  }
  const finish = (state: InputState) => {
    if (!typed.has(state.input.name) || state.value === undefined) return
    save(state)
    setTyped((before) => new Map([...before].filter(([name]) => name !== state.input.name)))
  }
  const reset = () => {
    clearTimeout(timer.current)
    setTyped(new Map())
    for (const input of block.inputs) setQuery(findKey(block, input), '')
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  useTypedBefore(root, { states, change })
  const isChanged = states.some(({ input, value }) => value !== input.value)
  return { states, isChanged, change, finish, reset }
}

/** Adopts what a visitor typed before the block was hydrated. */
function useTypedBefore(
  root: RefObject<HTMLElement | null>,
  { states, change }: Pick<Inputs, 'states' | 'change'>,
) {
  const isFirst = useRef(true)
  useEffect(() => {
    if (!isFirst.current) return
    isFirst.current = false
    for (const { input, text } of states) {
      const element = root.current?.querySelector<HTMLInputElement | HTMLSelectElement>(
        `[name="${input.name}"]`,
      )
      if (element && element.value !== text) change(input, element.value)
    }
  })
}
