import mime from 'mime-types'
import { ASKED_AGAIN, CACHED_FOR_EVER } from './host'

/** The headers of a file that tell what it is and how long it is kept. */
export interface FileHeaders {
  type: string
  cache: string
}

/**
 * How a file of an output is served, by its path within it: by the preview, and where a host is
 * told for each file, such as object storage. The type is given where the ending does not tell it.
 */
export function headersOf(path: string, type = mediaTypeOf(path)): FileHeaders {
  return { type, cache: isHashed(path) ? CACHED_FOR_EVER : ASKED_AGAIN }
}

/** Whether a path has a hash of the content in it, so that what is there never changes. */
export function isHashed(path: string): boolean {
  return path.startsWith('assets/')
}

/** By ending, of which there are few. */
const known = new Map<string, string | false>()

function mediaTypeOf(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1)
  const ending = name.slice(name.lastIndexOf('.') + 1)
  const type = known.get(ending) ?? mime.contentType(ending)
  known.set(ending, type)
  if (type) return type
  // As on nginx: what proves something to a service has often a name without an ending.
  return path.startsWith('.well-known/') ? 'text/plain; charset=utf-8' : 'application/octet-stream'
}
