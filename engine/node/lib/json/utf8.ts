import type { Place } from '../problems/problem'
import { resolvePlace } from './text-place'

const decoder = new TextDecoder('utf-8', { fatal: true })

/** The message for bytes that are not text. */
export const NOT_UTF8 = 'This is not UTF-8 text.'

/** The text without its byte order mark, or the location of the first byte that is not UTF-8. */
export function decodeUtf8(bytes: Uint8Array): { text: string } | { place: Place } {
  try {
    return { text: decoder.decode(bytes) }
  } catch {
    return { place: findWrongByte(bytes) }
  }
}

function findWrongByte(bytes: Uint8Array): Place {
  const source = Buffer.from(bytes)
  // Lenient decoding replaces invalid bytes.
  const lenient = Buffer.from(source.toString('utf8'))
  const offset = source.findIndex((byte, index) => byte !== lenient[index])
  const text = source
    .subarray(0, offset)
    .toString('utf8')
    .replace(/^\uFEFF/, '')
  return { ...resolvePlace(text, text.length, 1), length: 1 }
}
