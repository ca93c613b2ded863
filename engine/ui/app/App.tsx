import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { PageLoader } from '../../browser/page-loader'
import { withBase } from '../../core/addresses/base'
import type { SiteData } from '../../core/page/data'
import './global.css'
import { createStore } from '../../core/store'
import type { Engine } from '../context/context'
import { EngineContext, PageStoreContext } from '../context/context'
import { ErrorBoundary } from '../errors/ErrorBoundary'
import { RouteFailed } from '../errors/RouteFailed'
import type { ShownPage } from '../navigation/page-switch'
import { usePageSwitch } from '../navigation/page-switch'
import { focusContent, restoreScroll, showHash, showPlace, watchPlaces } from '../navigation/place'
import { recallScroll, rememberScroll } from '../navigation/scroll-memory'
import { ToastArea } from '../toasts/ToastArea'
import { AudienceContext, createAudienceStores } from './audience'
import { applyHead } from './head'
import { LateVariants } from './LateVariants'
import { Layout } from './Layout'
import { Loading } from './Loading'
import { PageView } from './PageView'

/** Elements that visitors type into or choose from. */
const FIELDS = 'input, textarea, select'

export interface AppProps {
  engine: Engine
  /** The initial page and its path. */
  initial: ShownPage
  /** Loads other pages. Undefined on the server. */
  loader?: PageLoader
  /** Called each time a page is shown. */
  onShown?: () => void
}

/** The whole site. All external data is passed as props. */
export function App(props: AppProps) {
  return (
    <EngineContext value={props.engine}>
      <Pages {...props} />
    </EngineContext>
  )
}

function Pages({ engine, initial, loader, onShown }: AppProps) {
  const { shown, loading, errorCount, retry } = usePageSwitch(engine.base, initial, loader)
  const [store] = useState(() => createStore(initial.page))
  const [audiences] = useState(createAudienceStores)
  const announcement = useArrival({ shown, loading, failed: errorCount > 0 }, engine.site)
  useEffect(() => {
    store.set(shown.page)
    const { redirectTo } = shown.page
    if (redirectTo) location.replace(withBase(engine.base, redirectTo))
    engine.toasts.arrive(shown.path)
    onShown?.()
  }, [shown, store, engine, onShown])
  return (
    <PageStoreContext value={store}>
      <AudienceContext value={audiences}>
        <Layout busy={loading} initial={initial.page}>
          {errorCount ? (
            <RouteFailed errorCount={errorCount} onRetry={retry} />
          ) : (
            <ErrorBoundary
              key={shown.path}
              fallback={shown.page.statics ? renderLost : renderFailed}
            >
              <PageView page={shown.page} />
            </ErrorBoundary>
          )}
        </Layout>
        <LateVariants shown={shown} />
      </AudienceContext>
      {loading && <Loading />}
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      <ToastArea />
    </PageStoreContext>
  )
}

/** After an error, the static blocks' HTML is gone too. */
function renderLost() {
  return <RouteFailed onRetry={() => location.reload()} />
}

function renderFailed(again: () => void) {
  const onRetry = () => {
    // The element that receives the focus when the button disappears.
    document.getElementById('content')?.focus({ preventScroll: true })
    again()
  }
  return <RouteFailed onRetry={onRetry} />
}

interface Navigation {
  shown: ShownPage
  /** `true` while the next page is loading. */
  loading: boolean
  failed: boolean
}

/**
 * Does what a full page load does, after a navigation in the app, even if it failed: updates the
 * title and head tags, the scroll position, and the focus. Returns the text to announce.
 */
function useArrival({ shown, loading, failed }: Navigation, site: SiteData): string {
  const [announcement, setAnnouncement] = useState('')
  const place = failed ? undefined : shown.path
  const previous = useRef(place)
  const isTyping = useTyping(loading)
  useEffect(() => {
    // When Back or Forward is reported, React is already showing the other page.
    addEventListener('scroll', rememberScroll, { passive: true })
    return () => removeEventListener('scroll', rememberScroll)
  }, [])
  useEffect(
    () =>
      watchPlaces(() => {
        const remembered = recallScroll()
        showPlace(location.hash, site.restoreScroll ? remembered : undefined)
      }),
    [site],
  )
  useLayoutEffect(() => {
    if (previous.current === place) return
    previous.current = place
    applyHead(shown.page)
    if (failed) document.title = site.messages.blockFailedTitle
    const remembered = recallScroll()
    const at = site.restoreScroll ? remembered : undefined
    restoreScroll(at)
    if (!isTyping()) focusContent()
    // An error is an alert, which is announced in any case.
    setAnnouncement(failed ? '' : shown.page.documentTitle)
    requestAnimationFrame(() => showHash(location.hash, at))
  }, [place, failed, shown, site, isTyping])
  return announcement
}

/**
 * Returns a function that returns `true` if the visitor entered a field while the next page was
 * loading, and is still in it: moving the focus would lose the visitor's input.
 */
function useTyping(loading: boolean): () => boolean {
  const field = useRef<EventTarget>(null)
  useEffect(() => {
    if (!loading) return
    field.current = null
    const note = ({ target }: FocusEvent) => {
      field.current = target
    }
    addEventListener('focusin', note)
    return () => removeEventListener('focusin', note)
  }, [loading])
  return useCallback(() => {
    const { activeElement } = document
    return activeElement === field.current && activeElement?.matches(FIELDS) === true
  }, [])
}
