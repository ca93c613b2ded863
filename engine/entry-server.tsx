/** Renders pages to HTML; the build's worker threads run the bundle that starts here. */
import { renderToString } from 'react-dom/server'
import { builds } from '../blocks/build-registry'
import { registry } from '../blocks/registry'
import type { PageData, SiteData } from './core/page/data'
import { createBlockDescriber } from './core/page/structured-data'
import { App } from './ui/app/App'
import { createBlocks } from './ui/context/registry'
import { createToasts } from './ui/context/toasts'

export { buildThemeVariables } from './ui/app/theme'

const own = await import('./own-blocks')

export const describeBlocks = createBlockDescriber({ ...builds, ...own.builds })

const all = { ...registry, ...own.registry }
const blocks = createBlocks(all)
// With the components at hand `renderToString` leaves each Suspense boundary complete in place.
await Promise.all(Object.keys(all).map(blocks.load))

/** Returns a function from a page's data to the HTML of the root element; `base` is the site's. */
export function createRenderer(site: SiteData, base: string): (page: PageData) => string {
  const engine = { site, blocks, toasts: createToasts(site), base, server: true }
  return (page) => renderToString(<App engine={engine} initial={{ path: page.path, page }} />)
}
