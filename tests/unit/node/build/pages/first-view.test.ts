import { describe, expect, it } from 'vitest'
import type { AssetInfo } from '../../../../../engine/core/page/data'
import { keyOfQuery } from '../../../../../engine/core/page/listing'
import { prioritizePictures } from '../../../../../engine/node/build/pages/first-view'
import type { Block } from '../../../../../schemas/generated/types'

const asset = (width: number, widths?: number[]): AssetInfo => ({
  ...{ url: '/assets/it-1a2b3c4d.jpg', width, height: 100 },
  ...(widths && { widths }),
})
const show = (...paths: string[]) =>
  ({ type: 'any', items: paths.map((src) => ({ picture: { src, alt: '' } })) }) as unknown as Block
const plain = show()

/** The priority of each picture that has one, keyed by path. */
function prioritiesOf(options: Parameters<typeof prioritizePictures>[0]) {
  return Object.fromEntries(
    Object.entries(prioritizePictures(options)).flatMap(([path, { priority }]) =>
      priority ? [[path, priority]] : [],
    ),
  )
}

describe('prioritizePictures', () => {
  const assets = {
    '/a.jpg': asset(4000, [96, 144]),
    '/b.jpg': asset(4000, [750, 1100]),
    '/c.jpg': asset(800),
    '/d.jpg': asset(900),
  }

  it('loads the first three of the first two blocks at once, the first large one before others', () => {
    expect(
      prioritiesOf({ blocks: [show('/a.jpg'), show('/b.jpg', '/c.jpg', '/d.jpg')], assets }),
    ).toEqual({ '/a.jpg': 'eager', '/b.jpg': 'high', '/c.jpg': 'eager' })
  })

  it('leaves those further down to the browser', () => {
    const blocks = [plain, plain, show('/b.jpg')]
    expect(prioritizePictures({ blocks, assets })).toBe(assets)
  })

  it('has a portrait wait behind what else is first', () => {
    expect(prioritiesOf({ blocks: [show('/a.jpg')], assets })).toEqual({ '/a.jpg': 'eager' })
  })

  it('knows the pictures of a list of pages', () => {
    const query = { from: '/news', deep: true } as const
    const picture = { src: '/c.jpg', alt: '' }
    const page = { route: '/news/one', title: 'One', summary: '', tags: [], picture }
    const lists = { [keyOfQuery(query)]: { pages: [page], total: 1, page: 1, count: 1 } }
    const blocks = [{ type: 'list', pages: query } as unknown as Block]
    expect(prioritiesOf({ blocks, assets, lists })).toEqual({ '/c.jpg': 'high' })
  })
})
