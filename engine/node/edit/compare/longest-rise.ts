/** The longest rising series of numbers in a list of different numbers. */
export function findLongestRise(numbers: number[]): number[] {
  /** For each length, the index of the lowest number with which such a series ends. */
  const ends: number[] = []
  const earlier: (number | undefined)[] = []
  for (const [index, number] of numbers.entries()) {
    const length = countBelow(ends, (end) => (numbers[end] ?? 0) < number)
    earlier.push(ends[length - 1])
    ends[length] = index
  }
  const series: number[] = []
  for (let at = ends.at(-1); at !== undefined; at = earlier[at]) series.push(numbers[at] ?? 0)
  return series.reverse()
}

/** The number of items at the start of a list for which a condition holds, found by halving. */
function countBelow(list: number[], isBelow: (item: number) => boolean): number {
  let [low, high] = [0, list.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (isBelow(list[middle] ?? 0)) low = middle + 1
    else high = middle
  }
  return low
}
