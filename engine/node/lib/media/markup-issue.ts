/** Issues with files in which browsers execute scripts: SVG, web pages and other XML. */
import mime from 'mime-types'
import type { AssetIssue } from './asset-issue'
import { inspectSvg, inspectXml, type XmlInspection } from './inspect-xml'

const WEB_PAGE: AssetIssue = {
  rule: 'unsafe-file',
  message: 'is a web page, whose scripts could do anything that the site can do',
  hint: 'Save it as PDF, write it as a page of the site, or put it into the "public" folder if you trust it.',
}

/**
 * The issue with a file that browsers may show as a document, based on its extension's media type.
 */
export function findMarkupIssue(path: string, read: () => Uint8Array): AssetIssue | undefined {
  const type = mime.lookup(path) || ''
  if (type === 'text/html' || type === 'application/xhtml+xml') return WEB_PAGE
  if (type === 'image/svg+xml') return findSvgIssue(read())
  // https://mimesniff.spec.whatwg.org/#xml-mime-type
  return /[/+]xml$/.test(type) ? explain(inspectXml(read()), 'XML') : undefined
}

export function findSvgIssue(bytes: Uint8Array): AssetIssue | undefined {
  return explain(inspectSvg(bytes), 'SVG')
}

function explain({ broken, unsafe }: XmlInspection, kind: 'SVG' | 'XML'): AssetIssue | undefined {
  if (broken) {
    const message = `is not a valid ${kind}: ${broken.message}`
    return { rule: 'broken-asset', message, hint: broken.hint }
  }
  if (unsafe.length === 0) return undefined
  const [first, ...others] = unsafe
  const more = others.length > 3 ? [...others.slice(0, 3), `${others.length - 3} more`] : others
  const list = [first, ...more].join(', ')
  const hint = `Remove ${list}, or export it again as plain ${kind}.`
  return { rule: 'unsafe-file', message: 'can run scripts or load files from elsewhere', hint }
}
