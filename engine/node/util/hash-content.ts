import { hash } from 'node:crypto'
import type { PageMemory } from '../check/run/check-page'

/** Names the content of a file. */
export function hashContent(bytes: Uint8Array | string | undefined): string {
  return bytes === undefined ? 'none' : hash('sha1', bytes)
}

/** Remembers nothing: every page is looked at. */
export const NO_MEMORY: PageMemory = {
  versionOf: (_path, read) => hashContent(read()),
  recall: () => undefined,
}
