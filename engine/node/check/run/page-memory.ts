import { hashContent } from '../../util/hash-content'
import type { PageDigest } from '../facts/page-digest'

/** What is known of pages from an earlier check. */
export interface PageMemory {
  /** Names the state of a file, without reading it where that can be had. */
  versionOf: (path: string, read: () => Uint8Array | undefined) => string
  /** What was kept of a page of that version. */
  recall: (file: string, version: string) => PageDigest | undefined
}

/** Remembers nothing: every page is looked at. */
export const NO_MEMORY: PageMemory = {
  versionOf: (_path, read) => hashContent(read()),
  recall: () => undefined,
}
