import type { XmlElement, XmlNode } from '@rgrove/parse-xml'
import { parseXml, XmlError } from '@rgrove/parse-xml'
import { validateUrl } from '../../core/addresses/urls'

export interface SvgFaults {
  /** Why it is no drawing. */
  broken?: string
  /** What runs, or asks for files elsewhere. */
  unsafe: string[]
}

/** Elements that run, or hold what does. */
const RUNNING = new Set(
  'script foreignobject iframe object embed audio video handler listener'.split(' '),
)
const ANIMATIONS = new Set(['animate', 'set', 'animatetransform'])
/** Pictures and fonts that are in the drawing itself. */
const DATA = /^data:([a-z0-9/.+-]{1,60});base64,/i
const WITHIN = /^(?:image\/(?:png|jpe?g|gif|webp|avif)|(?:application\/x-)?font[a-z0-9/.-]{0,40})$/i

function isWithin(address: string): boolean {
  return address.startsWith('#') || WITHIN.test(DATA.exec(address.slice(0, 100))?.[1] ?? '')
}

/**
 * What is wrong with a drawing. One that a page shows as a picture runs no scripts; one that is
 * opened by its own address does, as a part of the site.
 */
export function inspectSvg(text: string): SvgFaults {
  const options = {
    includeOffsets: true,
    preserveDocumentType: true,
    ignoreUndefinedEntities: true,
  }
  try {
    const { root, children } = parseXml(text, options)
    if (!root || localName(root) !== 'svg') return { broken: 'it has no <svg>', unsafe: [] }
    const lineOf = (node: XmlNode) => text.slice(0, node.start).split('\n').length
    return { unsafe: children.flatMap((node) => listUnsafe(node, lineOf)) }
  } catch (reason) {
    if (!(reason instanceof XmlError)) throw reason
    return { broken: `line ${reason.line} cannot be read`, unsafe: [] }
  }
}

type LineOf = (node: XmlNode) => number

function listUnsafe(node: XmlNode, lineOf: LineOf): string[] {
  const at = `(line ${lineOf(node)})`
  if (node.type === 'pi') {
    const { name } = node as XmlNode & { name: string }
    return name === 'xml-stylesheet' ? [`<?${name}?> ${at}`] : []
  }
  if (node.type === 'doctype') {
    const { internalSubset } = node as XmlNode & { internalSubset?: string | null }
    return internalSubset?.includes('<!ENTITY') ? [`the entities of its <!DOCTYPE> ${at}`] : []
  }
  if (node.type !== 'element') return []
  const element = node as XmlElement
  if (RUNNING.has(localName(element))) return [`<${element.name}> ${at}`]
  const own = Object.entries(element.attributes).filter(([name, value]) =>
    isUnsafe(localName(element), name.toLowerCase(), value),
  )
  const style = localName(element) === 'style' && asksElsewhere(element.text)
  return [
    ...own.map(([name]) => `${name} of <${element.name}> ${at}`),
    ...(style ? [`<${element.name}> with url() or @import ${at}`] : []),
    ...element.children.flatMap((child) => listUnsafe(child, lineOf)),
  ]
}

function isUnsafe(element: string, name: string, value: string): boolean {
  const local = name.replace(/^.*:/, '')
  if (name.startsWith('on')) return true
  if (local === 'href') {
    if (element === 'a') return validateUrl(value.trim()) !== undefined
    return !isWithin(value.trim())
  }
  if (local === 'src' || local === 'base') return true
  // What changes an address later brings in another one.
  if (ANIMATIONS.has(element) && local === 'attributename') return /href|^on/i.test(value)
  // What programs note for themselves has a prefix.
  return !name.includes(':') && asksElsewhere(value)
}

function asksElsewhere(css: string): boolean {
  // Between the end of a comment and the next one.
  const plain = css
    .split('/*')
    .map((part, index) => (index === 0 ? part : part.slice(part.indexOf('*/') + 2)))
    .join('')
  if (/@import|\\/i.test(plain)) return true
  return [...plain.matchAll(/url\(\s*["']?([^"')]*)/gi)].some(
    ([, target = '']) => !isWithin(target),
  )
}

function localName({ name }: XmlElement): string {
  return name.replace(/^.*:/, '').toLowerCase()
}
