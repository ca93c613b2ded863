/** Renders pages to HTML; the build's worker threads run the bundle that starts here. */
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { builds } from '../blocks/build-registry'
import { registry } from '../blocks/registry'
import type { PageData, SiteData } from './core/page/data'
import { createBlockDescriber } from './core/page/structured-data'
import { App } from './ui/app/App'
import { createBlocks } from './ui/context/registry'
import { createToasts } from './ui/context/toasts'
import type { Liveness } from './ui/recorder/record'
import { beginRecord, endRecord, findOpenType, takeRecords } from './ui/recorder/record'

export { buildThemeVariables } from './ui/app/theme'

const own = await import('./own-blocks')

export const describeBlocks = createBlockDescriber({ ...builds, ...own.builds })

const all = { ...registry, ...own.registry }
const blocks = createBlocks(all)
// With the components at hand `renderToString` leaves each Suspense boundary complete in place.
await Promise.all(Object.keys(all).map(blocks.load))

const recorder = { begin: beginRecord, end: endRecord }
/** What React leaves of a boundary in which something was thrown, for the browser to try again. */
const FAILED_BOUNDARY = '<!--$!-->'

/** Returns a function that renders a page from its data; `base` is the site's. */
export function createRenderer(
  site: SiteData,
  base: string,
): (page: PageData) => { html: string; liveness: Liveness; failure?: Error } {
  const engine = { site, blocks, toasts: createToasts(site), base, server: recorder }
  const unbounded = { ...engine, server: { ...recorder, isUnbounded: true } }
  return (page) => {
    const initial = { path: page.path, page }
    takeRecords()
    const html = renderToString(<App engine={engine} initial={initial} />)
    const liveness = takeRecords()
    // React tells nobody what was thrown within a boundary.
    if (!html.includes(FAILED_BOUNDARY)) return { html, liveness }
    const failure = findFailure(<App engine={unbounded} initial={initial} />)
    return { html, liveness, ...(failure && { failure }) }
  }
}

/** What is thrown while blocks without boundaries are rendered. */
function findFailure(app: ReactElement): Error | undefined {
  try {
    renderToString(app)
    return undefined
  } catch (reason) {
    return new Error(`in the block "${findOpenType()}": ${reason}`, { cause: reason })
  } finally {
    takeRecords()
  }
}
