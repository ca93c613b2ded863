/** What is wrong with files in which browsers run scripts: drawings, web pages and other XML. */
import mime from 'mime-types'
import type { AssetFault } from './asset-fault'
import { inspectSvg, inspectXml, type XmlFaults } from './inspect-xml'

const WEB_PAGE: AssetFault = {
  isUnsafe: true,
  message: 'is a web page, whose scripts could do anything that the site can do',
  hint: 'Save it as PDF, write it as a page of the site, or put it into the folder "public" if you trust it.',
}

/** The fault of a file that browsers may show as a document, by the media type of its ending. */
export function findMarkupFault(path: string, read: () => Uint8Array): AssetFault | undefined {
  const type = mime.lookup(path) || ''
  if (type === 'text/html' || type === 'application/xhtml+xml') return WEB_PAGE
  if (type === 'image/svg+xml') return findSvgFault(read())
  // https://mimesniff.spec.whatwg.org/#xml-mime-type
  return /[/+]xml$/.test(type) ? explain(inspectXml(read()), 'XML') : undefined
}

export function findSvgFault(bytes: Uint8Array): AssetFault | undefined {
  return explain(inspectSvg(bytes), 'SVG')
}

function explain({ broken, unsafe }: XmlFaults, kind: 'SVG' | 'XML'): AssetFault | undefined {
  if (broken) {
    const message = `is not a valid ${kind}: ${broken.message}`
    return { isUnsafe: false, message, hint: broken.hint }
  }
  if (unsafe.length === 0) return undefined
  const [first, ...others] = unsafe
  const more = others.length > 3 ? [...others.slice(0, 3), `${others.length - 3} more`] : others
  const list = [first, ...more].join(', ')
  const hint = `Remove ${list}, or export it again as plain ${kind}.`
  return { isUnsafe: true, message: 'can run scripts or load files from elsewhere', hint }
}
