import type { Figure } from './figure'

export interface BenchOptions {
  /** The page counts of the generated sites. */
  sizes: number[]
  /** The number of times that each figure is measured. */
  runs: number
  /** The pages of the shipped site to measure. If missing, each measurement chooses its own. */
  routes?: string[]
}

export type Measurement = (options: BenchOptions) => Promise<Figure[]>

export const listRuns = (runs: number): number[] => Array.from({ length: runs }, (_, run) => run)

/**
 * Parses a comma-separated list of positive integers.
 * @throws if one is invalid, with the name of the flag.
 */
export function parseNumbers(flag: string, text: string): number[] {
  const numbers = text.split(',').map(Number)
  if (numbers.every((number) => Number.isInteger(number) && number > 0)) return numbers
  throw new Error(`${flag} takes whole numbers of at least 1, such as 1000,10000, not "${text}".`)
}
