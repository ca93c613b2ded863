import { own } from '../../core/own'
import type { SiteData } from '../../core/page/data'
import { resolveTokens } from '../../core/text/tokens'
import type { ToastStore } from '../../core/toast-store'
import { createToastStore } from '../../core/toast-store'

/** Shows a toast, given its name in `messages.json`. `values` replace its tokens. */
export type ShowToast = (name: string, values?: Record<string, string>) => void

/** An app's toasts: the store, and functions that show a toast by name. */
export interface Toasts {
  store: ToastStore
  show: ShowToast
  /** Shows a toast once the page at that path is shown, unless another page is shown first. */
  showAt: (path: string, name: string) => void
  /** Prefetches the code that shows toasts. */
  prepare: () => void
  /** Sets the page that is currently shown. */
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
