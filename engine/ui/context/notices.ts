import { useEffect } from 'react'
import type { NoticeStore } from '../../core/notice-store'
import { createNoticeStore } from '../../core/notice-store'
import type { SiteData } from '../../core/page/data'
import { resolveTokens } from '../../core/text/tokens'
import { own, useEngine } from './context'

/** Shows a toast by its name in `messages.json`; `values` replace its tokens. */
export type ShowNotice = (name: string, values?: Record<string, string>) => void

/** The notices of an app: the store of the toast, and the ways to show one by its name. */
export interface Notices {
  store: NoticeStore
  show: ShowNotice
  /** Shows a notice once the page at that path is shown; not when another comes first. */
  showAt: (path: string, name: string) => void
  /** Fetches what shows notices ahead of one. */
  prepare: () => void
  /** Says which page is shown. */
  arrive: (path: string) => void
}

export function createNotices(
  { messages, noticeDuration }: SiteData,
  prepare: () => void = () => {},
): Notices {
  const store = createNoticeStore({ after, duration: noticeDuration })
  let awaited: { path: string; name: string } | undefined
  const show: ShowNotice = (name, values = {}) => {
    const notice = own(messages.notices, name)
    if (!notice) throw new Error(`There is no toast "${name}" under "notices" in messages.json.`)
    store.show(resolveTokens(notice, values))
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
export function useNotice(): ShowNotice {
  const { block, notices } = useEngine()
  const { show, prepare } = notices
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
