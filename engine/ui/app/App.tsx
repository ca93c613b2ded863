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
import { focusContent, showHash, showPlace, watchPlaces } from '../navigation/place'
import { recallScroll, rememberScroll } from '../navigation/scroll-memory'
import { ToastArea } from '../toasts/ToastArea'
import { AudienceContext, createAudienceStores } from './audience'
import { applyHead } from './head'
import { LateVariants } from './LateVariants'
import { Layout } from './Layout'
import { Loading } from './Loading'
import { PageView } from './PageView'

/** What is typed in or chosen from. */
const FIELDS = 'input, textarea, select'

export interface AppProps {
  engine: Engine
  /** The page to start with and the address at which it is shown. */
  initial: ShownPage
  /** Where further pages come from; absent on the server. */
  loader?: PageLoader
  /** Called after each page that is shown. */
  onShown?: () => void
}

/** The whole site: the world comes in as arguments, nothing is looked up from the outside. */
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

/** Where the HTML of static blocks went with the rest. */
function renderLost() {
  return <RouteFailed onRetry={() => location.reload()} />
}

function renderFailed(again: () => void) {
  const onRetry = () => {
    // The button goes away, and would let go of the focus.
    document.getElementById('content')?.focus({ preventScroll: true })
    again()
  }
  return <RouteFailed onRetry={onRetry} />
}

interface Navigation {
  shown: ShownPage
  /** Whether the next page is on its way. */
  loading: boolean
  failed: boolean
}

/**
 * What a full page load does by itself, done after a navigation inside the app, also after one
 * that failed: title and head tags, scroll position, focus. Returns what to announce.
 */
function useArrival({ shown, loading, failed }: Navigation, site: SiteData): string {
  const [announcement, setAnnouncement] = useState('')
  const place = failed ? undefined : shown.path
  const previous = useRef(place)
  const isTyping = useTyping(loading)
  useEffect(() => {
    // When Back or Forward is reported, React has already shown the other page.
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
    scrollTo(0, at ?? 0)
    if (!isTyping()) focusContent()
    // A failure is an alert and speaks for itself.
    setAnnouncement(failed ? '' : shown.page.documentTitle)
    requestAnimationFrame(() => showHash(location.hash, at))
  }, [place, failed, shown, site, isTyping])
  return announcement
}

/**
 * Returns a function that reports whether the visitor went to a field while the next page was on
 * its way, and is still there: to take the focus would lose what is typed.
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
