import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { ShownText } from '../../../../../engine/node/servers/dev/find-source'
import { findSource } from '../../../../../engine/node/servers/dev/find-source'
import { makeScratchFolder } from '../../../../support/scratch-folder'

const PAGE = `{
  "title": "Bread",
  "blocks": [
    { "type": "hero", "title": "Our bread" },
    { "type": "cards", "cards": [
      { "title": "Rye", "text": "Read more" },
      { "title": "Spelt", "text": "Read more" }
    ] },
    { "type": "prose", "text": "Baked by **{brand}** in [one oven](/visit)." }
  ]
}
`
const LAYOUT = `{
  "before": [{ "type": "header", "label": "Our bread" },
    { "type": "header", "label": "Shop" }]
}
`
let dir: string

beforeAll(() => {
  dir = makeScratchFolder()
  mkdirSync(join(dir, 'pages'))
  writeFileSync(join(dir, 'pages/bread.json'), PAGE)
  writeFileSync(join(dir, 'layout.json'), LAYOUT)
})

function find(shown: Partial<ShownText> & { text: string }) {
  const found = findSource(
    { dir, tokens: { brand: 'The Mill' } },
    { route: '/bread', around: shown.text, before: 0, ...shown },
  )
  return found && [found.file.slice(dir.length + 1), found.line, found.column]
}

describe('the place of a shown text', () => {
  it('is in the file of the page', () => {
    expect(find({ text: 'Rye' })).toEqual(['pages/bread.json', 6, 18])
  })

  it('is that of the same text as often as it stood before', () => {
    expect(find({ text: 'Read more' })).toEqual(['pages/bread.json', 6, 33])
    expect(find({ text: 'Read more', before: 1 })).toEqual(['pages/bread.json', 7, 35])
    expect(find({ text: 'Read more', before: 9 })).toEqual(['pages/bread.json', 7, 35])
  })

  it('is that of the whole string where a part of it is formatted or filled in', () => {
    const around = 'Baked by The Mill in one oven.'
    expect(find({ text: 'The Mill', around })).toEqual(['pages/bread.json', 9, 32])
    expect(find({ text: ' in ', around: ' In  one OVEN' })).toEqual(['pages/bread.json', 9, 32])
  })

  it('is never the name of a property', () => {
    expect(find({ text: 'label' })).toEqual(['pages/bread.json', 1, 1])
  })

  it('is in what pages share where the page does not say it', () => {
    expect(find({ text: 'Shop' })).toEqual(['layout.json', 3, 34])
  })

  it('is the top of the page for what no file says', () => {
    expect(find({ text: '2026' })).toEqual(['pages/bread.json', 1, 1])
  })

  it('is nowhere without the page', () => {
    expect(find({ text: 'nothing', route: '/nowhere' })).toBeUndefined()
  })
})
