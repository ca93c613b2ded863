/** Renders pages to HTML. The build's worker threads run the bundle of this entry. */
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { builds } from '../blocks/build-registry'
import { registry } from '../blocks/registry'
import type { Block } from '../schemas/generated/types'
import type { PageData, SiteData } from './core/page/data'
import { createBlockDescriber } from './core/page/structured-data'
import { App } from './ui/app/App'
import { contentParts } from './ui/content-parts/registry'
import type { Blocks } from './ui/context/registry'
import { createBlocks } from './ui/context/registry'
import { createToasts } from './ui/context/toasts'
import type { Recorder } from './ui/recorder/record'
import { createRecorder } from './ui/recorder/record'
import type { Rendered } from './ui/recorder/shared-layout'
import { shareLayout } from './ui/recorder/shared-layout'

export { buildThemeVariables } from './ui/app/theme'

const own = await import('./own-blocks')

export const describeBlocks = createBlockDescriber({ ...builds, ...own.builds })

const all = { ...registry, ...own.registry }
const loader = createBlocks({ registry: all, contentParts })
// With resolved components, `renderToString` completes each Suspense boundary in place.
const components = new Map(
  await Promise.all(
    Object.keys(all).map(async (type) => [type, await loader.load({ type } as Block)] as const),
  ),
)
await Promise.all(Object.keys(contentParts).map(loader.parts.load))
// All running-text parts are loaded, so the blocks need not be searched for the parts that they
// use.
const blocks: Blocks = { ...loader, get: ({ type }) => components.get(type) }

/** React's output for a boundary whose content threw an error. It makes the browser retry. */
const FAILED_BOUNDARY = '<!--$!-->'

/** The rare running-text parts. Records the kinds of rendered parts in a set. */
function noteParts(shown: Set<string>): Blocks['parts'] {
  const { parts } = blocks
  return {
    ...parts,
    get(kind) {
      shown.add(kind)
      return parts.get(kind)
    },
  }
}

/**
 * The functions for blocks' structured data. If a project's block replaces an engine block, its
 * function is used.
 */
const layoutBuilds = new Map(
  Object.entries({ ...builds, ...own.builds } as Record<string, object>).filter(
    ([type]) => !Object.hasOwn(own.registry, type) || Object.hasOwn(own.builds, type),
  ),
)

/** Returns a function that renders a page from its data. `base` is the site's base. */
export function createRenderer(site: SiteData, base: string): (page: PageData) => Rendered {
  const render = createWholeRenderer(site, base)
  const renderBare = createWholeRenderer({ ...site, before: [], after: [] }, base)
  return shareLayout({ site, builds: layoutBuilds, render, renderBare })
}

function createWholeRenderer(site: SiteData, base: string): (page: PageData) => Rendered {
  const shown = new Set<string>()
  const recorder = createRecorder()
  const engine = {
    ...{ site, base, toasts: createToasts(site), server: recorder },
    blocks: { ...blocks, parts: noteParts(shown) },
  }
  const unbounded = { ...engine, server: { ...recorder, isUnbounded: true } }
  return (page) => {
    const initial = { path: page.path, page }
    recorder.take()
    shown.clear()
    const html = renderToString(<App engine={engine} initial={initial} />)
    const rendered = { html, liveness: recorder.take(), contentParts: [...shown].sort() }
    // React does not report which error was thrown within a boundary.
    if (!html.includes(FAILED_BOUNDARY)) return rendered
    const error = findRenderError(<App engine={unbounded} initial={initial} />, recorder)
    return { ...rendered, ...(error && { error }) }
  }
}

/** The error from rendering without boundaries. */
function findRenderError(app: ReactElement, recorder: Recorder): Error | undefined {
  try {
    renderToString(app)
    return undefined
  } catch (reason) {
    return new Error(`in the block "${recorder.findOpenType()}": ${reason}`, { cause: reason })
  } finally {
    recorder.take()
  }
}
