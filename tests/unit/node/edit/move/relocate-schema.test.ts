import { expect, it } from 'vitest'
import { relocateSchema } from '../../../../../engine/node/edit/move/relocate-schema'

it.each([
  ['../../schemas/page.schema.json', '../../../schemas/page.schema.json'],
  ['./page.schema.json', '../page.schema.json'],
  ['https://example.com/page.schema.json', undefined],
  ['/schemas/page.schema.json', undefined],
  [undefined, undefined],
])('the schema %s of a file becomes %s a folder further down', (written, placed) => {
  expect(relocateSchema(written, 'site/pages/a.json', 'site/pages/b/a.json')).toBe(placed)
})

it('keeps the dot of a path beside the file', () => {
  const move = (written: string) =>
    relocateSchema(written, 'site/pages/b/a.json', 'site/pages/a.json')
  expect(move('./b.schema.json')).toBe('./b/b.schema.json')
  expect(move('../page.schema.json')).toBe('./page.schema.json')
})
