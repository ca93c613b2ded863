import { createMulberry } from './mulberry'

/** Numbers from 0 to 1 that depend on a seed. `SEED=123` repeats the numbers of an earlier run. */
export function createRandom(): { seed: number; random: () => number } {
  const seed = Number(process.env.SEED) || Math.floor(Math.random() * 2 ** 31)
  return { seed, random: createMulberry(seed) }
}
