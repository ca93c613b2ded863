/** The first and the last line of each part of a list such as `2, 4-6`, in its order. */
export function readRanges(list: string): [first: number, last: number][] {
  return list.split(',').map((part) => {
    const [first = '', last = first] = part.trim().split('-')
    return [Number(first), Number(last)]
  })
}
