/** An item of a list, with the key that identifies it while the list changes. */
export interface KeyedItem {
  key: number
  /** The item as JSON. */
  text: string
}

/**
 * The items of a changed list. An item keeps its key when it moves or changes. Of equal items, each
 * keeps its own position if it can.
 */
export function keyItems(before: KeyedItem[], items: unknown[]): KeyedItem[] {
  const texts = items.map((item) => JSON.stringify(item))
  const free = new Set(before)
  const take = (item: KeyedItem | undefined) => {
    if (!item || !free.delete(item)) return undefined
    return item.key
  }
  const keys: (number | undefined)[] = texts.map((text, index) =>
    take(before[index]?.text === text ? before[index] : undefined),
  )
  const complete = (find: (text: string, index: number) => KeyedItem | undefined) => {
    for (const [index, text] of texts.entries()) keys[index] ??= take(find(text, index))
  }
  complete((text) => [...free].find((item) => item.text === text))
  complete((_, index) => before[index])
  let last = Math.max(0, ...before.map(({ key }) => key))
  return texts.map((text, index) => ({ key: keys[index] ?? ++last, text }))
}
