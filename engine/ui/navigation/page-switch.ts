import { startTransition, useEffect, useReducer, useState } from 'react'
import type { PageLoader } from '../../browser/page-loader'
import { isTimeout, TIMEOUT_MS } from '../../browser/timeout'
import { withBase } from '../../core/addresses/base'
import { canonicalPath } from '../../core/addresses/paths'
import { applyRedirect } from '../../core/addresses/redirects'
import type { PageData } from '../../core/page/data'
import { navigateTo, useRoute } from './navigation'

export interface ShownPage {
  /**
   * The page's path, without the site's base. At the start, it may have a trailing slash: see
   * `isStray`.
   */
  path: string
  page: PageData
}

export interface PageSwitch {
  shown: ShownPage
  /** If `true`, another page is loading. */
  loading: boolean
  /** The number of failed loads since a page was last shown. */
  errorCount: number
  retry: () => void
}

/**
 * The page for the URL. Loads the page when the path changes; the previous page or error stays
 * until then. If it cannot be loaded, the browser loads the document. A change to only the query
 * does not change the page.
 */
export function usePageSwitch(
  base: string,
  initial: ShownPage,
  loader: PageLoader | undefined,
): PageSwitch {
  const path = useRoute(base, initial.path)
  const [shown, setShown] = useState(initial)
  const [loading, setLoading] = useState(false)
  const [errorCount, setErrorCount] = useState(0)
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
      const address = withBase(base, canonicalPath(path))
      navigateTo(address + location.search + location.hash, { replace: true })
      return
    }
    // The error of the other page has replaced this page's HTML.
    const isGone = errorCount > 0 && shown.page.statics !== undefined
    if (path === shown.path && !isGone) {
      setLoading(false)
      setErrorCount(0)
      return
    }
    let wanted = true
    setLoading(true)
    loader.load(path).then(
      (loaded) => {
        if (!wanted) return
        if (loaded.kind === 'page') show({ path, page: loaded.data })
        else if (loaded.kind === 'stale') loadWhole()
        else navigateTo(withBase(base, applyRedirect(loaded, location)), { replace: true })
      },
      (reason) => {
        if (!wanted) return
        if (isTimeout(reason)) loadWhole()
        else fail()
      },
    )
    return () => {
      wanted = false
    }

    function fail() {
      setLoading(false)
      setErrorCount((count) => count + 1)
    }

    function loadWhole() {
      // The server responds to this URL with the stray page, and would do so forever.
      if (isStray(shown)) {
        fail()
        return
      }
      location.reload()
      // The visitor may have chosen to stay because of unsaved input.
      setTimeout(() => wanted && setLoading(false), TIMEOUT_MS)
    }

    function show(next: ShownPage) {
      startTransition(() => {
        setShown(next)
        setLoading(false)
        setErrorCount(0)
      })
    }
  }, [base, path, attempt, loader, shown.path])

  return { shown, loading, errorCount, retry }
}

/**
 * Returns `true` for the page that a plain host shows at a URL with a trailing slash: its 404 page,
 * although there may be a page or a redirect without the slash.
 */
function isStray({ path }: ShownPage): boolean {
  return canonicalPath(path) !== path
}
