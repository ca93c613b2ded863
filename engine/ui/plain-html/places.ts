/**
 * Where a component is in the tree, from which React makes the ids of `useId`. Few ask for one:
 * the way there is noted, and looked at then.
 * https://github.com/facebook/react/blob/v19.2.0/packages/react-server/src/ReactFizzTreeContext.js
 */

/** By turns, among how many nodes each on the way is, and its number among them, from 1. */
const way: number[] = []
let depth = 0

/** Begins at the root. */
export function beginWay(): void {
  depth = 0
}

/** Goes to a node among others; `leavePlace` goes back. */
export function enterPlace(count: number, number: number): void {
  way[depth++] = count
  way[depth++] = number
}

export function leavePlace(): void {
  depth -= 2
}

/** The bits of a digit in an id. */
const DIGIT = 5
const MOST_BITS = 30

/** The id that React makes for the call of `useId` with that number in the component at the place. */
export function nameId(call: number): string {
  // The numbers are in the bits of `id`, behind a leading one; `overflow` has those without room.
  let id = 1
  let overflow = ''
  for (let step = 0; step < depth; step += 2) {
    const added = bitsOf(way[step] ?? 0)
    const number = way[step + 1] ?? 0
    const length = bitsOf(id) - 1
    const before = id & ~(1 << length)
    const full = added + length > MOST_BITS ? length - (length % DIGIT) : 0
    if (full > 0) overflow = (before & ((1 << full) - 1)).toString(32) + overflow
    const rest = length - full
    id = (1 << (added + rest)) | (number << rest) | (before >> full)
  }
  const digits = (id & ~(1 << (bitsOf(id) - 1))).toString(32)
  return `_R_${digits}${overflow}${call > 0 ? `H${call.toString(32)}` : ''}_`
}

function bitsOf(number: number): number {
  return 32 - Math.clz32(number)
}
