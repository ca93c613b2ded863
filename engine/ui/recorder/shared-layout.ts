/**
 * Renders the layout once for all pages on which it has the same HTML: the pages for which its
 * blocks return the same keys.
 */
import type { Block } from '../../../schemas/generated/types'
import type { PageData, SiteData } from '../../core/page/data'
import type { Liveness } from './record'

/** A rendered page. */
export interface Rendered {
  html: string
  liveness: Liveness
  contentParts: string[]
  error?: Error
}

/** The HTML around a page's blocks. */
interface Layout {
  before: string
  after: string
  liveness: Liveness
}

interface LayoutBuild {
  layoutKey?: (block: Block, page: PageData, site: SiteData) => string | undefined
}

export interface SharedLayoutOptions {
  site: SiteData
  /** Block type → build module. */
  builds: ReadonlyMap<string, LayoutBuild>
  render: (page: PageData) => Rendered
  /** Renders a page without the layout's blocks. */
  renderBare: (page: PageData) => Rendered
}

/**
 * The maximum number of cached layouts, each a few kilobytes in size. A site with more keys has
 * little to share.
 */
const MOST_LAYOUTS = 100

/** Returns a function that renders pages, with a shared layout where possible. */
export function shareLayout(options: SharedLayoutOptions): (page: PageData) => Rendered {
  const { site, builds, render, renderBare } = options
  const around = [...site.before, ...site.after]
  const known = new Map<string, Layout | undefined>()
  const seen = new Set<string>()
  return (page) => {
    const key = around.length > 0 ? keyOf(page) : undefined
    if (key === undefined) return render(page)
    if (known.has(key)) {
      const layout = known.get(key)
      const bare = layout && renderBare(page)
      // Without the layout, an error might not occur.
      return bare && !bare.error ? join(bare, layout) : render(page)
    }
    const whole = render(page)
    // The running-text parts in the layout are known only if the page has none.
    if (seen.has(key) && known.size < MOST_LAYOUTS && whole.contentParts.length === 0) {
      known.set(key, findLayout(whole, renderBare(page)))
    }
    seen.add(key)
    return whole
  }

  function keyOf(page: PageData): string | undefined {
    const keys = around.map((block) => builds.get(block.type)?.layoutKey?.(block, page, site))
    return keys.includes(undefined) ? undefined : JSON.stringify(keys)
  }
}

const MAIN = '<main id="content"'
const MAIN_END = '</main>'

/** The start and end of a page's blocks in its HTML. */
function placeMain(html: string): [start: number, end: number] | undefined {
  const [start, end] = [html.indexOf(MAIN), html.lastIndexOf(MAIN_END)]
  return start >= 0 && end > start ? [start, end + MAIN_END.length] : undefined
}

/**
 * The HTML around a page's blocks. Undefined if the page differs from its version without a layout
 * in any other way, such as the links that React writes before the HTML.
 */
function findLayout(whole: Rendered, bare: Rendered): Layout | undefined {
  if (whole.error || bare.error) return undefined
  const place = placeMain(bare.html)
  if (!place) return undefined
  const main = bare.html.slice(...place)
  const [lead, rest] = [bare.html.slice(0, place[0]), bare.html.slice(place[1])]
  const start = whole.html.indexOf(main)
  const end = whole.html.length - rest.length
  const before = whole.html.slice(lead.length, start)
  const after = whole.html.slice(start + main.length, end)
  if (start < 0 || lead + before + main + after + rest !== whole.html) return undefined
  const own = [...whole.liveness].filter(([block]) => !bare.liveness.has(block))
  return { before, after, liveness: new Map(own) }
}

function join(bare: Rendered, { before, after, liveness }: Layout): Rendered {
  const place = placeMain(bare.html)
  if (!place) throw new Error('The page has no main element.')
  const { html } = bare
  const [start, end] = place
  return {
    ...bare,
    html: html.slice(0, start) + before + html.slice(start, end) + after + html.slice(end),
    liveness: new Map([...bare.liveness, ...liveness]),
  }
}
