import type { Figure } from './figure'

export interface BenchOptions {
  /** How many pages the generated sites have. */
  sizes: number[]
  /** How often each figure is measured. */
  runs: number
  /** Which pages of the shipped site are measured where it matters; else it is up to the measurement. */
  routes?: string[]
}

export type Measurement = (options: BenchOptions) => Promise<Figure[]>

export const listRuns = (runs: number): number[] => Array.from({ length: runs }, (_, run) => run)

/**
 * Whole numbers of at least 1, parted by commas.
 * @throws when one is not, with the flag that they were given to.
 */
export function parseNumbers(flag: string, text: string): number[] {
  const numbers = text.split(',').map(Number)
  if (numbers.every((number) => Number.isInteger(number) && number > 0)) return numbers
  throw new Error(`${flag} takes whole numbers of at least 1, such as 1000,10000, not "${text}".`)
}
