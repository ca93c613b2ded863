import { describe, expect, it, vi } from 'vitest'
import { createToastStore } from '../../../engine/core/toast-store'
import type { ToastMessage } from '../../../schemas/generated/types'

/** A clock that the test advances. */
function createClock() {
  let now = 0
  let tasks: { at: number; task: () => void }[] = []
  return {
    after(ms: number, task: () => void) {
      const entry = { at: now + ms, task }
      tasks.push(entry)
      return () => {
        tasks = tasks.filter((other) => other !== entry)
      }
    },
    run(ms: number) {
      now += ms
      const due = tasks.filter(({ at }) => at <= now)
      tasks = tasks.filter(({ at }) => at > now)
      for (const { task } of due) task()
    },
    pending: () => tasks.length,
  }
}

const saved: ToastMessage = { title: 'Saved', variant: 'success' }
const sent: ToastMessage = { title: 'Sent', description: 'Thank you.', variant: 'info' }

function setUp(duration = 3000) {
  const clock = createClock()
  const store = createToastStore({ after: clock.after, duration })
  const dismiss = () => store.dismiss(store.get()?.id ?? '')
  return { clock, store, dismiss }
}

describe('the notice store', () => {
  it('shows a notice as an open toast of its own id (R-244)', () => {
    const { store } = setUp()
    store.show(sent)
    const first = store.get()
    expect(first).toEqual({ ...sent, id: expect.any(String), open: true })
    store.show(sent)
    expect(store.get()?.id).not.toBe(first?.id)
  })

  it('replaces the toast that is shown, and restarts its time (R-244)', () => {
    const { clock, store } = setUp()
    store.show(saved)
    clock.run(2999)
    store.show(sent)
    clock.run(2999)
    expect(store.get()).toMatchObject({ title: 'Sent', open: true })
    clock.run(1)
    expect(store.get()).toMatchObject({ title: 'Sent', open: false })
  })

  it('closes a dismissed toast at once and removes it exactly 5000 ms later (R-245)', () => {
    const { clock, store, dismiss } = setUp()
    store.show(saved)
    dismiss()
    expect(store.get()?.open).toBe(false)
    clock.run(4999)
    expect(store.get()?.open).toBe(false)
    clock.run(1)
    expect(store.get()).toBeUndefined()
    expect(clock.pending()).toBe(0)
  })

  it('neither resurrects a dismissed toast nor removes the one that follows (R-245)', () => {
    const { clock, store, dismiss } = setUp(0)
    store.show(saved)
    const old = store.get()?.id ?? ''
    dismiss()
    clock.run(2000)
    store.show(sent)
    store.dismiss(old)
    clock.run(10_000)
    expect(store.get()).toMatchObject({ title: 'Sent', open: true })
  })

  it('does not put off the removal when a toast is dismissed twice (R-245)', () => {
    const { clock, store, dismiss } = setUp()
    store.show(saved)
    dismiss()
    clock.run(3000)
    dismiss()
    clock.run(2000)
    expect(store.get()).toBeUndefined()
  })

  it.each([
    'default',
    'success',
    'info',
    'cta',
  ] as const)('closes a toast of the variant %s by itself (R-246)', (variant) => {
    const { clock, store } = setUp()
    store.show({ ...saved, variant })
    clock.run(3000)
    expect(store.get()?.open).toBe(false)
  })

  it.each(['error', 'warning'] as const)('leaves a toast of the variant %s (R-246)', (variant) => {
    const { clock, store } = setUp()
    store.show({ ...saved, variant })
    expect(clock.pending()).toBe(0)
    store.hold('pointer', true)
    store.hold('pointer', false)
    expect(clock.pending()).toBe(0)
  })

  it('leaves every toast where the duration is 0', () => {
    const { clock, store } = setUp(0)
    store.show(saved)
    expect(clock.pending()).toBe(0)
  })

  it('waits while the toast is pointed at or focused, and then for the whole time', () => {
    const { clock, store } = setUp()
    store.show(saved)
    clock.run(2000)
    store.hold('pointer', true)
    store.hold('focus', true)
    store.hold('pointer', false)
    clock.run(60_000)
    expect(store.get()?.open).toBe(true)
    store.hold('focus', false)
    clock.run(2999)
    expect(store.get()?.open).toBe(true)
    clock.run(1)
    expect(store.get()?.open).toBe(false)
  })

  it('does not hold the next toast for one that was closed under the pointer', () => {
    const { clock, store, dismiss } = setUp()
    store.show(saved)
    store.hold('pointer', true)
    dismiss()
    store.show(sent)
    clock.run(3000)
    expect(store.get()?.open).toBe(false)
  })

  it('notifies its listeners of every change until they unsubscribe', () => {
    const { store, dismiss } = setUp()
    const listener = vi.fn()
    const leave = store.subscribe(listener)
    store.show(saved)
    dismiss()
    leave()
    store.show(sent)
    expect(listener).toHaveBeenCalledTimes(2)
  })
})
