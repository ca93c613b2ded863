import type { RefObject } from 'react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { pushEntry } from '../../engine/block-api'
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
  const hasSteps = count > 0
  const entry = createEntry(`step of ${name}`)
  const [shown, setShown] = useState<Shown>()
  /** The step to show once the browser is back at its history entry. */
  const wanted = useRef<Shown>(undefined)
  /** The last step that was shown since the form was sent: later ones are empty. */
  const last = useRef(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads once where the visitor is.
  useLayoutEffect(() => {
    if (!hasSteps || shown) return
    const index = Math.min(entry.read() ?? entry.start(findActive(form)), count - 1)
    last.current = index
    setShown({ index })
  }, [hasSteps])

  useStepFocus(shown, form, focus)

  useHistoryStep(shown, (event) => {
    const back = wanted.current
    wanted.current = undefined
    const stored = entry.read()
    if (!back && (stored === undefined || stored === shown?.index || stored >= count)) return
    const next = back ?? { index: Math.min(stored ?? 0, last.current), isFocused: true }
    entry.write(next.index)
    // Otherwise, the engine would scroll to the top of the page and move the focus there.
    event.stopImmediatePropagation()
    setShown(next)
  })

  return {
    // The form of another audience may have fewer steps, or none.
    shown: hasSteps && shown ? Math.min(shown.index, count - 1) : undefined,
    find: (field) => findStep(fields, field),
    show(index, field) {
      const current = shown?.index ?? 0
      const next = { index, field, isFocused: true }
      last.current = Math.max(last.current, index)
      wanted.current = entry.goBack(current, index) ? next : undefined
      if (wanted.current) return
      entry.write(Math.min(current, index))
      entry.push(current, index)
      setShown(next)
    },
    restart() {
      if (!shown) return
      last.current = 0
      setShown({ index: 0 })
      wanted.current = entry.goBack(shown.index, 0) ? { index: 0 } : undefined
      if (!wanted.current) entry.write(0)
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

/** The position of the step with the focus, or 0. */
function findActive(form: RefObject<HTMLFormElement | null>): number {
  const active = listHeadings(form).findIndex((heading) =>
    heading.parentElement?.contains(document.activeElement),
  )
  return Math.max(active, 0)
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
  const write = (step: number) => {
    if (read() !== step) history.replaceState({ ...history.state, [key]: step }, '')
  }
  /** Adds an entry for each step after one, up to another. */
  const push = (from: number, to: number) => {
    for (let step = from + 1; step <= to; step += 1) pushEntry({ [key]: step })
  }
  return {
    read,
    write,
    push,
    /** Returns to the entry of an earlier step. Returns `false` if there is no such entry. */
    goBack(from: number, to: number): boolean {
      if (to >= from || read() !== from) return false
      history.go(to - from)
      return true
    },
    /** Adds the entries of the first steps up to another one, which it returns. */
    start(step: number) {
      write(0)
      push(0, step)
      return step
    },
  }
}
