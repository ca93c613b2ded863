import { isAbsolute, relative } from 'node:path'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { resolveWithin } from '../../../../../engine/node/lib/files/resolve-within'

it('finds a place for what is within', () => {
  expect(resolveWithin('/out', '/a/b.html')).toBe('/out/a/b.html')
  expect(resolveWithin('/out', '..a/b')).toBe('/out/..a/b')
})

it.each([
  '/../x',
  '/../../../../x.html',
  '..',
  '/',
  '',
  '/a/../..',
  '/a\0',
])('refuses %j, which is not', (path) =>
  expect(() => resolveWithin('/out', path)).toThrow('is outside the output'))

it('never leads out, whatever the path', () => {
  const part = fc.oneof(fc.constantFrom('..', '.', '', '/', '\0', 'a', '...'), fc.string())
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      let way: string
      try {
        way = relative('/out', resolveWithin('/out', parts.join('/')))
      } catch {
        return
      }
      expect(way !== '' && !isAbsolute(way) && way.split('/')[0] !== '..').toBe(true)
    }),
  )
})
