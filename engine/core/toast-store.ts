import type { ToastMessage } from '../../schemas/generated/types'
import type { Store } from './store'
import { createStore } from './store'

/** How long a dismissed toast stays in the store. */
const REMOVAL_DELAY_MS = 5000

/** A toast that is shown (`open`), or that was dismissed and is about to be removed. */
export interface Toast extends ToastMessage {
  id: string
  open: boolean
}

type HoldReason = 'focus' | 'pointer'

/** Holds at most one toast: a new one replaces the one before, whatever its state. */
export interface ToastStore extends Omit<Store<Toast | undefined>, 'set'> {
  show: (toast: ToastMessage) => void
  /** Closes the toast at once and removes it later; does nothing to one that is not there. */
  dismiss: (id: string) => void
  /** Keeps the toast from closing by itself while there is a reason to. */
  hold: (reason: HoldReason, held: boolean) => void
}

export interface ToastStoreOptions {
  /** Runs a task after a while; returns what cancels it. */
  after: (ms: number, task: () => void) => () => void
  /** How long toasts stay that close by themselves; 0 where none does. */
  duration: number
}

/** Errors and warnings wait for the visitor: who looks away must not miss them. */
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
    // What is gone is neither pointed at nor focused, and never says so.
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

/** The place of the toast, with the one task that is planned for what is in it. */
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
