import type { Fault } from './table'

/** What is wrong with every row of a long file is told of so many. */
const MOST = 20

/** The first of equal faults: those of one rule in one column. The last says how many follow. */
export function keepFirstFaults(faults: Fault[]): Fault[] {
  const counts = new Map<string, number>()
  const keyOf = ({ rule, column = '' }: Fault) => `${rule} ${column}`
  for (const fault of faults) counts.set(keyOf(fault), (counts.get(keyOf(fault)) ?? 0) + 1)
  const told = new Map<string, number>()
  return faults.flatMap((fault) => {
    const key = keyOf(fault)
    const number = (told.get(key) ?? 0) + 1
    told.set(key, number)
    const more = (counts.get(key) ?? 0) - MOST
    if (number > MOST) return []
    if (number < MOST || more <= 0) return [fault]
    const rest = `${more} more ${more === 1 ? 'place is' : 'places are'} like this.`
    return [{ ...fault, hint: [fault.hint, rest].filter(Boolean).join(' ') }]
  })
}
