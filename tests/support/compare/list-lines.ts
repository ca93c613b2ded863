import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { hashFile } from '../../../engine/node/lib/files/hash-content'
import { listJsonLines } from './list-json-lines'
import { listNodes } from './list-nodes'
import { isBundled } from './normalise'
import type { Output } from './outputs'

const TEXT = /^\.quire\/|\.(?:xml|txt|md|webmanifest)$/
/** The names of lists that contain all files with their hashes. */
const FILE_LIST = /^\.quire\/(?:output\.json|manifest\/)/
const MANIFEST_HASH = /"path":"([^"]+)","sha256":"([0-9a-f]{64})"/g
const MANIFEST_SOURCE = /"source":"[0-9a-f]{64}"/

/** Lists the parts of an output file that must equal those of its counterpart. */
export function listLines(file: string, output: Output): string[] {
  const bytes = output.files.get(file) ?? Buffer.of()
  const name = file.replace(/\.(?:br|gz)$/, '')
  if (isBundled(name)) return []
  if (file.endsWith('.br')) return listContent(name, brotliDecompressSync(bytes), output)
  if (file.endsWith('.gz')) return listContent(name, gunzipSync(bytes), output)
  return listContent(name, bytes, output)
}

function listContent(file: string, bytes: Buffer, output: Output): string[] {
  const normalise = () => output.normaliser.normaliseText(bytes.toString())
  if (FILE_LIST.test(file)) return listFileList(bytes.toString(), output)
  if (file.endsWith('.html')) return listNodes(normalise())
  if (file.endsWith('.json')) return listJsonLines(normalise())
  if (TEXT.test(file)) return normalise().split('\n')
  return [`sha256 ${hashFile(bytes)}`]
}

/**
 * Removes only correct hashes from the listing of a manifest, so that wrong hashes remain visible.
 */
function listFileList(text: string, { files, normaliser }: Output): string[] {
  const withoutHashes = text
    .replace(MANIFEST_SOURCE, '"source":"#"')
    .replace(MANIFEST_HASH, (entry, path: string, sha256) =>
      hashFile(files.get(path) ?? Buffer.of()) === sha256 ? `"path":"${path}","sha256":"#"` : entry,
    )
  const list = JSON.parse(normaliser.normaliseText(withoutHashes))
  const sorted = list.files.map((entry: unknown) => JSON.stringify(entry)).sort()
  return [...listJsonLines(JSON.stringify({ ...list, files: [] })), ...sorted]
}
