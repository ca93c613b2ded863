import { useEffect, useRef } from 'react'
import type { PickControl } from '../../../core/editing/control'
import type { StudioChoice } from '../../../core/studio/protocol'
import { useForm } from '../parts/form-state'
import type { Slot } from '../parts/slot'
import type { TypedText } from '../parts/use-typed'
import type { Choices } from './use-choices'

interface Settled {
  control: PickControl
  slot: Slot
  typed: TypedText
}

/**
 * Returns a function for the text that an author has typed and left: it is replaced with the only
 * value of the list that has this name. Otherwise it stays, and the check reports it.
 */
export function useSettled({ control, slot, typed }: Settled) {
  const { host } = useForm()
  const isMounted = useRef(false)
  const current = useRef('')
  current.current = typed.text
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  const choose = (text: string, items: StudioChoice[]) => {
    const value = findExact(items, text)?.value ?? text
    if (value !== current.current) typed.type(value)
  }
  return (text: string, { items, isLoading, hasFailed }: Choices): void => {
    if (!isLoading && !hasFailed) {
      choose(text, items)
      return
    }
    if (!control.isOpen) typed.type(text)
    const chooseLater = ({ items: found }: { items: StudioChoice[] }) => {
      if (isMounted.current && current.current === text) choose(text, found)
    }
    // Without the list, the text stays.
    host.choices(slot.pointer, text, 0).then(chooseLater, () => {})
  }
}

/** The choice with an address, or the only one with a name. Undefined if several have the name. */
function findExact(items: StudioChoice[], text: string): StudioChoice | undefined {
  const typed = text.trim().toLowerCase()
  const isTyped = (name: string) => name.toLowerCase() === typed
  const addressed = items.find(({ value }) => isTyped(value) || isTyped(value.replace(/^\//, '')))
  const [named, other] = items.filter(({ label }) => isTyped(label))
  return addressed ?? (other ? undefined : named)
}
