/** Small placeholder files for those of examples. */

import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { projectRoot } from '../../lib/files/project-root'

const ROWS = 'Name,Price\nReader card,0\nCopy of a page,0.40\n'
/** An empty archive: https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT (4.3.16) */
const EMPTY_ARCHIVE = Buffer.from(`504b0506${'00'.repeat(18)}`, 'hex')

const CAPTIONS = 'WEBVTT\n\n00:00.000 --> 00:01.000\nA square crosses the picture.\n'

const MAKERS: Record<string, () => string | Uint8Array> = {
  '.csv': () => ROWS,
  '.txt': () => 'A sample.\n',
  '.pdf': drawPaper,
  '.zip': () => EMPTY_ARCHIVE,
  '.xlsx': () => EMPTY_ARCHIVE,
  '.docx': () => EMPTY_ARCHIVE,
  '.webm': () => readFileSync(join(projectRoot, 'engine/node/block-tools/catalogue/sample.webm')),
  '.vtt': () => CAPTIONS,
}

/** A placeholder for a file of an example. Undefined for types without one. */
export function buildSampleFile(path: string): string | Uint8Array | undefined {
  return MAKERS[extname(path).toLowerCase()]?.()
}

const PARTS = [
  '<</Type/Catalog/Pages 2 0 R>>',
  '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>',
]

/** An empty page: ISO 32000-1, 7.5. */
function drawPaper(): string {
  let text = '%PDF-1.4\n'
  const places = PARTS.map((part, index) => {
    const place = text.length
    text += `${index + 1} 0 obj${part}endobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const size = PARTS.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`
  return `${text}${table}trailer<</Size ${size}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`
}
