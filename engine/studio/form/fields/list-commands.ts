import type { FormHost } from '../parts/form-host'
import type { Slot } from '../parts/slot'

/** The changes of a list. Indexes are of the items that the list shows. */
export interface ListCommands {
  /** Adds an item. By default, it is the last one. */
  add: (value: unknown, index?: number) => void
  remove: (index: number) => void
  move: (from: number, to: number) => void
  duplicate: (index: number) => void
}

/**
 * The commands of the list in a slot. `shown` has the indexes of the items that it shows: by
 * default, all.
 */
export function buildCommands(host: FormHost, slot: Slot, shown?: number[]): ListCommands {
  const { pointer } = slot
  const { edit, duplicate = (copied) => edit({ op: 'duplicate', pointer: copied }) } = host
  const at = (index: number) => `${pointer}/${shown?.[index] ?? index}`
  const count = Array.isArray(slot.value) ? slot.value.length : 0
  return {
    add: (value, index) =>
      slot.value === undefined
        ? slot.set([value])
        : edit({ op: 'insert', pointer: `${pointer}/${index ?? '-'}`, value }),
    remove: (index) =>
      slot.clear && count === 1 ? slot.clear() : edit({ op: 'unset', pointer: at(index) }),
    move: (from, to) => edit({ op: 'move', pointer: at(from), value: at(to) }),
    duplicate: (index) => duplicate(at(index)),
  }
}
