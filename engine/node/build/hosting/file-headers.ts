import mime from 'mime-types'
import { ASKED_AGAIN, CACHED_FOR_EVER } from './host'

/** The headers of a file that describe its type and caching. */
export interface FileHeaders {
  type: string
  cache: string
}

/**
 * The headers for a file in an output, given its path. They are for the preview and for hosts that
 * need headers per file, such as object storage. The content type is set where the extension does
 * not determine it.
 */
export function headersOf(path: string, type = mediaTypeOf(path)): FileHeaders {
  return { type, cache: isHashed(path) ? CACHED_FOR_EVER : ASKED_AGAIN }
}

/** Returns `true` if a path contains a hash of the content, so that the file never changes. */
export function isHashed(path: string): boolean {
  return path.startsWith('assets/')
}

/** The results are cached by extension. */
const known = new Map<string, string | false>()

function mediaTypeOf(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1)
  const ending = name.slice(name.lastIndexOf('.') + 1)
  const type = known.get(ending) ?? mime.contentType(ending)
  known.set(ending, type)
  if (type) return type
  // The type that nginx uses: verification files of other services often have no extension.
  return path.startsWith('.well-known/') ? 'text/plain; charset=utf-8' : 'application/octet-stream'
}
