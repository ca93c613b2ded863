import { beforeEach, expect, it, vi } from 'vitest'
import { setQuery } from '../../../../engine/ui/context/query'

const history = { state: { key: 'a' }, replaceState: vi.fn() }

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://wren.example/base/find?size=2&q=rye#list'))
  vi.stubGlobal('history', history)
  history.replaceState.mockClear()
  return () => vi.unstubAllGlobals()
})

it.each([
  ['q', 'oat & <rye>', '/base/find?size=2&q=oat+%26+%3Crye%3E#list'],
  ['day', 'Mo', '/base/find?size=2&q=rye&day=Mo#list'],
  ['q', '', '/base/find?size=2#list'],
  ['none', '', '/base/find?size=2&q=rye#list'],
])('writes "%s" as "%s" to the query, and keeps the rest and the state', (name, value, url) => {
  setQuery(name, value)
  expect(history.replaceState.mock.calls).toEqual([[{ key: 'a' }, '', url]])
})
