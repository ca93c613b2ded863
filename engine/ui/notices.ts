import { useSyncExternalStore } from 'react'
import type { SiteData } from '../core/data'
import type { NoticeStore, Toast } from '../core/notice-store'
import { createNoticeStore } from '../core/notice-store'
import { resolveTokens } from '../core/tokens'
import { own, useEngine } from './context'

/** Shows a notice of `messages.json` by its name; `values` fill its words in braces. */
export type ShowNotice = (name: string, values?: Record<string, string>) => void

/** The notices of an app: the store of the toast, and the ways to show one by its name. */
export interface Notices {
  store: NoticeStore
  show: ShowNotice
  /** Shows a notice once the page at that path is shown; not when another comes first. */
  showAt: (path: string, name: string) => void
  /** Says which page is shown. */
  arrive: (path: string) => void
}

export function createNotices({ messages, noticeDuration }: SiteData): Notices {
  const store = createNoticeStore({ after, duration: noticeDuration })
  let awaited: { path: string; name: string } | undefined
  const show: ShowNotice = (name, values = {}) => {
    const notice = own(messages.notices, name)
    if (!notice) throw new Error(`There is no notice "${name}" in messages.json.`)
    store.show(resolveTokens(notice, values))
  }
  return {
    store,
    show,
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

/** Returns a function that shows a notice in place of the one that is shown. */
export function useNotice(): ShowNotice {
  return useEngine().notices.show
}

/** The toast that is shown, or was dismissed a moment ago. */
export function useToast(): Toast | undefined {
  const { store } = useEngine().notices
  return useSyncExternalStore(store.subscribe, store.get, () => undefined)
}
