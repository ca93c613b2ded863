import { runBatches } from '../../lib/processes/thread-batches'
import type { Store } from '../../lib/store/store'
import type { SourcePage } from '../../sources/files/site-files'
import type { PageSummary } from '../facts/page-summary'
import type { CheckedPage } from '../files/check-page'
import { storePage } from '../files/check-page'
import type { CheckData, CheckedBatch } from './check-worker'
import type { OpenSite } from './open-site'

/** The threads' start data. */
export interface CheckThreads {
  /** The threads' module: see `check-worker.ts`. */
  worker: string
  /** The cache file for the compiled validators. */
  checks?: string
}

export interface ThreadsCheck extends Pick<OpenSite, 'dir' | 'read'>, CheckThreads {
  /** The store for the pages' JSON. */
  sources?: Store
  /** Called with each page and its issues. */
  add: (file: SourcePage, result: CheckedPage) => void
}

/**
 * Checks pages in threads that have the shared files. The rules about the whole site are not
 * applied.
 */
export async function checkInThreads(files: SourcePage[], check: ThreadsCheck): Promise<void> {
  const { dir, read, worker, checks, sources } = check
  const data: CheckData = { checks, dir, read, keepsSources: sources !== undefined }
  const run = { worker, data, name: 'checkBatch', items: files }
  await runBatches({ ...run, describe: (file) => file }, (batch, found: CheckedBatch) =>
    takeBatch(batch, found, check),
  )
}

function takeBatch(
  files: SourcePage[],
  { summaries, withErrors, sources: texts }: CheckedBatch,
  { sources, add }: ThreadsCheck,
): void {
  const found: (PageSummary | null)[] = JSON.parse(summaries)
  for (const [index, file] of files.entries()) {
    const summary = found[index]
    const result = summary
      ? storePage(file, { summary, json: texts?.[index] }, sources)
      : withErrors.get(index)
    if (!result) throw new Error(`Internal error: no result for ${file.file}.`)
    add(file, result)
  }
}
