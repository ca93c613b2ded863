import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ListPart, StudioChoice } from '../../../core/studio/protocol'
import { useForm } from '../parts/form-state'

export interface Choices {
  items: StudioChoice[]
  /** The number of all matching choices. */
  total: number
  isLoading: boolean
  /** The choices could not be read. */
  hasFailed: boolean
  /** Loads the next part of the list. */
  more: () => void
}

const NONE = { items: [], total: 0, isLoading: true, hasFailed: false }

/** The choices for a property that match a query. Without a query, nothing is loaded. */
export function useChoices(pointer: string, query: string | undefined): Choices {
  const { host } = useForm()
  const [list, setList] = useState<Omit<Choices, 'more'>>(NONE)
  const request = useRef(0)
  const load = async (place: string, searched: string, from: number) => {
    request.current += 1
    const current = request.current
    setList((last) => ({ ...last, isLoading: true, hasFailed: false }))
    const found = await host.choices(place, searched, from).catch(() => undefined)
    // The answer to an earlier query is outdated.
    if (current !== request.current) return
    setList(({ items }) => addPart(items.slice(0, from), found))
  }
  const loadFirst = useEffectEvent((place: string, searched: string) => load(place, searched, 0))
  useEffect(() => {
    if (query !== undefined) loadFirst(pointer, query)
  }, [pointer, query])
  return { ...list, more: () => load(pointer, query ?? '', list.items.length) }
}

function addPart(items: StudioChoice[], part: ListPart<StudioChoice> | undefined) {
  if (!part) return { ...NONE, isLoading: false, hasFailed: true }
  const all = [...items, ...part.items]
  return { items: all, total: part.total, isLoading: false, hasFailed: false }
}

/** The URL of the picture or drawing for a value. Undefined if it has none. */
export function useChosenPicture(pointer: string, value: string): string | undefined {
  const { items } = useChoices(pointer, value === '' ? undefined : value)
  return items.find((choice) => choice.value === value)?.picture
}
