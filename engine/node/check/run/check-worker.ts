import Tinypool from 'tinypool'
import type { SourcePage } from '../../sources/files/site-files'
import type { CheckedPage } from '../files/check-page'
import { lookAtPage } from '../files/check-page'
import type { ReadFiles } from '../files/shared-files'
import { checkSharedFiles } from '../files/shared-files'
import { createTools } from './check-tools'

/** What a thread is started with. */
export interface CheckData {
  /** The file with the checks of the schemas, where they are kept. */
  checks?: string
  dir: string
  /** The files that are no pages. */
  read: ReadFiles
  /** Whether the JSON of the pages is wanted. */
  keepsSources: boolean
}

/** What a thread found out about some pages. */
export interface CheckedBatch {
  /**
   * The JSON of the pages' summaries, with null for a page with errors. It is handed on in a fraction
   * of the time that objects take.
   */
  summaries: string
  /** The pages with errors, by their place among the others. */
  withErrors: Map<number, CheckedPage>
  /** The JSON of the pages, empty for a page with errors. */
  sources?: Uint8Array[]
}

const { checks, dir, read, keepsSources } = Tinypool.workerData as CheckData
const tools = createTools({ kept: checks })
const { shared, composer, wordingOf } = checkSharedFiles(read, tools)
const check = { dir, tools, shared, composer, wordingOf, templates: read.templates }

const NO_BYTES = new Uint8Array()

/** Checks a batch of pages by themselves. */
export function checkBatch(files: SourcePage[]): CheckedBatch {
  const withErrors: CheckedBatch['withErrors'] = new Map()
  const found = files.map((file) => lookAtPage(file, check))
  for (const [index, { page }] of found.entries()) {
    if (page) withErrors.set(index, page)
  }
  return {
    summaries: JSON.stringify(found.map(({ summary }) => summary ?? null)),
    withErrors,
    ...(keepsSources && { sources: found.map(({ json }) => json ?? NO_BYTES) }),
  }
}
