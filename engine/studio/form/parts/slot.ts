import { isObject } from '../../../core/editing/form-fields'
import { escapePointer } from '../../../core/json-pointer'
import type { FormHost } from './form-host'

/** A place in the file that a field changes. */
export interface Slot {
  pointer: string
  /** Undefined if it is missing. */
  value: unknown
  set: (value: unknown) => void
  /** Removes the value. Undefined if it is required. */
  clear?: () => void
  /** The object of a property. */
  object?: Slot
}

/** The whole object of a form. */
export function openRoot(host: FormHost, pointer: string, value: unknown): Slot {
  return { pointer, value, set: (next) => host.edit({ op: 'set', pointer, value: next }, pointer) }
}

interface SlotProperty {
  name: string
  isRequired: boolean
  /** The properties of the object, in the order in which new ones are added. */
  order: string[]
}

/**
 * A property of an object. A missing object is added with its first property, and an optional
 * object is removed with its last one.
 */
export function openProperty(host: FormHost, object: Slot, property: SlotProperty): Slot {
  const { name, isRequired, order } = property
  const pointer = `${object.pointer}/${escapePointer(name)}`
  const values = isObject(object.value) ? object.value : undefined
  const has = values !== undefined && Object.hasOwn(values, name)
  const clear = () => {
    if (!has) return
    if (object.clear && Object.keys(values).length === 1) object.clear()
    else host.edit({ op: 'unset', pointer }, pointer)
  }
  return {
    pointer,
    value: has ? values[name] : undefined,
    set: (value) =>
      values
        ? host.edit({ op: 'set', pointer, value, order }, pointer)
        : object.set({ [name]: value }),
    object,
    ...(!isRequired && { clear }),
  }
}

/** An item of a list. It has no `clear`: the list removes its items. */
export function openItem(host: FormHost, list: Slot, index: number): Slot {
  const pointer = `${list.pointer}/${index}`
  return {
    pointer,
    value: Array.isArray(list.value) ? list.value[index] : undefined,
    set: (value) => host.edit({ op: 'set', pointer, value }, pointer),
  }
}
