import { startTransition, useEffect, useReducer, useState } from 'react'
import { usePathname } from 'wouter/use-browser-location'
import type { LoadedPage, PageLoader } from '../browser/page-loader'
import type { PageData } from '../core/data'
import { canonicalPath } from '../core/paths'
import { applyRedirect } from '../core/redirects'
import { navigateTo } from './navigation'

export interface ShownPage {
  path: string
  page: PageData
}

export interface PageSwitch {
  shown: ShownPage
  /** Whether another page is on its way. */
  loading: boolean
  /** How many loads have failed since a page was last shown. */
  failures: number
  retry: () => void
}

/**
 * The page that belongs to the address: loads it when the path changes. What is shown before, be
 * it a page or a failure, stays until it is there. A change of the query alone is no change of
 * page (D7).
 */
export function usePageSwitch(initial: ShownPage, loader: PageLoader | undefined): PageSwitch {
  const path = usePathname({ ssrPath: initial.page.path })
  const [shown, setShown] = useState(initial)
  const [loading, setLoading] = useState(false)
  const [failures, setFailures] = useState(0)
  const [attempt, retry] = useReducer((count: number) => count + 1, 0)

  useEffect(
    () =>
      loader?.listen((changed, page) => {
        setShown((now) => (now.path === changed ? { path: changed, page } : now))
      }),
    [loader],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` is what Try Again changes.
  useEffect(() => {
    if (!loader) return
    if (canonicalPath(path) !== path) {
      navigateTo(canonicalPath(path) + location.search + location.hash, { replace: true })
      return
    }
    if (path === shown.path) {
      setLoading(false)
      setFailures(0)
      return
    }
    let wanted = true
    setLoading(true)
    loader.load(path).then(
      (loaded) => {
        if (wanted) settle(path, loaded, show)
      },
      () => {
        if (!wanted) return
        setLoading(false)
        setFailures((count) => count + 1)
      },
    )
    return () => {
      wanted = false
    }

    function show(next: ShownPage) {
      startTransition(() => {
        setShown(next)
        setLoading(false)
        setFailures(0)
      })
    }
  }, [path, attempt, loader, shown.path])

  return { shown, loading, failures, retry }
}

function settle(path: string, loaded: LoadedPage, show: (next: ShownPage) => void): void {
  if (loaded.kind === 'page') show({ path, page: loaded.data })
  else if (loaded.kind === 'stale') location.reload()
  else navigateTo(applyRedirect(loaded, location), { replace: true })
}
