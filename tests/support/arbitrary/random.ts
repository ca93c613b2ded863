/** Numbers from 0 to 1 that follow from a seed: `SEED=123` repeats those of an earlier run. */
export function createRandom(): { seed: number; random: () => number } {
  const seed = Number(process.env.SEED) || Math.floor(Math.random() * 2 ** 31)
  let state = seed
  const random = () => {
    // Mulberry32, https://gist.github.com/tommyettinger/46a874533244883189143505d203312c
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return { seed, random }
}
