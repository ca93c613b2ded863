import { expect, it } from 'vitest'
import { collectLinks } from '../../../../../engine/node/check/facts/links'

const page = (name: string, references: { meaning: string; value: string; pointer: string }[]) => ({
  kind: 'page',
  file: `pages/${name}.json`,
  route: `/${name}`,
  data: {},
  references,
  blocks: [],
  valid: true,
  issues: [],
})

it('finds the addresses of links and of texts, wherever they stand', () => {
  const links = collectLinks(
    [
      page('a', [
        { meaning: 'href', value: '/{place}?x=1#top', pointer: '/href' },
        { meaning: 'text', value: '[no](/link)', pointer: '/text' },
      ]),
      page('b', [
        {
          meaning: 'rich-text',
          value: 'See [it](/{place}?x=1#top) or [us](https://us.example).',
          pointer: '/text',
        },
      ]),
    ],
    { place: 'bread' },
  )
  expect(links.map(({ file, pointer, isRich }) => [file, pointer, isRich])).toEqual([
    ['pages/a.json', '/href', false],
    ['pages/b.json', '/text', true],
    ['pages/b.json', '/text', true],
  ])
  const [first, second, outward] = links
  expect(first).toMatchObject({ href: '/bread?x=1#top', path: '/bread', search: '?x=1' })
  expect(second).toMatchObject({ route: '/b', written: '/{place}?x=1#top', hash: '#top' })
  expect(outward).toMatchObject({ external: true, issue: undefined })
})
