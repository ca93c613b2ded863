import type { FocusEvent } from 'react'
import { useRef } from 'react'
import { isObject } from '../../../core/editing/form-fields'
import type { FormSchema } from '../../../core/editing/form-schema'
import { findNaming, listNamed, suggestName } from '../../../core/editing/suggest-name'
import { escapePointer } from '../../../core/json-pointer'
import { useForm } from './form-state'
import type { Slot } from './slot'

/** The handlers of an element around a field. */
interface Handlers {
  onInput?: () => void
  onBlur?: (event: FocusEvent<HTMLElement>) => void
}

/**
 * Fills the empty names of an object once its author has typed the text that they are derived from.
 * Returns a function from a property to the handlers around its field.
 */
export function useNaming(schema: FormSchema, object: Slot, order: string[]) {
  const { host, definitions, value: whole } = useForm()
  const hasTyped = useRef(false)
  const naming = findNaming(schema, definitions)
  const fill = (text: string, group: string) => {
    for (const { name, pattern } of naming?.names ?? []) {
      const written = isObject(object.value) ? (object.value[name] ?? '') : undefined
      const value = written === '' && suggestName(text, pattern, listNamed(whole, name))
      if (!value) continue
      const pointer = `${object.pointer}/${escapePointer(name)}`
      host.edit({ op: 'set', pointer, value, order }, group)
    }
  }
  return (property: string): Handlers => {
    if (property !== naming?.source) return {}
    return {
      onInput() {
        hasTyped.current = true
      },
      onBlur({ currentTarget, relatedTarget }) {
        if (!hasTyped.current || currentTarget.contains(relatedTarget)) return
        hasTyped.current = false
        const text = currentTarget.querySelector('textarea')?.value ?? ''
        fill(text, `${object.pointer}/${escapePointer(property)}`)
      },
    }
  }
}
