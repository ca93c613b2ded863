import { hash } from 'node:crypto'

/** Names the content of a file. */
export function hashContent(bytes: Uint8Array | string | undefined): string {
  return bytes === undefined ? 'none' : hash('sha1', bytes)
}
