import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { compareFiles } from '../../../support/compare/compare-files'
import type { Files } from '../../../support/compare/normalise'
import { createNormaliser } from '../../../support/compare/normalise'

const BOOT = '(() => start())()'
const hash = (text: string, encoding: 'base64' | 'hex') =>
  createHash('sha256').update(text).digest(encoding)

interface PageParts {
  script?: string
  body?: string
  style?: string
  policy?: string
  build?: string
  boot?: string
}

function buildPage(parts: PageParts = {}): string {
  const { script = 'Faq-CK-ZNwh', body = '<p class="Faq-item">Open</p>', boot = BOOT } = parts
  const { style = '.Faq-item{color:red}', build = 'd876e6846f8e' } = parts
  const { policy = `script-src 'sha256-${hash(boot, 'base64')}'` } = parts
  return [
    `<!doctype html><meta http-equiv="Content-Security-Policy" content="${policy}">`,
    `<style>${style}</style><link rel="icon" href="/assets/mark-9dc90e5b.svg">${body}`,
    `<script type="application/json" id="quire-page" data-scripts="/assets/${script}.js">`,
    `{"build":"${build}","blocks":[{"type":"faq"}]}</script><script>${boot}</script>`,
  ].join('')
}

function toFiles(files: Record<string, string | Buffer>): Files {
  return new Map(Object.entries(files).map(([name, content]) => [name, Buffer.from(content)]))
}

/** The differences between two outputs, as `file:line`. */
function compare(
  before: Record<string, string | Buffer>,
  after: Record<string, string | Buffer>,
): string[] {
  const [own, other] = [toFiles(before), toFiles(after)]
  const pair = {
    before: { dir: '', files: own, normaliser: createNormaliser(own, other) },
    after: { dir: '', files: other, normaliser: createNormaliser(other, own) },
  }
  return compareFiles('site', pair).map(({ file, line }) => `${file}:${line}`)
}

const comparePages = (after: PageParts, before: PageParts = {}) =>
  compare(
    { 'index.html': buildPage(before), 'assets/Faq-CK-ZNwh.js': 'old' },
    { 'index.html': buildPage(after), [`assets/${after.script ?? 'Faq-CK-ZNwh'}.js`]: 'new' },
  )

describe('what is normalised', () => {
  it('the hash of a bundled file, in its name and in URLs', () => {
    expect(comparePages({ script: 'Faq-B--2acZ' })).toEqual([])
  })

  it.each([
    'Faq-module__item',
    'Faq_item',
    'Faq-module_item__1a-b3',
  ])('the pattern of the class name %s', (name) => {
    const body = `<p class="${name}">Open</p>`
    expect(comparePages({ body, style: `.${name}{color:red}` })).toEqual([])
  })

  it('the boot script and its hash, and the id of the bundle', () => {
    expect(comparePages({ boot: 'import("/new")', build: '0123456789ab' })).toEqual([])
  })

  it('the order of attributes, which the DOM does not have', () => {
    const body = '<p lang="de" class="Faq-item">Open</p>'
    expect(comparePages({ body }, { body: '<p class="Faq-item" lang="de">Open</p>' })).toEqual([])
  })

  it('the hash of a JSON file that names bundled files', () => {
    const write = (json: string, chunk: string) => ({
      [`assets/site-${json}.json`]: `{"worker":"/assets/worker-${chunk}.js"}`,
      [`assets/worker-${chunk}.js`]: chunk,
      '_data/index.json': `{"site":"/assets/site-${json}.json"}`,
    })
    expect(compare(write('a63ff9f2', 'BL7epaY'), write('b7ff59e5', 'CJLVBD4H'))).toEqual([])
  })

  it('the name of a social image, but not which one a page has', () => {
    const write = (one: string, two: string, shown = one) => ({
      [`assets/link-${one}.png`]: 'one',
      [`assets/link-${two}.png`]: 'two',
      'a.md': `https://site.example/assets/link-${shown}.png`,
    })
    const before = write('14c350bd15', 'de131d29f9')
    expect(compare(before, write('f18efa288e', '002fca752e'))).toEqual([])
    expect(compare(before, write('f18efa288e', '002fca752e', '002fca752e'))).toEqual(['a.md:1'])
    const redrawn = { ...before, 'assets/link-14c350bd15.png': 'three' }
    expect(compare(before, redrawn)).toContain('a.md:1')
  })

  it('the hashes of a manifest, if they are those of the files', () => {
    const write = (text: string, sha256: string) => ({
      'a.html': `<script type="application/json" id="quire-page">{"build":"${text}"}</script>`,
      '.quire/manifest/1-of-1.json': `{"files":[{"path":"a.html","sha256":"${sha256}"}]}`,
    })
    const build = (text: string) => write(text, hash(write(text, '')['a.html'], 'hex'))
    const [before, after] = [build('d876e6846f8e'), build('0123456789ab')]
    expect(compare(before, after)).toEqual([])
    const wrong = write('0123456789ab', hash('', 'hex'))
    expect(compare(before, wrong)).toEqual(['.quire/manifest/1-of-1.json:4'])
  })
})

describe('what is reported', () => {
  it.each([
    ['a text', '<p class="Faq-item">Closed</p>'],
    ['a space in a text', '<p class="Faq-item"> Open</p>'],
    ['an attribute', '<p class="Faq-item" hidden>Open</p>'],
    ['a value', '<p class="Faq-items">Open</p>'],
    ['the style sheet of a class', '<p class="Form-item">Open</p>'],
    ['an added class', '<p class="Faq-item dark">Open</p>'],
    ['the name of an element', '<b class="Faq-item">Open</b>'],
    ['a comment of React', '<p class="Faq-item">Open<!-- --></p>'],
    ['an event handler', '<p class="Faq-item" onclick="go()">Open</p>'],
  ])('%s', (_, body) => {
    expect(comparePages({ body })).toEqual([expect.stringMatching(/^index\.html:/)])
  })

  it.each<[string, PageParts, PageParts]>([
    ['the order of nodes', { body: '<p>One</p><p>Two</p>' }, { body: '<p>Two</p><p>One</p>' }],
    [
      'the parent of a node',
      { body: '<div><p>One</p></div><i></i>' },
      { body: '<div></div><p>One</p><i></i>' },
    ],
    ['a declaration', {}, { style: '.Faq-item{color:blue}' }],
    ['the order of rules', { style: 'a{}b{}' }, { style: 'b{}a{}' }],
    ['the hash of a script that is not on the page', {}, { policy: "script-src 'sha256-abc='" }],
    ['a source in the policy', {}, { policy: `script-src 'sha256-${hash(BOOT, 'base64')}' *` }],
    [
      'the hash in the URL of a file of the site',
      {},
      { body: '<img src="/assets/a-00000000.svg">' },
    ],
    [
      'the hash in the URL of a script that does not exist',
      { body: '<a href="/assets/Faq-0000000.js">' },
      { body: '<a href="/assets/Faq-1111111.js">' },
    ],
  ])('%s', (_, before, after) => {
    expect(comparePages(after, before)).toEqual([expect.stringMatching(/^index\.html:/)])
  })

  it('the script of a page without data', () => {
    const write = (to: string) => ({ 'old.html': `<script>location="${to}"</script>` })
    expect(compare(write('/a'), write('/b'))).toEqual(['old.html:4'])
  })

  it('a hash that differs although the bytes are equal', () => {
    const names = (one: string) => [`assets/mark-${one}.svg:0`, `assets/site-${one}.json:0`]
    const write = (one: string) => ({
      [`assets/mark-${one}.svg`]: '<svg/>',
      [`assets/site-${one}.json`]: '{}',
    })
    const found = compare(write('a63ff9f2'), write('b7ff59e5'))
    expect(found.sort()).toEqual([...names('a63ff9f2'), ...names('b7ff59e5')].sort())
  })

  it('the bytes of a file that is neither text nor bundled', () => {
    expect(compare({ 'assets/a.png': 'one' }, { 'assets/a.png': 'two' })).toEqual([
      'assets/a.png:1',
    ])
    const script = 'assets/loader-3461accf.js'
    expect(compare({ [script]: 'one' }, { [script]: 'two' })).toEqual([`${script}:1`])
  })

  it('the content of a compressed file', () => {
    const write = (text: string) => ({ 'a.md': 'One', 'a.md.gz': gzipSync(text) })
    expect(compare(write('One'), write('Two'))).toEqual(['a.md.gz:1'])
  })

  it('a value, a property and their order in JSON', () => {
    const json = '{"one":1,"two":[1,2]}'
    for (const other of ['{"one":1,"two":[2,1]}', '{"two":[1,2],"one":1}', '{"one":1}']) {
      expect(compare({ '_data/a.json': json }, { '_data/a.json': other })).toHaveLength(1)
    }
  })

  it('a line of a text', () => {
    const feed = (title: string) => `<rss>\n<title>${title}</title>\n</rss>`
    expect(compare({ 'feed.xml': feed('One') }, { 'feed.xml': feed('Two') })).toEqual([
      'feed.xml:2',
    ])
  })

  it('files that are missing or added, bundled ones too', () => {
    const before = { 'a.html': '', 'assets/Faq-CK-ZNwh.js': '', 'assets/Faq-Cl-ZNwh.js': '' }
    expect(compare(before, { 'b.html': '', 'assets/Faq-0K-ZNwh.js': '' })).toEqual([
      'a.html:0',
      'assets/Faq-#.js:0',
      'b.html:0',
    ])
  })
})
