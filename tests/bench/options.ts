import type { Figure } from './figure'

export interface BenchOptions {
  /** The number of pages of the generated sites. */
  sizes: number[]
  /** The number of times each figure is measured. */
  runs: number
  /** The measured pages of the shipped site. Without a value, each measurement chooses its own. */
  routes?: string[]
}

export type Measurement = (options: BenchOptions) => Promise<Figure[]>

export const listRuns = (runs: number): number[] => Array.from({ length: runs }, (_, run) => run)

/**
 * Parses positive integers separated by commas.
 * @throws if one is invalid, with the name of the flag.
 */
export function parseNumbers(flag: string, text: string): number[] {
  const numbers = text.split(',').map(Number)
  if (numbers.every((number) => Number.isInteger(number) && number > 0)) return numbers
  throw new Error(`${flag} takes whole numbers of at least 1, such as 1000,10000, not "${text}".`)
}
