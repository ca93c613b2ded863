import { useEffect } from 'react'
import type { SiteData } from '../../core/page/data'
import { resolveTokens } from '../../core/text/tokens'
import type { ToastStore } from '../../core/toast-store'
import { createToastStore } from '../../core/toast-store'
import { own, useEngine } from './context'

/** Shows a toast by its name in `messages.json`; `values` replace its tokens. */
export type ShowToast = (name: string, values?: Record<string, string>) => void

/** The toasts of an app: the store of the toast, and the ways to show one by its name. */
export interface Toasts {
  store: ToastStore
  show: ShowToast
  /** Shows a toast once the page at that path is shown; not when another comes first. */
  showAt: (path: string, name: string) => void
  /** Fetches what shows toasts ahead of one. */
  prepare: () => void
  /** Says which page is shown. */
  arrive: (path: string) => void
}

export function createToasts(
  { messages, toastDuration }: SiteData,
  prepare: () => void = () => {},
): Toasts {
  const store = createToastStore({ after, duration: toastDuration })
  let awaited: { path: string; name: string } | undefined
  const show: ShowToast = (name, values = {}) => {
    const toast = own(messages.notices, name)
    if (!toast) throw new Error(`There is no toast "${name}" under "notices" in messages.json.`)
    store.show(resolveTokens(toast, values))
  }
  return {
    store,
    show,
    prepare,
    showAt(path, name) {
      awaited = { path, name }
    },
    arrive(path) {
      const { path: target, name } = awaited ?? {}
      awaited = undefined
      if (name && target === path) show(name)
    },
  }
}

function after(ms: number, task: () => void): () => void {
  const timer = setTimeout(task, ms)
  return () => clearTimeout(timer)
}

/** What comes before a click or a key. A pointer at rest under which the page moves is not. */
const SIGNS = ['pointermove', 'pointerdown', 'focusin']

/**
 * Returns a function that shows a toast, which replaces a visible one. The code that shows it is
 * fetched as soon as the visitor starts to use the block, so that a click needs no request.
 */
export function useToast(): ShowToast {
  const { block, toasts } = useEngine()
  const { show, prepare } = toasts
  useEffect(() => {
    block?.then((element) => {
      // What somebody did before the block was alive; a click that waits may be for another one.
      if (element.matches(':focus-within') || window.quireEarly?.clicked[0]) prepare()
      // The same function is added once, however many parts of the block ask for it.
      for (const sign of SIGNS)
        element.addEventListener(sign, prepare, { capture: true, once: true })
    })
  }, [block, prepare])
  return show
}
