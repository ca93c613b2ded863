import type { FileStamp } from '../../util/file-stamp'
import { hashContent } from '../../util/hash-content'
import type { PageDigest } from '../facts/page-digest'

/** The state of a file. */
export interface FileVersion {
  /** Differs whenever the content of the file differs. */
  version: string
  /** By which the next check knows the file without reading it, where that can be had. */
  stamp?: FileStamp
}

/** What is known of pages from an earlier check. */
export interface PageMemory {
  /** The state of a page's file, which is at `path`; it is read only where need be. */
  versionOf: (file: string, path: string, read: () => Uint8Array | undefined) => FileVersion
  /** What was kept of a page of that state. */
  recall: (file: string, version: FileVersion) => PageDigest | undefined
}

/** Remembers nothing: every page is looked at. */
export const NO_MEMORY: PageMemory = {
  versionOf: (_file, _path, read) => ({ version: hashContent(read()) }),
  recall: () => undefined,
}
