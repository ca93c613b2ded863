import { describe, expect, it } from 'vitest'
import { PAGE_IDS } from '../../../../../engine/core/page/page-ids'
import { createIds, deriveAnchor } from '../../../../../engine/node/sources/markdown/section-ids'

describe('createIds', () => {
  it.each([undefined, deriveAnchor])('gives no heading an id of the page itself', (derive) => {
    const findId = createIds(new Set(), derive)
    const titles = ['Content', 'Root', 'Quire page', 'Content', 'Contents']
    const ids = titles.map(findId)
    expect(ids).toEqual(['content-2', 'root-2', 'quire-page-2', 'content-3', 'contents'])
    expect(ids.filter((id) => PAGE_IDS.has(id))).toEqual([])
  })
})
