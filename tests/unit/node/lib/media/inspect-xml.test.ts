import { describe, expect, it } from 'vitest'
import { inspectSvg, inspectXml } from '../../../../../engine/node/lib/media/inspect-xml'
import { DRAWINGS } from '../../../../support/pictures/drawings'

const NS = 'xmlns="http://www.w3.org/2000/svg"'
const draw = (inside: string, attributes = '') =>
  `<svg ${NS} viewBox="0 0 24 24" ${attributes}>${inside}<path d="M2 2h20v20H2z"/></svg>`
const inspect = (text: string | Uint8Array) =>
  inspectSvg(typeof text === 'string' ? new TextEncoder().encode(text) : text)

describe('drawings as programs export them', () => {
  it.each(DRAWINGS)('pass: $program, with $name', ({ text }) => {
    expect(inspect(text)).toEqual({ unsafe: [] })
  })

  it('are forty', () => {
    expect(DRAWINGS).toHaveLength(40)
  })

  it('pass with CSS escapes', () => {
    const css = '.sm\\:a{fill:red}.b::before{content:"\\201C"}'
    expect(inspect(draw(`<style>${css}</style>`))).toEqual({ unsafe: [] })
  })
})

describe('a drawing with an embedded picture', () => {
  it.each([
    'data:image/png;base64,iVBORw0KGgo=',
    'data:image/png;charset=utf-8;base64,iVBORw0KGgo=',
    'DATA:image/jpeg;name=photo.jpg;charset=binary;base64,/9j/',
    'data:font/woff2;charset=utf-8;base64,d09GMg==',
  ])('passes: %s', (address) => {
    expect(inspect(draw(`<image href="${address}"/>`))).toEqual({ unsafe: [] })
    expect(inspect(draw(`<style>a{background:url(${address})}</style>`))).toEqual({ unsafe: [] })
  })
})

describe('a drawing that browsers do not draw', () => {
  it.each([
    [
      'without a namespace',
      '<svg viewBox="0 0 24 24"><path d="M2 2h20v20H2z"/></svg>',
      'its <svg> has no namespace',
      'Add xmlns="http://www.w3.org/2000/svg" to its <svg>.',
    ],
    [
      'with xlink:href without its namespace',
      draw('\n<use xlink:href="#a"/>'),
      'line 2 has the prefix "xlink" without its namespace',
      'Add xmlns:xlink="http://www.w3.org/1999/xlink" to its <svg>.',
    ],
    [
      'with a prefix of a program that is not declared',
      draw('<g inkscape:label="x"/>'),
      'line 1 has the prefix "inkscape" without its namespace',
      'Remove what begins with "inkscape:", or declare the prefix.',
    ],
    [
      'with an entity of HTML',
      draw('\n\n<title>A&nbsp;B</title>'),
      'line 3 has &nbsp;, which XML does not define',
      'Write the character itself.',
    ],
    ['that ends early', `<svg ${NS}><path d="`, 'line 1 cannot be read', 'Export it again.'],
    ['that is none', '<html/>', 'it has no <svg>', 'Export it again as SVG.'],
    [
      'with 50,000 levels',
      draw('<g>'.repeat(50_000) + '</g>'.repeat(50_000)),
      'line 1 is more than 256 levels deep',
      'Export it in a simpler form.',
    ],
    [
      'in another encoding',
      `<?xml version="1.0" encoding="ISO-8859-1"?>${draw('')}`,
      'it declares the encoding ISO-8859-1',
      'Save it in UTF-8.',
    ],
  ])('%s is explained', (_, text, message, hint) => {
    expect(inspect(text)).toEqual({ broken: { message, hint }, unsafe: [] })
  })

  it('in bytes that are not UTF-8 is explained', () => {
    const utf7 = `<?xml version="1.0" encoding="UTF-7"?>${draw('+ADw-script+AD4-')}`
    expect(inspect(utf7).broken?.message).toBe('it declares the encoding UTF-7')
    for (const bytes of [
      Buffer.from(draw('<title>é</title>'), 'latin1'),
      Buffer.from('\uFEFF<svg/>', 'utf16le'),
    ]) {
      expect(inspect(bytes).broken?.message).toBe('its encoding is not UTF-8')
    }
  })
})

const HTML = 'xmlns="http://www.w3.org/1999/xhtml"'
const HOSTILE = [
  '<script>1</script>',
  '<s:script xmlns:s="http://www.w3.org/2000/svg">1</s:script>',
  `<script ${HTML}>1</script>`,
  `<meta ${HTML} http-equiv="refresh" content="0;url=https://x.example"/>`,
  `<h:img xmlns:h="http://www.w3.org/1999/xhtml" srcset="https://x.example/a.png"/>`,
  `<metadata><q xmlns="urn:q"><script ${HTML}>1</script></q></metadata>`,
  `<foreignObject><div ${HTML} onclick="1"/></foreignObject>`,
  `<foreignObject><div ${HTML} style="background:url(https://x.example)"/></foreignObject>`,
  `<foreignObject><div ${HTML}><form action="https://x.example"/></div></foreignObject>`,
  `<foreignObject><font ${HTML} href="javascript:1"/></foreignObject>`,
  `<foreignObject><iframe ${HTML} src="https://x.example"/></foreignObject>`,
  '<math xmlns="http://www.w3.org/1998/Math/MathML" href="javascript:1"/>',
  '<ev:listener xmlns:ev="http://www.w3.org/2001/xml-events" event="load" handler="#h"/>',
  '<g onclick="1"/>',
  '<g ONLOAD="1"/>',
  '<a href="javascript:1"><path/></a>',
  '<a href="java&#115;cript:1"><path/></a>',
  '<a href=" &#9;javascript:1"><path/></a>',
  '<a xlink:href="javascript:1" xmlns:xlink="http://www.w3.org/1999/xlink"><path/></a>',
  '<a l:href="javascript:1" xmlns:l="http://www.w3.org/1999/xlink"><path/></a>',
  '<use href="https://x.example/a.svg#a"/>',
  '<use href="data:image/svg+xml;base64,PHN2Zy8+"/>',
  '<use href="data:image/svg+xml;charset=utf-8;base64,PHN2Zy8+"/>',
  '<image href="https://x.example/a.png"/>',
  '<image href="/a.png"/>',
  '<feImage href="https://x.example/a.png"/>',
  '<set attributeName="href" to="javascript:1"/>',
  '<animate attributeName="xlink:href" values="javascript:1"/>',
  '<animate attributeName="fill" values="url(https://x.example/#a)"/>',
  '<g xml:base="https://x.example/"/>',
  '<rect fill="url(https://x.example/a.svg#a)"/>',
  '<rect style="background:u\\72l(https://x.example)"/>',
  '<style>@import "https://x.example/a.css";</style>',
  '<style>@\\69mport "https://x.example/a.css";</style>',
  '<style>@im/**/port ""; a{background:url(https://x.example)}</style>',
  '<style>a{background:\\75 rl(https://x.example)}</style>',
  '<style>a{background:image-set("https://x.example/a.png" 1x)}</style>',
  '<style>a{background:-webkit-image-set(url(#a) 1x, "b.png" 2x)}</style>',
  '<style>a{background:src("https://x.example")}</style>',
  '<style><![CDATA[a{background:url(https://x.example)}]]></style>',
  '<style>a{}<g/>b{background:url(https://x.example)}</style>',
  '<?xml-stylesheet href="https://x.example/a.css"?>',
]

describe('a drawing that runs something, or loads files from elsewhere', () => {
  it.each(HOSTILE)('is refused: %s', (inside) => {
    const { broken, unsafe } = inspect(draw(inside))
    expect(broken).toBeUndefined()
    expect(unsafe).not.toEqual([])
  })

  it.each([
    '<!ATTLIST svg onload CDATA "alert(1)">',
    '<!ENTITY x "y">',
    '<!ENTITY % p SYSTEM "https://x.example/a.dtd"> %p;',
  ])('is refused for what its document type declares: %s', (subset) => {
    expect(inspect(`<!DOCTYPE svg [${subset}]>${draw('')}`)).toEqual({
      unsafe: ['the part of its <!DOCTYPE> in brackets (line 1)'],
    })
  })
})

describe('another XML file', () => {
  const inspect = (text: string) => inspectXml(new TextEncoder().encode(text))

  it.each([
    '<rates><rate currency="EUR">1.2</rate></rates>',
    '<feed xmlns="http://www.w3.org/2005/Atom"><title type="html">&lt;b&gt;A&lt;/b&gt;</title></feed>',
    '<map xmlns="urn:map"><script>not run: no browser knows it</script></map>',
  ])('passes: %s', (text) => {
    expect(inspect(text)).toEqual({ unsafe: [] })
  })

  it.each([
    `<rates><script ${HTML}>1</script></rates>`,
    `<html ${HTML}><body/></html>`,
    `<rates><svg ${NS} onload="1"/></rates>`,
    `<rates><s:script xmlns:s="http://www.w3.org/2000/svg">1</s:script></rates>`,
    '<?xml-stylesheet type="text/xsl" href="a.xsl"?><rates/>',
    '<!DOCTYPE rates [<!ENTITY x "y">]><rates/>',
  ])('is refused: %s', (text) => {
    expect(inspect(text).unsafe).toHaveLength(1)
  })

  it('that cannot be read is explained', () => {
    expect(inspect('<rates><rate></rates>').broken).toEqual({
      message: 'line 1 cannot be read',
      hint: 'Export it again.',
    })
  })
})
