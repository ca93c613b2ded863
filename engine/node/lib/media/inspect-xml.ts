import { SaxesParser, type SaxesTagNS } from 'saxes'
import { validateUrl } from '../../../core/addresses/urls'
import type { IssueText } from '../problems/problem'
import { asksElsewhere, isWithin } from './svg-css'

export interface XmlInspection {
  /** The reason why browsers cannot parse the file, and what to do. */
  broken?: IssueText
  /** Elements and attributes that run scripts or load other files. */
  unsafe: string[]
}

const SVG = 'http://www.w3.org/2000/svg'
const XLINK = 'http://www.w3.org/1999/xlink'
const XML = 'http://www.w3.org/XML/1998/namespace'
const XHTML = 'http://www.w3.org/1999/xhtml'
/** Namespaces whose elements run scripts or load files in a browser, anywhere in a document. */
const LIVE = new Set([
  XHTML,
  'http://www.w3.org/1998/Math/MathML',
  'http://www.w3.org/2001/xml-events',
])
/** XHTML elements for text and blurred backgrounds, as Figma and draw.io export them. */
const PLAIN = new Set('div span p br b i u em strong font sub sup'.split(' '))
const PLAIN_ATTRIBUTES = new Set('style class id lang dir align color face size'.split(' '))
/** SVG elements that run scripts or contain them. */
const RUNNING = new Set('script iframe object embed audio video handler listener'.split(' '))
const ANIMATIONS = new Set(['animate', 'set', 'animatetransform'])
/** The maximum depth of elements. Browsers render only a few hundred levels. */
const MAX_DEPTH = 256

/** Ends the inspection of a file that browsers cannot parse, or whose rest cannot be judged. */
class Stop extends Error {
  override name = 'Stop'
}

/**
 * Inspects an SVG. As a picture in a page it runs no scripts, but opened at its own URL it does, as
 * part of the site. Elements and attributes of other programs, such as Inkscape, do nothing in
 * browsers, and are allowed.
 */
export function inspectSvg(bytes: Uint8Array): XmlInspection {
  return inspect(bytes, { isSvg: true })
}

/** Inspects another XML file. When it is opened, browsers run the scripts and SVG in it. */
export function inspectXml(bytes: Uint8Array): XmlInspection {
  return inspect(bytes, { isSvg: false })
}

function inspect(bytes: Uint8Array, { isSvg }: { isSvg: boolean }): XmlInspection {
  const found: XmlInspection = { unsafe: [] }
  try {
    parse(decodeUtf8(bytes, found), { found, isSvg })
  } catch (reason) {
    if (!(reason instanceof Stop)) throw reason
  }
  return found
}

function decodeUtf8(bytes: Uint8Array, found: XmlInspection): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return stop(found, 'its encoding is not UTF-8', 'Save it in UTF-8.')
  }
}

function stop(found: XmlInspection, message: string, hint: string): never {
  found.broken = { message, hint }
  throw new Stop()
}

function parse(text: string, { found, isSvg }: { found: XmlInspection; isSvg: boolean }): void {
  const parser = new SaxesParser({ xmlns: true })
  /** The offset of the current tag. */
  let line = 1
  let depth = 0
  /** The depth of an element that is rejected with its content. */
  let refused: number | undefined
  let style: { name: string; line: number; depth: number; css: string } | undefined
  const add = (what: string, at = line) => found.unsafe.push(`${what} (line ${at})`)
  const addCss = (css: string) => {
    if (style) style.css += css
  }

  parser.on('error', ({ message }) => explainError(message, { line: parser.line, text }, found))
  parser.on('xmldecl', ({ encoding = 'utf-8' }) => {
    if (encoding.toLowerCase() === 'utf-8') return
    stop(found, `it declares the encoding ${encoding}`, 'Save it in UTF-8.')
  })
  parser.on('doctype', (doctype) => {
    if (!doctype.includes('[')) return
    // It may define attributes and entities, which change the meaning of the rest.
    add('the part of its <!DOCTYPE> in brackets', parser.line)
    throw new Stop()
  })
  parser.on('processinginstruction', ({ target }) => {
    if (target === 'xml-stylesheet') add(`<?${target}?>`, parser.line)
  })
  parser.on('opentagstart', () => {
    line = parser.line
  })
  parser.on('opentag', (tag) => {
    depth += 1
    if (depth === 1 && isSvg) checkRoot(tag, found)
    if (depth > MAX_DEPTH) {
      stop(
        found,
        `line ${line} is more than ${MAX_DEPTH} levels deep`,
        'Export it in a simpler form.',
      )
    }
    if (refused !== undefined) return
    if (isRunning(tag)) {
      add(`<${tag.name}>`)
      refused = depth
    } else for (const what of listUnsafe(tag)) add(what)
    if (tag.uri === SVG && tag.local === 'style') style = { name: tag.name, line, depth, css: '' }
  })
  parser.on('text', addCss)
  parser.on('cdata', addCss)
  parser.on('closetag', () => {
    if (style?.depth === depth) {
      if (asksElsewhere(style.css)) add(`<${style.name}> with url() or @import`, style.line)
      style = undefined
    }
    if (refused === depth) refused = undefined
    depth -= 1
  })
  parser.write(text).close()
}

function checkRoot({ local, uri }: SaxesTagNS, found: XmlInspection): void {
  if (local.toLowerCase() !== 'svg') stop(found, 'it has no <svg>', 'Export it again as SVG.')
  if (uri !== SVG) {
    stop(found, 'its <svg> has no namespace', `Add xmlns="${SVG}" to its <svg>.`)
  }
}

/** The predefined entities of XML: https://www.w3.org/TR/xml/#sec-predefined-ent */
const ENTITIES = new Set(['&amp;', '&lt;', '&gt;', '&quot;', '&apos;'])

/** Explains a parser error. Its message starts with the location. */
function explainError(
  message: string,
  { line, text }: { line: number; text: string },
  found: XmlInspection,
): never {
  if (message.includes('undefined entity')) {
    const used = text.split('\n')[line - 1]?.match(/&[a-z]\w*;/gi) ?? []
    const entity = used.find((name) => !ENTITIES.has(name)) ?? 'an entity'
    const what = `line ${line} has ${entity}, which XML does not define`
    return stop(found, what, 'Write the character itself.')
  }
  const [, prefix] = /unbound namespace prefix: "([^"]+)"/i.exec(message) ?? []
  if (!prefix) return stop(found, `line ${line} cannot be read`, 'Export it again.')
  const hint =
    prefix === 'xlink'
      ? `Add xmlns:xlink="${XLINK}" to its <svg>.`
      : `Remove what begins with "${prefix}:", or declare the prefix.`
  return stop(found, `line ${line} has the prefix "${prefix}" without its namespace`, hint)
}

function isRunning({ local, uri }: SaxesTagNS): boolean {
  if (uri === XHTML && PLAIN.has(local)) return false
  return LIVE.has(uri) || (uri === SVG && RUNNING.has(local.toLowerCase()))
}

function listUnsafe({ name, local, uri, attributes }: SaxesTagNS): string[] {
  if (uri !== SVG && uri !== XHTML) return []
  const element = local.toLowerCase()
  return Object.values(attributes)
    .filter(({ uri }) => uri === '' || uri === XLINK || uri === XML)
    .filter(({ local, value }) => {
      const isKnown = uri === SVG || PLAIN_ATTRIBUTES.has(local)
      return !isKnown || isUnsafe(element, local.toLowerCase(), value)
    })
    .map((attribute) => `${attribute.name} of <${name}>`)
}

function isUnsafe(element: string, name: string, value: string): boolean {
  if (name.startsWith('on')) return true
  if (name === 'href') {
    if (element === 'a') return validateUrl(value.trim()) !== undefined
    return !isWithin(value.trim())
  }
  if (name === 'src' || name === 'base') return true
  // An animation of a URL can replace it with another one.
  if (ANIMATIONS.has(element) && name === 'attributename') return /href|^on/i.test(value)
  return asksElsewhere(value)
}
