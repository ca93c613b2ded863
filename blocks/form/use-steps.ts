import type { RefObject } from 'react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { FormBlock, FormField } from '../../schemas/generated/types'
import { listFields } from './values/fields'

export interface Steps {
  /** The position of the visible step. Undefined before hydration, and in a form without steps. */
  shown: number | undefined
  /** The position of the step with this field, or -1. */
  find: (name: string | undefined) => number
  /** Shows a step, and focuses this field in it or, by default, its heading. */
  show: (index: number, field?: string) => void
  /** Shows the first step, and leaves the focus where it is. */
  restart: () => void
}

interface Shown {
  index: number
  isFocused?: boolean
  field?: string
}

/**
 * The visible step of a form. Each step is an entry in the browser's history with the page's own
 * URL, so that Back returns to the previous step. `focus` focuses a visible field.
 */
export function useSteps(
  { name, fields }: FormBlock,
  form: RefObject<HTMLFormElement | null>,
  focus: (field: string) => void,
): Steps {
  const count = fields.filter(({ type }) => type === 'step').length
  const entry = createEntry(`step of ${name}`)
  const [shown, setShown] = useState<Shown>()
  /** The step to show once the browser is back at its history entry. */
  const wanted = useRef<Shown>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads once where the visitor is.
  useLayoutEffect(() => {
    if (count === 0) return
    const active = listHeadings(form).findIndex((heading) =>
      heading.parentElement?.contains(document.activeElement),
    )
    setShown({ index: Math.min(entry.read() ?? Math.max(active, 0), count - 1) })
  }, [])

  useStepFocus(shown, form, focus)

  useHistoryStep(shown, (event) => {
    const index = wanted.current?.index ?? entry.read() ?? shown?.index
    const next = wanted.current ?? { index: index ?? 0, isFocused: true }
    wanted.current = undefined
    if (index === undefined || index === shown?.index || index >= count) return
    entry.write(index)
    // Otherwise, the engine would scroll to the top of the page and move the focus there.
    event.stopImmediatePropagation()
    setShown(next)
  })

  return {
    shown: shown?.index,
    find: (field) => findStep(fields, field),
    show(index, field) {
      const current = shown?.index ?? 0
      const next = { index, field, isFocused: true }
      if (index < current && entry.read() === current) {
        wanted.current = next
        history.go(index - current)
        return
      }
      entry.write(Math.min(current, index))
      for (let step = current + 1; step <= index; step += 1) entry.push(step)
      setShown(next)
    },
    restart() {
      if (!shown) return
      entry.write(0)
      setShown({ index: 0 })
    },
  }
}

/** Calls `onStep` for each other history entry of the page, before the engine handles it. */
function useHistoryStep(shown: Shown | undefined, onStep: (event: PopStateEvent) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page's path, not that of the next.
  useEffect(() => {
    if (!shown) return
    const { pathname } = location
    const listener = (event: PopStateEvent) => {
      if (location.pathname === pathname) onStep(event)
    }
    addEventListener('popstate', listener, true)
    return () => removeEventListener('popstate', listener, true)
  }, [shown])
}

/** Focuses a step, or a field in it, each time that it is shown. */
function useStepFocus(
  shown: Shown | undefined,
  form: RefObject<HTMLFormElement | null>,
  focus: (field: string) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a step takes the focus only once.
  useLayoutEffect(() => {
    if (!shown?.isFocused) return
    const heading = listHeadings(form)[shown.index]
    if (shown.field) {
      focus(shown.field)
      return
    }
    heading?.focus({ preventScroll: true })
    heading?.scrollIntoView({ block: 'nearest' })
  }, [shown])
}

function findStep(fields: FormField[], name: string | undefined): number {
  return fields.findIndex(
    (step) => step.type === 'step' && listFields(step.fields).some((field) => field.name === name),
  )
}

function listHeadings(form: RefObject<HTMLFormElement | null>): HTMLElement[] {
  return [...(form.current?.querySelectorAll<HTMLElement>('[data-step]') ?? [])]
}

/** The step that the state of the current history entry has under a key. */
function createEntry(key: string) {
  const read = (): number | undefined => {
    const step: unknown = history.state?.[key]
    return typeof step === 'number' ? step : undefined
  }
  return {
    read,
    write(step: number) {
      if (read() !== step) history.replaceState({ ...history.state, [key]: step }, '')
    },
    // The history's own method has been replaced with one whose event scrolls to the URL's hash.
    push: (step: number) =>
      History.prototype.pushState.call(history, { ...history.state, [key]: step }, ''),
  }
}
