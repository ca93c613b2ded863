import { expect, it } from 'vitest'
import { hashPageContent } from '../../../../../engine/node/check/languages/page-content'
import { fileInLocale } from '../../../../../engine/node/check/languages/translations'

const PAGE = { title: 'About', blocks: [{ type: 'hero', title: 'About', tone: 'ink' }] }
const name = (page: unknown, texts: [string, string][] = []) =>
  hashPageContent(
    { kind: 'page', file: 'pages/about.json', texts },
    Buffer.from(typeof page === 'string' ? page : JSON.stringify(page)),
  )

it('is the same however the file is set', () => {
  expect(name(PAGE)).toMatch(/^[0-9a-f]{8}$/)
  expect(name(JSON.stringify(PAGE, null, 4))).toBe(name(PAGE))
  expect(name({ blocks: [{ tone: 'ink', title: 'About', type: 'hero' }], title: 'About' })).toBe(
    name(PAGE),
  )
})

it('does not heed the schema for editors, nor what a translation notes', () => {
  expect(name({ $schema: 'x', original: '01234567', ...PAGE })).toBe(name(PAGE))
})

it('differs with each value, with the order of lists, and with the Markdown files that are shown', () => {
  const names = [
    name(PAGE),
    name({ ...PAGE, title: 'About us' }),
    name({ ...PAGE, tags: ['a', 'b'] }),
    name({ ...PAGE, tags: ['b', 'a'] }),
    name(PAGE, [['pages/a.md', '1']]),
    name(PAGE, [['pages/a.md', '2']]),
  ]
  expect(new Set(names).size).toBe(names.length)
  expect(name(PAGE, [['pages/b.md', '1']])).toBe(name(PAGE, [['pages/a.md', '1']]))
})

it('is none of a file that cannot be read', () => {
  expect([name('{'), name('[]'), name('"x"')]).toEqual([undefined, undefined, undefined])
})

it.each([
  ['pages/about.json', 'pages/de/about.json'],
  ['pages/index.json', 'pages/de.json'],
  ['pages/shops/[id].json', 'pages/de/shops/[id].json'],
])('%s is translated in %s', (file, german) => {
  expect(fileInLocale(file, '', 'de')).toBe(german)
  expect(fileInLocale(german, 'de', '')).toBe(file)
})
