import { describe, expect, it } from 'vitest'
import type { PageData, SiteData } from '../../../../../engine/core/page/data'
import { PAGE_IDS } from '../../../../../engine/core/page/page-ids'
import { createShells, renderDocument } from '../../../../../engine/node/build/pages/document'
import { renderRedirectStub } from '../../../../../engine/node/build/pages/redirect-stub'

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

describe('a document', () => {
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

const SITE = {
  site: {
    language: 'en',
    before: [],
    after: [],
    messages: { loading: 'Loading' },
    year: 2026,
  } as unknown as SiteData,
  thirdParty: {},
  base: '',
  policy: '',
  themeCss: '',
  fontsCss: '',
  restFontsCss: '',
  fontFiles: [],
  siteUrl: '/site.json',
}

const inlineScripts = { boot: 'start()', fonts: 'addFonts()', dismissals: '' }

const NO_NEEDS = { blockTypes: [], first: [], contentParts: [], rareStyles: [] }

describe('the shell of a page', () => {
  it('has the styles of rare parts of running text where they are shown', () => {
    const files = (name: string) => {
      const styles = [{ href: `/assets/${name}-1.css`, text: `.${name}{color:red}` }]
      return { scripts: [], styles }
    }
    const shells = createShells({
      bundle: {
        inlineScripts,
        thirdParty: '',
        entry: files('Entry'),
        blocks: new Map([['prose', files('Prose')]]),
        contentParts: new Map([
          ['code', files('Code')],
          ['table', files('Table')],
        ]),
      },
      ...SITE,
    })
    const listStyles = (contentParts: string[]) => {
      const { middle } = shells({ blockTypes: ['prose'], first: [], contentParts, rareStyles: [] })
      return [...middle.matchAll(/\.(\w+)\{color:red\}/g)].map(([, name]) => name)
    }
    expect(listStyles([])).toEqual(['Entry', 'Prose'])
    expect(listStyles(['table'])).toEqual(['Entry', 'Prose', 'Table'])
    expect(listStyles(['code', 'table'])).toEqual(['Entry', 'Prose', 'Code', 'Table'])
  })

  it.each([
    ['', '<script>dismissals()</script><div id="root">'],
    ['/docs', '<script data-base="/docs">dismissals()</script><div id="root">'],
  ])('hides what visitors have dismissed before the content, below "%s"', (base, expected) => {
    const files = { entry: { scripts: [], styles: [] }, blocks: new Map(), contentParts: new Map() }
    const scripts = { ...inlineScripts, dismissals: 'dismissals()' }
    const bundle = { ...files, inlineScripts: scripts, thirdParty: '' }
    expect(createShells({ bundle, ...SITE, base })(NO_NEEDS).middle).toContain(expected)
    const without = createShells({ bundle: { ...bundle, inlineScripts }, ...SITE, base })(NO_NEEDS)
    expect(without.middle).toMatch(/<body><div id="root">$/)
  })

  it('has no ids but those that headings and authors cannot use', () => {
    const files = { entry: { scripts: [], styles: [] }, blocks: new Map(), contentParts: new Map() }
    const shells = createShells({ bundle: { ...files, inlineScripts, thirdParty: '' }, ...SITE })
    const html = Object.values(shells(NO_NEEDS)).join('')
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
    // The layout contains the main area.
    expect(new Set([...ids, 'content'])).toEqual(new Set(PAGE_IDS))
  })

  it.each([
    ['en-GB', '<html lang="en-GB" data'],
    ['ar', '<html lang="ar" dir="rtl" data'],
    ['he-IL', '<html lang="he-IL" dir="rtl" data'],
  ])('says how %s is written', (language, expected) => {
    const shells = createShells({
      bundle: {
        inlineScripts,
        thirdParty: '',
        entry: { scripts: [], styles: [] },
        blocks: new Map(),
        contentParts: new Map(),
      },
      ...SITE,
      site: { ...SITE.site, language },
    })
    expect(shells(NO_NEEDS).start).toContain(expected)
  })
})

describe('a page below a path', () => {
  const style = (text: string) => ({ href: '/assets/Hero-1.css', text })
  const render = (base: string) => {
    const styles = [
      style(
        '.a{background:url(./dots-2.svg)}.b{background:url("../x y.png?v=1")}' +
          ".c{background:url('/assets/z.png')}.d{mask:url(#cut)}" +
          '.e{background:url("data:image/svg+xml,%3Cg fill=\'url(%23a)\'/%3E")}' +
          '.f{background:url(https://x.example/a.png)}',
      ),
    ]
    const shells = createShells({
      bundle: {
        thirdParty: '/assets/third-party.js',
        entry: { scripts: ['/assets/entry-3.js'], styles },
        blocks: new Map(),
        contentParts: new Map(),
        inlineScripts,
        own: '/assets/own-5.js',
      },
      ...SITE,
      base,
      policy: '',
      themeCss: '',
      fontsCss: '@font-face{src:url(/assets/a.woff2) format("woff2")}',
      restFontsCss: '',
      fontFiles: ['/assets/a.woff2'],
      siteUrl: '/assets/site-4.json',
      icon: '/assets/icon.svg',
    })
    const redirected = { ...page, redirectTo: '/new' }
    return renderDocument({ shell: shells(NO_NEEDS), page: redirected, html: '', json: '{}' })
  }

  it('names everything that it asks for by whole paths, those of its styles too', () => {
    const html = render('/docs')
    expect(html).toContain(
      '<style data-fonts>@font-face{src:url(/docs/assets/a.woff2) format("woff2")}</style>',
    )
    expect(html).toContain(
      '<body><link rel="preload" href="/docs/assets/a.woff2" as="font" type="font/woff2" crossorigin>',
    )
    expect(/<style>(.*?)<\/style>/.exec(html)?.[1]?.split('}')).toMatchInlineSnapshot(`
      [
        ".a{background:url(/docs/assets/dots-2.svg)",
        ".b{background:url("/docs/x%20y.png?v=1")",
        ".c{background:url('/docs/assets/z.png')",
        ".d{mask:url(#cut)",
        ".e{background:url("data:image/svg+xml,%3Cg fill='url(%23a)'/%3E")",
        ".f{background:url(https://x.example/a.png)",
        "",
      ]
    `)
    expect(html).toContain('<link rel="stylesheet" href="/docs/assets/Hero-1.css" disabled>')
    expect(html).toContain('<link rel="icon" href="/docs/assets/icon.svg">')
    expect(html).toContain('content="0; url=/docs/new"')
    expect(html).toContain(
      'id="quire-page" data-scripts="/docs/assets/entry-3.js" data-site="/docs/assets/site-4.json" data-loading="Loading" data-year="2026" data-third-party="/docs/assets/third-party.js" data-own="/docs/assets/own-5.js" data-base="/docs">',
    )
  })

  it('is the same at a root, without the path', () => {
    const html = render('/docs').replace(' data-base="/docs"', '').replaceAll('/docs/', '/')
    expect(render('')).toBe(html)
  })
})

describe('renderRedirectStub', () => {
  it('leads to an address below the path of the site', () => {
    const rule = { from: '/a', to: '/b#c', status: 301, alias: false } as const
    const stub = renderRedirectStub(rule, { url: 'https://x.example/docs', language: 'en' })
    expect(stub).toContain('<link rel="canonical" href="https://x.example/docs/b#c">')
    expect(stub).toContain('new URL("/docs/b#c",location)')
    expect(stub).toContain('<a href="/docs/b#c">/docs/b#c</a>')
    expect(stub).toContain('content="0; url=/docs/b#c"')
  })

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
    // A quote would end the attribute, and a URL never contains a space.
    expect(lead(`/it's one "b"`)).toBe('0; url=/it%27s%20one%20%22b%22')
  })
})
