import type { PageDigest } from '../facts/page-digest'

/** What was kept of a page when it was last checked, by the path of its file within the site. */
export type PageMemory = (file: string) => PageDigest | undefined

/** Remembers nothing: every page is looked at. */
export const NO_MEMORY: PageMemory = () => undefined
