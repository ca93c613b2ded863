import { createMulberry } from './mulberry'

/**
 * Combines values so that the first combinations contain as many new pairs of values as possible:
 * every pair occurs long before every combination does. No combination occurs twice. The result
 * depends on the seed.
 */
export function combinePairwise<T extends Record<string, readonly unknown[]>>(
  values: T,
  count: number,
  seed = 1,
): { [Key in keyof T]: T[Key][number] }[] {
  const random = createMulberry(seed)
  const names = Object.keys(values)
  const seen = new Set<string>()
  const pick = () => names.map((name) => Math.floor(random() * (values[name]?.length ?? 0)))
  return Array.from({ length: count }, () => {
    const candidates = Array.from({ length: 50 }, pick)
    const countNew = (choice: number[]) =>
      listPairs(choice).filter((pair) => !seen.has(pair)).length
    const best = candidates.reduce((a, b) => (countNew(b) > countNew(a) ? b : a))
    for (const pair of listPairs(best)) seen.add(pair)
    const entries = names.map((name, index) => [name, values[name]?.[best[index] ?? 0]])
    return Object.fromEntries(entries)
  })
}

function listPairs(choice: number[]): string[] {
  const pairs = choice.flatMap((a, i) =>
    choice.slice(i + 1).map((b, j) => `${i}:${a} ${i + 1 + j}:${b}`),
  )
  // Once all pairs have occurred, combinations still have to be new.
  return [...pairs, choice.join()]
}
