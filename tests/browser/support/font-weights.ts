import type { APIRequestContext } from 'playwright/test'
import { expect } from 'playwright/test'

/** Limits for a page's fonts: those loaded before the first paint, and all of them. */
const MAX = { first: 36_000, all: 60_000 }

/** Expects a page's fonts, including those for typed characters, to be within these limits. */
export async function expectLightFonts(request: APIRequestContext, url: string): Promise<void> {
  const html = await (await request.get(url)).text()
  const weigh = async (files: Iterable<string>) => {
    const sizes = [...files].map(async (file) => {
      const response = await request.get(new URL(file, url).href)
      expect(response.status(), file).toBe(200)
      return (await response.body()).length
    })
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  }
  const preloads = html.matchAll(/<link rel="preload" href="([^"]+\.woff2)" as="font"/g)
  const first = Array.from(preloads, ([, file = '']) => file)
  const all = new Set(Array.from(html.matchAll(/url\(([^()]+\.woff2)\)/g), ([, file = '']) => file))
  expect(first).toHaveLength(2)
  expect([...all]).toEqual(expect.arrayContaining(first))
  expect(await weigh(first)).toBeLessThanOrEqual(MAX.first)
  expect(await weigh(all)).toBeLessThanOrEqual(MAX.all)
}
