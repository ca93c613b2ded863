/** Something that is left to React. */
export class NotPlain extends Error {}

/** Attributes that React writes under these names where the value is a string or a number. */
const NAMES: Record<string, string> = {
  className: 'class',
  tabIndex: 'tabindex',
  htmlFor: 'for',
  strokeWidth: 'stroke-width',
  strokeLinecap: 'stroke-linecap',
  strokeLinejoin: 'stroke-linejoin',
  strokeDasharray: 'stroke-dasharray',
  fillRule: 'fill-rule',
  clipRule: 'clip-rule',
  colSpan: 'colSpan',
  dateTime: 'dateTime',
}
for (const name of [
  ...['id', 'role', 'type', 'title', 'lang', 'dir', 'rel', 'target', 'width', 'height', 'viewBox'],
  ...['fill', 'stroke', 'd', 'cx', 'cy', 'r', 'rx', 'ry', 'x', 'y', 'x1', 'x2', 'y1', 'y2'],
  ...['points', 'transform', 'opacity', 'scope', 'hrefLang'],
  ...['alt', 'srcSet', 'sizes', 'loading', 'decoding', 'fetchPriority'],
]) {
  NAMES[name] = name
}

/** What says something to React alone. */
const SILENT = new Set(['children', 'ref', 'suppressHydrationWarning'])
/** Addresses of which React changes nothing. */
const USUAL_ADDRESS = /^(?:[/#?]|https?:|mailto:|tel:)/
/** Names that React writes as they are, with any value but a function. */
const FREE_NAME = /^(?:data|aria)-[a-z][a-z0-9-]*$/

const names = new Map(Object.entries(NAMES))
/** Names that need not be looked at again. */
const free = new Set<string>()

/**
 * The attributes of an element, as React writes them.
 * @throws {NotPlain} where one of them is none of the usual ones.
 */
export function renderAttributes(props: Record<string, unknown>): string {
  let html = ''
  for (const name in props) {
    const value = props[name]
    if (value === undefined || value === null || SILENT.has(name)) continue
    html += renderAttribute(name, value)
  }
  return html
}

function renderAttribute(name: string, value: unknown): string {
  const known = names.get(name)
  const isFree = known === undefined && isFreeName(name)
  if (known !== undefined || isFree) {
    if (typeof value === 'string') return ` ${known ?? name}="${escapeText(value)}"`
    if (typeof value === 'number' || (isFree && typeof value === 'boolean')) {
      return ` ${known ?? name}="${value}"`
    }
  } else if (name === 'hidden' && typeof value === 'boolean') {
    return value ? ' hidden=""' : ''
  } else if (name === 'href' || name === 'src') {
    if (typeof value === 'string' && USUAL_ADDRESS.test(value)) {
      return ` ${name}="${escapeText(value)}"`
    }
  } else if (name === 'start') {
    // React leaves out what is no number.
    if (typeof value === 'number' && !Number.isNaN(value)) return ` start="${value}"`
  } else if (name === 'style') {
    if (typeof value === 'object') return renderStyle(value as Record<string, unknown>)
  } else if (/^on[A-Z]/.test(name) && typeof value === 'function') {
    return ''
  }
  throw new NotPlain(`the attribute "${name}"`)
}

function isFreeName(name: string): boolean {
  if (free.has(name)) return true
  if (!FREE_NAME.test(name)) return false
  free.add(name)
  return true
}

/** Custom properties, and texts as the values of others. */
function renderStyle(style: Record<string, unknown>): string {
  const parts: string[] = []
  for (const [name, value] of Object.entries(style)) {
    if (value === undefined || value === null || value === '') continue
    const isCustom = name.startsWith('--')
    const isText = typeof value === 'string' || (isCustom && typeof value === 'number')
    if (!isText || !/^(?:--[a-z-]+|[a-z][A-Za-z]*)$/.test(name) || name.startsWith('ms')) {
      throw new NotPlain(`the style "${name}"`)
    }
    const written = isCustom ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    parts.push(`${written}:${escapeText(String(value).trim())}`)
  }
  return parts.length > 0 ? ` style="${parts.join(';')}"` : ''
}

const ESCAPES: Record<string, string> = {
  '"': '&quot;',
  '&': '&amp;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
}
const ESCAPED = /["&'<>]/

/** A text as React writes it, within elements and attributes. */
export function escapeText(text: string): string {
  if (!ESCAPED.test(text)) return text
  return text.replace(/["&'<>]/g, (character) => ESCAPES[character] ?? character)
}
