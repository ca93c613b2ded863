import type { CalculatorBlock, CalculatorInput } from '../../schemas/generated/types'
import { formatFigure, formatNumber, readNumber } from './figures'

/** An input with its current text and value. */
export interface InputState {
  input: CalculatorInput
  text: string
  /** Undefined if the text is not an allowed number. */
  value?: number
  /** The message of the block for a text that is not allowed. */
  error?: 'notNumber' | 'tooSmall' | 'tooLarge'
}

/**
 * The state of an input: `typed` is the visitor's text, and `kept` the value in the URL, which
 * applies if nothing was typed.
 */
export function readInput(
  input: CalculatorInput,
  { typed, kept, language }: { typed?: string; kept: string; language: string },
): InputState {
  if (typed === undefined) {
    const value = readKept(input, kept)
    return { input, value, text: writeValue(input, value, language) }
  }
  const text = typed
  const value = input.type === 'number' ? readNumber(text, language) : Number(text)
  if (value === undefined) return { input, text, error: 'notNumber' }
  const { min, max } = listBounds(input)
  if (min !== undefined && value < min) return { input, text, error: 'tooSmall' }
  if (max !== undefined && value > max) return { input, text, error: 'tooLarge' }
  return { input, text, value }
}

/** The value in a URL, moved into the allowed range. Anything else means the initial value. */
function readKept(input: CalculatorInput, kept: string): number {
  const value = kept === '' ? Number.NaN : Number(kept)
  if (!Number.isFinite(value)) return input.value
  if (input.type === 'choice') {
    return input.options.some((option) => option.value === value) ? value : input.value
  }
  const { min = value, max = value } = listBounds(input)
  return Math.min(Math.max(value, min), max)
}

function writeValue(input: CalculatorInput, value: number, language: string): string {
  return input.type === 'number' ? formatNumber(value, input.decimals, language) : String(value)
}

export function listBounds(input: CalculatorInput): { min?: number; max?: number } {
  return input.type === 'choice' ? {} : input
}

/** Writes a value of an input for people, with its currency and unit. Whole numbers have no decimals. */
export function describeValue(input: CalculatorInput, value: number, language: string): string {
  if (input.type === 'choice') {
    return input.options.find((option) => option.value === value)?.label ?? String(value)
  }
  const { decimals = Number.isInteger(value) ? 0 : undefined } = input
  return formatFigure(value, { ...input, decimals }, language)
}

/** The name of an input in the URL. */
export function findKey({ id }: Pick<CalculatorBlock, 'id'>, { name }: CalculatorInput): string {
  return id ? `${id}.${name}` : name
}
