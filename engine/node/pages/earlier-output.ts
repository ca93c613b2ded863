import type { Site } from '../check/run/site'
import type { RenderedPage } from './page-files'

/** The output of the build before, as far as it is known. */
export interface EarlierOutput {
  outDir: string
  /** The files of pages, by address. */
  rendered: Map<string, RenderedPage>
  indexes: WrittenIndexes
  /** Whether its pages had these heads, for certain. */
  hasSameHeads: (site: ComparedSite) => boolean
}

type ComparedSite = Pick<Site, 'pages' | 'sharedVersion'> & { year: number }

/** The search indexes in pieces, by their paths; one in a single file is not among them. */
export type WrittenIndexes = Map<string, WrittenIndex>

export interface WrittenIndex {
  /** The setting by which it is in pieces. */
  splitAbove: number
  pieces: [path: string, size: number, changed: number][]
}
