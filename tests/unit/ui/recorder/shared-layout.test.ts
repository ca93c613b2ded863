import { expect, it } from 'vitest'
import type { PageData, SiteData } from '../../../../engine/core/page/data'
import type { Rendered } from '../../../../engine/ui/recorder/shared-layout'
import { shareLayout } from '../../../../engine/ui/recorder/shared-layout'
import type { Block } from '../../../../schemas/generated/types'

const banner = { type: 'banner' } as unknown as Block
const site = { before: [banner], after: [] } as unknown as SiteData

interface World {
  /** The part of a page that the layout displays. */
  show?: (path: string) => string
  /** The part that the layout's block declares. */
  layoutKey?: (path: string) => string | undefined
  parts?: string[]
  /** React's output before the layout's HTML. */
  lead?: string
  failing?: string
}

/** Returns a page renderer, and the paths of the pages for which it rendered the layout. */
function open({
  show = () => 'Banner',
  layoutKey = () => '',
  parts = [],
  lead = '',
  failing,
}: World) {
  const whole: string[] = []
  const draw = ({ path }: PageData, around: string, before = ''): Rendered => ({
    html: `${before}<a>Skip</a>${around}<main id="content" tabindex="-1">${path}</main><p></p>`,
    liveness: new Map<Block, string[]>(around ? [[banner, ['useState']]] : []),
    contentParts: parts,
    ...(path === failing && { error: new Error('No.') }),
  })
  const render = shareLayout({
    site,
    builds: new Map([['banner', { layoutKey: (_, { path }) => layoutKey(path) }]]),
    render(page) {
      whole.push(page.path)
      return draw(page, show(page.path), lead)
    },
    renderBare: (page) => draw(page, ''),
  })
  const expectSame = (path: string) =>
    expect(render({ path } as PageData)).toEqual(draw({ path } as PageData, show(path), lead))
  return { whole, expectSame }
}

const PATHS = ['/a', '/b', '/c', '/d', '/a', '/b']

it('renders the layout of pages alike for the first two of them, and none after these', () => {
  const { whole, expectSame } = open({})
  for (const path of PATHS) expectSame(path)
  expect(whole).toEqual(['/a', '/b'])
})

it('renders it for each group of pages that show something else', () => {
  const { whole, expectSame } = open({ show: (path) => path, layoutKey: (path) => path })
  for (const path of PATHS) expectSame(path)
  expect(whole).toEqual(PATHS)
})

it('renders it for each page where a block does not say what it shows', () => {
  const { whole, expectSame } = open({ show: (path) => path, layoutKey: () => undefined })
  for (const path of PATHS) expectSame(path)
  expect(whole).toEqual(PATHS)
})

it('renders it for each page where more differs than what stands around the blocks', () => {
  const { whole, expectSame } = open({ lead: '<link rel="preload">' })
  for (const path of PATHS) expectSame(path)
  expect(whole).toEqual(PATHS)
})

it('renders it for each page that shows rare parts of running text', () => {
  const { whole, expectSame } = open({ parts: ['table'] })
  for (const path of PATHS) expectSame(path)
  expect(whole).toEqual(PATHS)
})

it('renders a page whole that fails without its layout', () => {
  const { whole, expectSame } = open({ failing: '/d' })
  for (const path of PATHS) expectSame(path)
  expect(whole).toEqual(['/a', '/b', '/d'])
})
