import { expect, it } from 'vitest'
import type { PageData } from '../../../../engine/core/page/data'
import { noteBlocks, stringifyPage } from '../../../../engine/node/pages/page-json'
import type { Page } from '../../../../schemas/generated/types'

const blocks = [{ type: 'hero', title: 'One "1" \n ’', at: { 2: 'b', 1: 'a' } }, { type: 'cta' }]

function makePage(page: object): PageData {
  return {
    ...{ build: 'b', path: '/a', title: 't', documentTitle: 'd', head: [], breadcrumbs: [] },
    ...page,
  } as unknown as PageData
}

it.each([
  { title: 'A', blocks },
  { blocks },
  { blocks, cta: false },
  { 1: 'one', title: 'A', blocks, search: { title: '"blocks":[]' }, cta: false },
])('writes a page as JSON.stringify does: %j', (written) => {
  const text = JSON.stringify(written)
  const read: Page = JSON.parse(text)
  noteBlocks(read, text)
  for (const more of [{}, { redirectTo: undefined, icons: { a: [] }, locale: 'de' }]) {
    const page = makePage({ blocks: read.blocks, ...more })
    expect(stringifyPage(page)).toBe(JSON.stringify(page))
  }
})

it('has the JSON of the blocks from where they were read', () => {
  const text = JSON.stringify({ blocks })
  const read: Page = JSON.parse(text)
  noteBlocks(read, text)
  read.blocks.pop()
  expect(stringifyPage(makePage({ blocks: read.blocks }))).toContain('"cta"')
})

it('writes blocks anew that were written in another way, or are not known', () => {
  const text = JSON.stringify({ blocks }, null, 2)
  const read: Page = JSON.parse(text)
  noteBlocks(read, text)
  for (const list of [read.blocks, [...read.blocks]]) {
    const page = makePage({ blocks: list })
    expect(stringifyPage(page)).toBe(JSON.stringify(page))
  }
})
