/** Hydrates the page that the browser shows. */
import type { Component } from 'react'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { registry } from '../blocks/registry'
import { readBase } from './browser/base'
import { readRequestedToast, replayHover, startClickReplay } from './browser/event-replay'
import { loadInlinePage, loadOwnBlocks, loadSite } from './browser/inline-data'
import { openAll } from './browser/near'
import { createPageLoader } from './browser/page-loader'
import { startErrorReporter } from './browser/reports/error-reporter'
import { watchRestFonts } from './browser/rest-fonts'
import { retryStyles, watchStyles } from './browser/retry-styles'
import { pause } from './browser/timing'
import { isFromTranslation } from './browser/translated'
import { withBase, withoutBase } from './core/addresses/base'
import { httpsRedirect } from './core/addresses/https-redirect'
import { notFoundOfLocale } from './core/addresses/locales'
import { canonicalPath } from './core/addresses/paths'
import type { CaughtError } from './core/dev-protocol'
import { CHANGE_EVENT, ERROR_EVENT } from './core/dev-protocol'
import { collectBlocks } from './core/page/blocks'
import type { PageData } from './core/page/data'
import { App } from './ui/app/App'
import { addLateStyles } from './ui/app/late-styles'
import { contentParts } from './ui/content-parts/registry'
import { createBlocks } from './ui/context/registry'
import { createToasts } from './ui/context/toasts'
import type { ErrorBoundaryProps } from './ui/errors/ErrorBoundary'
import { startLinks } from './ui/navigation/links'
import { prepareToaster } from './ui/toasts/load-toaster'

const secure = httpsRedirect(location.href)
const root = document.getElementById('root')
if (!root) throw new Error('Root element not found')
if (secure) location.replace(secure)
else start(root)

async function start(root: HTMLElement): Promise<void> {
  watchStyles()
  addLateStyles()
  watchRestFonts()
  // Yields first: evaluating the modules and hydrating both take a long time.
  await pause()
  const base = readBase()
  const [page, site, own] = await Promise.all([
    loadInlinePage(root, base),
    loadSite(),
    loadOwnBlocks(),
  ])
  await pause()
  const report = startErrorReporter(site.errorsUrl, base)
  const blocks = createBlocks({
    registry: { ...registry, ...own },
    contentParts,
    afterTry: retryStyles,
  })
  const findRoute = () => withoutBase(base, location.pathname) ?? page.path
  // A plain host answers `/about/` with its 404 page, so the app navigates to `/about` itself.
  const isMissing = page.path === notFoundOfLocale(page.locale ?? '')
  const path = isMissing ? findRoute() : canonicalPath(findRoute())
  const findRedirect =
    site.redirects &&
    (await (await import('./ui/navigation/site-redirects')).startRedirects(site, page, base))
  const address = withBase(base, path)
  if (!isMissing && address !== location.pathname) {
    history.replaceState(history.state, '', address + location.search + location.hash)
  }
  const initial = { path, page }
  const loader = createPageLoader({
    build: page.build,
    base,
    findRedirect,
    loadBlocks: ({ blocks: wanted }: PageData) =>
      Promise.all(
        collectBlocks(
          wanted.filter(({ lazy }) => !lazy),
          blocks.has,
        ).map(blocks.load),
      ),
    initial: { path, data: page },
  })
  history.scrollRestoration = 'manual'
  // A reload restores the scroll position: the browser reads the setting when the page unloads.
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto'
  })
  // The page may be restored from the back/forward cache.
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual'
  })
  addEventListener('beforeprint', openAll)
  await pause()
  const toasts = createToasts(site, prepareToaster)
  const toast = readRequestedToast()
  if (toast) toasts.showAt(path, toast)
  const findLinks = startLinks(loader, toasts)
  const engine = { site, blocks, toasts, base }
  startTransition(() => {
    hydrateRoot(
      root,
      <App engine={engine} initial={initial} loader={loader} onShown={findLinks} />,
      {
        onCaughtError(error, { errorBoundary }) {
          console.error(error)
          report('render', error)
          // The error does not reach `window`, because an error boundary catches it.
          // `entry-live.ts` listens for this event instead.
          if (import.meta.env.DEV) reportCaught(error, errorBoundary)
        },
        onRecoverableError(error) {
          if (!isFromTranslation(error, site.language)) reportError(error)
        },
      },
    )
  })
  startClickReplay()
  replayHover()
  // The page works without third-party scripts.
  import('./entry-third-party').catch(() => {})
  // Only pages on the development server receive this event; see `entry-live.ts`.
  addEventListener(CHANGE_EVENT, (event) => {
    event.preventDefault()
    loader.refresh(findRoute())
  })
}

function reportCaught(reason: unknown, boundary: Component<unknown> | null | undefined): void {
  const { block } = (boundary?.props ?? {}) as ErrorBoundaryProps
  const detail: CaughtError = { reason, block }
  dispatchEvent(new CustomEvent(ERROR_EVENT, { detail }))
}
