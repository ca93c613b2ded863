import type { FormHost } from '../parts/form-host'
import type { Slot } from '../parts/slot'

/** The changes of a list. */
export interface ListCommands {
  add: (value: unknown) => void
  remove: (index: number) => void
  move: (from: number, to: number) => void
  duplicate: (index: number) => void
}

/** The commands of the list in a slot. */
export function buildCommands(host: FormHost, slot: Slot, count: number): ListCommands {
  const { pointer } = slot
  const { edit, duplicate = (copied) => edit({ op: 'duplicate', pointer: copied }) } = host
  return {
    add: (value) =>
      slot.value === undefined
        ? slot.set([value])
        : edit({ op: 'insert', pointer: `${pointer}/-`, value }),
    remove: (index) =>
      slot.clear && count === 1
        ? slot.clear()
        : edit({ op: 'unset', pointer: `${pointer}/${index}` }),
    move: (from, to) =>
      edit({ op: 'move', pointer: `${pointer}/${from}`, value: `${pointer}/${to}` }),
    duplicate: (index) => duplicate(`${pointer}/${index}`),
  }
}
