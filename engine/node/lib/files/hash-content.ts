import { hash } from 'node:crypto'

/** A short hash of a file's content. */
export function hashContent(bytes: Uint8Array | string | undefined): string {
  return bytes === undefined ? 'none' : hash('sha1', bytes)
}

/** The SHA-256 hash of a file's content, as printed by `sha256sum`. */
export function hashFile(content: Uint8Array | string): string {
  return hash('sha256', content)
}
