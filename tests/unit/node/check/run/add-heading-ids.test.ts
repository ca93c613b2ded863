import { expect, it } from 'vitest'
import { addHeadingIds } from '../../../../../engine/node/check/files/add-heading-ids'
import { createValidator } from '../../../../../engine/node/check/schema/validate'
import { projectRoot } from '../../../../../engine/node/lib/files/project-root'
import { loadSchemas } from '../../../../../engine/node/schemas/schemas'

const validator = createValidator(loadSchemas(projectRoot))

/**
 * The check's result for a page with these blocks: its data, and the anchors that the check adds.
 */
function place(...blocks: object[]) {
  const data = {
    title: 'Page',
    description: 'A page.',
    blocks: [{ type: 'hero', title: 'Page' }, ...blocks],
  }
  const { errors, references } = validator.validate('page', data)
  expect(errors).toEqual([])
  const anchors = addHeadingIds(data, references).map(({ value, pointer }) => [value, pointer])
  return { blocks: data.blocks as Record<string, unknown>[], anchors }
}

const prose = (title: string | undefined, ...sections: object[]) => ({
  ...{ type: 'prose', ...(title && { title }) },
  sections: sections.length > 0 ? sections : [{ content: [{ text: 'x' }] }],
})

it('lists the headings of blocks, sections and running text in the order of the page', () => {
  const { blocks, anchors } = place(
    { type: 'contents', title: 'Not itself', depth: 3 },
    prose('A & B', { title: 'Part', content: [{ heading: 'Deep' }, { text: 'x' }] }),
    prose(
      undefined,
      { content: [{ text: 'x' }, { heading: 'First' }] },
      { id: 'own', title: 'Part', content: [{ text: 'x' }] },
    ),
    { type: 'cards', title: 'Last', items: [{ title: 'Not this', text: 'x' }] },
  )
  expect(blocks[1]?.headings).toEqual([
    { id: 'a-b', title: 'A & B', level: 1 },
    { id: 'part', title: 'Part', level: 2 },
    { id: 'deep', title: 'Deep', level: 3 },
    { id: 'first', title: 'First', level: 1 },
    { id: 'own', title: 'Part', level: 1 },
    { id: 'last', title: 'Last', level: 1 },
  ])
  expect(anchors).toEqual([
    ['a-b', '/blocks/2/title'],
    ['part', '/blocks/2/sections/0/title'],
    ['deep', '/blocks/2/sections/0/content/0/heading'],
    ['first', '/blocks/3/sections/0/content/1/heading'],
    ['last', '/blocks/4/title'],
  ])
  expect(blocks[2]).toMatchObject({
    id: 'a-b',
    sections: [{ id: 'part', content: [{ id: 'deep' }, {}] }],
  })
})

it('numbers the ids of words that come again, also those of another id on the page', () => {
  const { blocks } = place({ type: 'contents' }, prose('Prices'), prose('Prices'), {
    ...prose('Other'),
    id: 'prices',
  })
  expect(blocks[1]?.headings).toMatchObject([
    { id: 'prices-2' },
    { id: 'prices-3' },
    { id: 'prices' },
  ])
})

it('takes ids from words of every script', () => {
  const { blocks } = place(
    { type: 'contents' },
    prose('أسعار النسخ'),
    prose('Über 20 Preise'),
    prose('价格'),
    prose('—'),
  )
  expect(blocks[1]?.headings).toMatchObject([
    { id: 'أسعار-النسخ' },
    { id: 'uber-20-preise' },
    { id: '价格' },
    { id: 'section' },
  ])
})

it('omits what is deeper than asked for, and what tabs or audiences may hide', () => {
  const tabs = {
    type: 'tabs',
    title: 'Tabs',
    label: 'Tabs',
    items: ['a', 'b'].map((id) => ({ id, label: id, blocks: [prose('Hidden')] })),
  }
  const { blocks } = place({ type: 'contents', depth: 1 }, tabs, {
    ...prose('Shown', { title: 'Deeper', content: [{ text: 'x' }] }),
    byAudience: { reader: { title: 'Else' } },
  })
  expect(blocks[1]?.headings).toMatchObject([{ title: 'Tabs' }, { title: 'Shown' }])
})

it('leaves a page alone that lists no headings', () => {
  const { blocks, anchors } = place(prose('A', { title: 'B', content: [{ heading: 'C' }] }))
  expect(anchors).toEqual([])
  expect(JSON.stringify(blocks)).not.toContain('"id"')
})
