import { afterEach, describe, expect, it, vi } from 'vitest'
import { createPageLoader } from '../../../engine/browser/page-loader'
import type { PageData } from '../../../engine/core/page/data'

const page = (path: string, build = 'one') => ({ path, build, blocks: [] }) as unknown as PageData

/** Responds to requests for each path with the next of its responses. The last one is repeated. */
function stubFetch(answers: Record<string, (() => Response)[]>): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    const list = answers[url]
    if (!list) return new Response('Not found', { status: 404 })
    return (list.length > 1 ? list.shift() : list[0])?.()
  })
  return asked
}

const json = (data: object) => () => Response.json(data)
const failing = () => {
  throw new TypeError('Failed to fetch')
}

function createLoader(loadBlocks: () => Promise<unknown> = async () => {}) {
  return createPageLoader({ build: 'one', base: '', loadBlocks })
}

afterEach(() => vi.unstubAllGlobals())

describe('the page loader', () => {
  it('asks for each page once', async () => {
    const asked = stubFetch({ '/_data/a.json': [json(page('/a'))] })
    const loader = createLoader()
    loader.prefetch('/a')
    expect(await loader.load('/a')).toEqual({ kind: 'page', data: page('/a') })
    expect(asked).toEqual(['/_data/a.json'])
  })

  it('fetches data ahead without the blocks, and uses them once', async () => {
    const asked = stubFetch({ '/_data/a.json': [json(page('/a'))] })
    const loadBlocks = vi.fn(async () => {})
    const loader = createLoader(loadBlocks)
    loader.prefetchData('/a')
    loader.prefetchData('/a')
    await new Promise((resolve) => setTimeout(resolve, 10))
    expect(loadBlocks).not.toHaveBeenCalled()
    expect((await loader.load('/a')).kind).toBe('page')
    expect(loadBlocks).toHaveBeenCalledOnce()
    expect(asked).toEqual(['/_data/a.json'])
  })

  it('goes on from a path that a pattern matches without asking for its data', async () => {
    const asked = stubFetch({ '/_data/a.json': [json(page('/a'))] })
    const findRedirect = (path: string) =>
      path === '/old/a' ? { build: 'one', redirect: '/a#x' } : undefined
    const loader = createPageLoader({
      ...{ build: 'one', base: '', findRedirect },
      loadBlocks: async () => {},
    })
    loader.prefetchData('/old/a')
    expect(await loader.load('/old/a')).toEqual({ kind: 'redirect', to: '/a#x' })
    expect((await loader.load('/a')).kind).toBe('page')
    expect(asked).toEqual(['/_data/a.json'])
  })

  it('leaves a page to the browser whose frames this document forbids', async () => {
    const framed = (path: string, ...frames: string[]) => ({ ...page(path), frames })
    const [maps, films] = ['https://maps.example', 'https://films.example']
    stubFetch({
      '/_data/map.json': [json(framed('/map', maps))],
      '/_data/both.json': [json(framed('/both', maps, films))],
      '/_data/plain.json': [json(framed('/plain'))],
    })
    const initial = { path: '/', data: framed('/', maps) }
    const loadBlocks = async () => {}
    const loader = createPageLoader({ build: 'one', base: '', loadBlocks, initial })
    expect((await loader.load('/map')).kind).toBe('page')
    expect((await loader.load('/plain')).kind).toBe('page')
    expect(await loader.load('/both')).toEqual({ kind: 'stale' })
  })

  it('asks again for data that could not be fetched ahead (R-250)', async () => {
    const asked = stubFetch({ '/_data/a.json': [failing, json(page('/a'))] })
    const loader = createLoader()
    loader.prefetchData('/a')
    expect((await loader.load('/a')).kind).toBe('page')
    expect(asked).toHaveLength(2)
  })

  it('shows the 404 page for an address that has no data (R-024)', async () => {
    stubFetch({ '/_data/404.json': [json(page('/404'))] })
    expect(await createLoader().load('/nothing')).toEqual({ kind: 'page', data: page('/404') })
  })

  it('goes on to the new address of an old one (R-046)', async () => {
    stubFetch({ '/_data/old.json': [json({ build: 'one', redirect: '/new#x' })] })
    expect(await createLoader().load('/old')).toEqual({ kind: 'redirect', to: '/new#x' })
  })

  it('tries a second time before it gives up (R-250)', async () => {
    const asked = stubFetch({ '/_data/a.json': [failing, json(page('/a'))] })
    expect((await createLoader().load('/a')).kind).toBe('page')
    expect(asked).toHaveLength(2)
  })

  it('takes an answer that is no JSON for an error', async () => {
    const html = () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })
    stubFetch({ '/_data/a.json': [html], '/_data/404.json': [failing] })
    await expect(createLoader().load('/a')).rejects.toThrow()
  })

  it('forgets an error, so that Try Again asks again (R-251)', async () => {
    stubFetch({
      '/_data/a.json': [failing, failing, json(page('/a'))],
      '/_data/404.json': [failing],
    })
    const loader = createLoader()
    await expect(loader.load('/a')).rejects.toThrow()
    expect((await loader.load('/a')).kind).toBe('page')
  })

  it('never rejects a prefetch', async () => {
    stubFetch({ '/_data/a.json': [failing], '/_data/404.json': [failing] })
    expect(createLoader().prefetch('/a')).toBeUndefined()
    await new Promise((resolve) => setTimeout(resolve, 10))
  })

  it('makes a full load of a page that was built for another bundle', async () => {
    stubFetch({ '/_data/a.json': [json(page('/a', 'two'))] })
    expect(await createLoader().load('/a')).toEqual({ kind: 'stale' })
  })

  it('makes a full load when a component is gone and the server has a newer build (R-250)', async () => {
    stubFetch({
      '/_data/a.json': [json(page('/a'))],
      '/_data/404.json': [json(page('/404', 'two'))],
    })
    const loader = createLoader(() => Promise.reject(new TypeError('Failed to fetch module')))
    expect(await loader.load('/a')).toEqual({ kind: 'stale' })
  })

  describe('on a page whose document alone has the HTML of static blocks', () => {
    const statics = { page: { 0: [] }, before: {}, after: {} }
    const createOn = (path: string) =>
      createPageLoader({
        build: 'one',
        base: '',
        loadBlocks: async () => {},
        initial: { path, data: { ...page(path), statics } },
      })

    it('fetches it in full when the visitor leaves it', async () => {
      const asked = stubFetch({
        '/_data/a.json': [json(page('/a'))],
        '/_data/b.json': [json(page('/b'))],
      })
      const loader = createOn('/a')
      await loader.load('/b')
      expect(asked).toEqual(['/_data/a.json', '/_data/b.json'])
      expect(await loader.load('/a')).toEqual({ kind: 'page', data: page('/a') })
      expect(asked).toHaveLength(2)
    })

    it('makes a full load where its data does not come', async () => {
      stubFetch({ '/_data/a.json': [failing], '/_data/b.json': [json(page('/b'))] })
      const loader = createOn('/a')
      await loader.load('/b')
      expect(await loader.load('/a')).toEqual({ kind: 'stale' })
    })
  })

  it('keeps at most fifty pages', async () => {
    const routes = Array.from({ length: 60 }, (_, index) => `/p${index}`)
    const answers = Object.fromEntries(
      routes.map((route) => [`/_data${route}.json`, [json(page(route))]]),
    )
    const asked = stubFetch(answers)
    const loader = createLoader()
    for (const route of [...routes, '/p0', '/p59']) await loader.load(route)
    expect(asked.filter((url) => url === '/_data/p0.json')).toHaveLength(2)
    expect(asked.filter((url) => url === '/_data/p59.json')).toHaveLength(1)
  })
})
