import { describe, expect, it } from 'vitest'
import type { PageData, SiteData } from '../../../../engine/core/page/data'
import { createShells, renderDocument } from '../../../../engine/node/pages/document'
import { renderRedirectStub } from '../../../../engine/node/pages/redirect-stub'

const shell = {
  base: '',
  start: '<!doctype html><head>',
  middle: '</head><div id="root">',
  beforeData: '<script>',
  end: '</script>',
}
const page = {
  documentTitle: 'A & B <c>',
  head: [{ tag: 'meta', attributes: { name: 'description', content: '"x" <y>' } }],
} as unknown as PageData

describe('renderDocument', () => {
  it('escapes titles, attributes and the data of the page', () => {
    const html = renderDocument({
      shell,
      page,
      html: '<p>hi</p>',
      json: '{"a":"</script><script>alert(1)"}',
    })
    expect(html).toMatchInlineSnapshot(
      `"<!doctype html><head><title>A &amp; B &lt;c&gt;</title><meta name="description" content="&quot;x&quot; &lt;y&gt;" data-page></head><div id="root"><p>hi</p></div><script>{"a":"\\u003c/script>\\u003cscript>alert(1)"}</script>"`,
    )
  })

  it('moves the links that React writes before the HTML into the head', () => {
    const html = renderDocument({
      shell,
      page,
      html: '<link rel="preload" href="/a.svg"/><p>hi</p>',
      json: '{}',
    })
    expect(html).toContain('<link rel="preload" href="/a.svg"/></head><div id="root"><p>hi</p>')
  })

  it('sends browsers without script elsewhere too, where the page says so (R-053)', () => {
    const html = renderDocument({
      shell,
      page: { ...page, redirectTo: 'https://learn.example/?a=1&b=2' },
      html: '',
      json: '{}',
    })
    expect(html).toContain(
      '<noscript><meta http-equiv="refresh" content="0; url=https://learn.example/?a=1&amp;b=2"></noscript>',
    )
  })
})

describe('the shell of a page', () => {
  it.each([
    ['en-GB', '<html lang="en-GB" data'],
    ['ar', '<html lang="ar" dir="rtl" data'],
    ['he-IL', '<html lang="he-IL" dir="rtl" data'],
  ])('says how %s is written', (language, expected) => {
    const shells = createShells({
      bundle: { entry: { scripts: [], styles: [] }, blocks: new Map() },
      site: { language, before: [], after: [] } as unknown as SiteData,
      base: '',
      policy: '',
      themeCss: '',
      fontFiles: [],
      siteUrl: '/site.json',
    })
    expect(shells([]).start).toContain(expected)
  })
})

describe('renderRedirectStub', () => {
  it('names the new address for people, search engines and scripts', () => {
    const stub = renderRedirectStub(
      { from: '/a', to: '/b?c=1#</script>', status: 301, alias: false },
      { url: 'https://x.example', language: 'de-AT' },
    )
    expect(stub).toContain('<link rel="canonical" href="https://x.example/b?c=1#%3C/script%3E">')
    expect(stub).toContain('new URL("/b?c=1#\\u003c/script>",location)')
    expect(stub).toContain('<a href="/b?c=1#%3C/script%3E">/b?c=1#&lt;/script&gt;</a>')
    expect(stub).toContain('<html lang="de-AT">')
  })

  it('leads on without script too, by a refresh that the HTML standard allows', () => {
    const lead = (to: string) =>
      /content="(0[^"]*)"/.exec(
        renderRedirectStub(
          { from: '/a', to, status: 301, alias: false },
          { url: 'https://x.example', language: 'en' },
        ),
      )?.[1]
    expect(lead('/b')).toBe('0; url=/b')
    // A quote would enclose the address, and a space is in none.
    expect(lead(`/it's one "b"`)).toBe('0; url=/it%27s%20one%20%22b%22')
  })
})
