import { hash } from 'node:crypto'

/** Names the content of a file. */
export function hashContent(bytes: Uint8Array | string | undefined): string {
  return bytes === undefined ? 'none' : hash('sha1', bytes)
}

/** Names the content of a file for whoever compares it later, as `sha256sum` does. */
export function hashFile(content: Uint8Array | string): string {
  return hash('sha256', content)
}
