import type { ToastMessage } from '../../schemas/generated/types'
import type { Store } from './store'
import { createStore } from './store'

/** The time that a dismissed toast stays in the store, in milliseconds. */
const REMOVAL_DELAY_MS = 5000

/** A toast that is shown (`open`), or that was dismissed and will be removed. */
export interface Toast extends ToastMessage {
  id: string
  open: boolean
}

type HoldReason = 'focus' | 'pointer'

/** Contains at most one toast: a new toast replaces the previous one in any state. */
export interface ToastStore extends Omit<Store<Toast | undefined>, 'set'> {
  show: (toast: ToastMessage) => void
  /** Closes the toast at once and removes it later. Ignores a toast that is not in the store. */
  dismiss: (id: string) => void
  /** Keeps the toast open as long as there is a reason. */
  hold: (reason: HoldReason, held: boolean) => void
}

export interface ToastStoreOptions {
  /** Schedules a task. Returns a function that cancels it. */
  after: (ms: number, task: () => void) => () => void
  /**
   * How long toasts are shown before they close automatically, in milliseconds. 0 means that they
   * stay open.
   */
  duration: number
}

/** Errors and warnings stay until the visitor closes them. */
function closesItself({ variant }: ToastMessage): boolean {
  return variant !== 'error' && variant !== 'warning'
}

export function createToastStore({ after, duration }: ToastStoreOptions): ToastStore {
  const { set, plan, unplan, ...readable } = createSlot(after)
  const { get } = readable
  const reasons = new Set<HoldReason>()
  let shown = 0

  const dismiss = (id: string) => {
    const toast = get()
    if (toast?.id !== id || !toast.open) return
    // A removed element fires no event when it loses the pointer or the focus.
    reasons.clear()
    set({ ...toast, open: false })
    plan(REMOVAL_DELAY_MS, () => set(undefined))
  }
  const startTimer = () => {
    const toast = get()
    if (!toast?.open || reasons.size > 0 || duration === 0 || !closesItself(toast)) return
    plan(duration, () => dismiss(toast.id))
  }

  return {
    ...readable,
    show(toast) {
      shown += 1
      set({ ...toast, id: `toast-${shown}`, open: true })
      startTimer()
    },
    dismiss,
    hold(reason, held) {
      if (!get()?.open) return
      if (held) reasons.add(reason)
      else reasons.delete(reason)
      unplan()
      startTimer()
    },
  }
}

/** Holds the toast and its one scheduled task. */
function createSlot(after: ToastStoreOptions['after']) {
  const store = createStore<Toast | undefined>(undefined)
  let cancel = () => {}
  const unplan = () => {
    cancel()
    cancel = () => {}
  }
  return {
    ...store,
    set(next: Toast | undefined) {
      unplan()
      store.set(next)
    },
    plan(ms: number, task: () => void) {
      cancel = after(ms, task)
    },
    unplan,
  }
}
