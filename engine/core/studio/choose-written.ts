/** Decides between equal strings. */
import type { ShownValue } from './shown-value'

/** Consecutive shown values, and the pointers of the strings that they may show. */
export interface Candidates {
  index: number
  count: number
  pointers: string[]
}

interface Open extends Candidates {
  /** The values with the same candidates share them: each candidate is chosen this often. */
  group: Group
}

interface Group {
  size: number
  /** Pointer → how often it was chosen. */
  chosen: Map<string, number>
}

/** More candidates, such as the cells of a large table, are chosen by their order only. */
const MOST_CANDIDATES = 100

type Shown = readonly Pick<ShownValue, 'within'>[]

/**
 * The pointer for each shown value. Of equal strings, an element shows the one that is nearest in
 * the data to what else it shows: in a card with a known title, the string of the same card. Small
 * elements decide before large ones. If none decides, the order does.
 */
export function chooseWritten(found: Candidates[], shown: Shown): (string | undefined)[] {
  const chosen: (string | undefined)[] = shown.map(() => undefined)
  const surroundings = new Surroundings(shown)
  const choose = (one: Candidates, pointer: string): void => {
    chosen.fill(pointer, one.index, one.index + one.count)
    surroundings.add(one.index, pointer)
  }
  for (const one of found) {
    const [first] = one.pointers
    if (one.pointers.length === 1 && first !== undefined) choose(one, first)
  }
  let open = groupEqual(found.filter(({ pointers }) => pointers.length > 1))
  for (let size = 2; open.length > 0 && size < shown.length * 2; size *= 2) {
    open = open.filter((one) => {
      if (one.pointers.length > MOST_CANDIDATES) return true
      const pointer = surroundings.findNearest(one.index, listFree(one), size)
      if (pointer === undefined) return true
      one.group.chosen.set(pointer, (one.group.chosen.get(pointer) ?? 0) + 1)
      choose(one, pointer)
      return false
    })
  }
  chooseByOrder(open, choose)
  return chosen
}

function groupEqual(found: Candidates[]): Open[] {
  const groups = new Map<string, Group>()
  return found.map((one) => {
    const key = `${one.pointers[0]} ${one.pointers.length}`
    const group = groups.get(key) ?? { size: 0, chosen: new Map() }
    groups.set(key, group)
    group.size += 1
    return { ...one, group }
  })
}

/** The candidates that were not chosen as often as their share. */
function listFree({ pointers, group }: Open): string[] {
  const share = Math.ceil(group.size / pointers.length)
  const free = pointers.filter((pointer) => (group.chosen.get(pointer) ?? 0) < share)
  return free.length > 0 ? free : pointers
}

/** What the elements of a block show so far. */
class Surroundings {
  readonly #shown: Shown
  /** Element → the number of values that it shows. */
  readonly #sizes = new Map<object, number>()
  /** Element → the pointers of known values in it, and of the objects that contain them. */
  readonly #known = new Map<object, Set<string>>()

  constructor(shown: Shown) {
    this.#shown = shown
    for (const element of shown.flatMap(({ within }) => within)) {
      this.#sizes.set(element, (this.#sizes.get(element) ?? 0) + 1)
    }
  }

  add(index: number, pointer: string): void {
    const outer = pointer.split('/').map((_, end, steps) => steps.slice(0, end + 1).join('/'))
    for (const element of this.#shown[index]?.within ?? []) {
      const known = this.#known.get(element) ?? new Set()
      this.#known.set(element, known)
      for (const one of outer) known.add(one)
    }
  }

  /** The pointer nearest to the known values in the same element of at most this size. */
  findNearest(index: number, pointers: string[], maxSize: number): string | undefined {
    for (const element of this.#shown[index]?.within ?? []) {
      if ((this.#sizes.get(element) ?? 0) > maxSize) return undefined
      const known = this.#known.get(element)
      if (!known) continue
      const scores = pointers.map((pointer) => countKnown(pointer, known))
      const best = Math.max(...scores)
      const [first, ...others] = pointers.filter((_, at) => scores[at] === best)
      if (others.length === 0) return first
    }
    return undefined
  }
}

/** The number of steps of a pointer that are known. */
function countKnown(pointer: string, known: ReadonlySet<string>): number {
  let end = pointer.length
  let steps = pointer.split('/').length
  while (end > 0 && !known.has(pointer.slice(0, end))) {
    end = pointer.lastIndexOf('/', end - 1)
    steps -= 1
  }
  return steps
}

/** The n-th of several equal values shows the n-th of the strings that are free. */
function chooseByOrder(open: Open[], choose: (one: Candidates, pointer: string) => void): void {
  const free = new Map(open.map((one) => [one.group, listFree(one)]))
  const counts = new Map<Group, number>()
  for (const one of open) {
    const pointers = free.get(one.group) ?? []
    const count = counts.get(one.group) ?? 0
    counts.set(one.group, count + 1)
    const pointer = pointers[count % pointers.length]
    if (pointer !== undefined) choose(one, pointer)
  }
}
