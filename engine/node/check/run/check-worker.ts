import Tinypool from 'tinypool'
import type { SourcePage } from '../../sources/files/site-files'
import type { CheckedPage } from '../files/check-page'
import { lookAtPage } from '../files/check-page'
import type { ReadFiles } from '../files/shared-files'
import { checkSharedFiles } from '../files/shared-files'
import { createTools } from './check-tools'

/** The start data of a thread. */
export interface CheckData {
  /** The cache file for the compiled validators. */
  checks?: string
  dir: string
  /** The files that are not pages. */
  read: ReadFiles
  /** If `true`, the pages' JSON is returned. */
  keepsSources: boolean
}

/** A thread's results for a batch of pages. */
export interface CheckedBatch {
  /**
   * The summaries as JSON, with `null` for a page with errors. Posting a string takes a fraction of
   * the time needed for objects.
   */
  summaries: string
  /** The pages with errors, by their index in the batch. */
  withErrors: Map<number, CheckedPage>
  /** The pages' JSON. Empty for a page with errors. */
  sources?: Uint8Array[]
}

const { checks, dir, read, keepsSources } = Tinypool.workerData as CheckData
const tools = createTools({ kept: checks })
const { shared, composer, wordingOf } = checkSharedFiles(read, tools)
const check = { dir, tools, shared, composer, wordingOf, templates: read.templates }

const NO_BYTES = new Uint8Array()

/** Checks a batch of pages, without the rules about the whole site. */
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
