import { describe, expect, it } from 'vitest'
import { buildSitemap } from '../../../../../engine/node/build/discovery/sitemap'

const SITE = 'https://wren.example'
const listLocations = (xml = '') => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url)

describe('buildSitemap (R-345)', () => {
  it('lists the addresses, escaped, in one file, with the day of a change that is known', () => {
    const files = buildSitemap(SITE, [
      { url: `${SITE}/` },
      { url: `${SITE}/a&b`, changed: '2026-03-01' },
    ])
    expect([...files.keys()]).toEqual(['/sitemap.xml'])
    expect(files.get('/sitemap.xml')).toMatchInlineSnapshot(`
      "<?xml version="1.0" encoding="UTF-8"?>
      <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
      <url><loc>https://wren.example/</loc></url>
      <url><loc>https://wren.example/a&amp;b</loc><lastmod>2026-03-01</lastmod></url>
      </urlset>
      "
    `)
  })

  it('is an index of several files beyond 50,000 addresses, with each address in one of them', () => {
    const addresses = Array.from({ length: 100_001 }, (_, index) => `${SITE}/${index}`)
    const files = buildSitemap(
      SITE,
      addresses.map((url) => ({ url })),
    )
    expect(listLocations(files.get('/sitemap.xml'))).toEqual(
      [1, 2, 3].map((part) => `${SITE}/sitemap-${part}.xml`),
    )
    const parts = [1, 2, 3].map((part) => listLocations(files.get(`/sitemap-${part}.xml`)))
    expect(parts.map(({ length }) => length)).toEqual([50_000, 50_000, 1])
    expect(parts.flat()).toEqual(addresses)
  })

  it('is there when a site has nothing to be found', () => {
    expect(listLocations(buildSitemap(SITE, []).get('/sitemap.xml'))).toEqual([])
  })
})
