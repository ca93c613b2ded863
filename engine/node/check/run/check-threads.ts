import type { TextStore } from '../../store/text-store'
import { partKept } from '../../store/text-store'
import { BATCH, runBatches } from '../../util/thread-batches'
import { keepWord } from '../facts/page-digest'
import { createDigestReader } from '../facts/stored-digest'
import type { PageFile, PageResult } from '../files/check-page'
import { buildResult } from '../files/check-page'
import type { CheckData, CheckedBatch, CheckSetup, DigestsJson } from './check-worker'
import type { OpenSite } from './open-site'

/** What threads are started with. */
export interface CheckThreads {
  /** The module that they run: see `check-worker.ts`. */
  worker: string
  /** The file with the checks of the schemas, where they are kept. */
  checks?: string
}

export interface ThreadsCheck extends Pick<OpenSite, 'dir' | 'read'>, CheckThreads {
  /** Where the JSON of the pages is to be kept. */
  sources?: TextStore
  /** Given each page with what was found. */
  add: (file: PageFile, result: PageResult) => void
}

/** Checks pages by themselves, in threads that know the files of the whole site. */
export async function checkInThreads(files: PageFile[], check: ThreadsCheck): Promise<void> {
  const { dir, read, worker, checks, sources } = check
  const data: CheckData = { checks }
  const setup: CheckSetup = { dir, read, keepsSources: sources !== undefined }
  const run = { worker, data, setup, name: 'checkBatch', count: files.length }
  await runBatches({ ...run, batches: listBatches(files) }, (batch, found: CheckedBatch) =>
    takeBatch(batch, found, check),
  )
}

function* listBatches(files: PageFile[]): Generator<PageFile[]> {
  for (let start = 0; start < files.length; start += BATCH) yield files.slice(start, start + BATCH)
}

function takeBatch(
  files: PageFile[],
  { digests, faulty, texts }: CheckedBatch,
  { sources, add }: ThreadsCheck,
): void {
  const { words: named, stored }: DigestsJson = JSON.parse(digests)
  const { readDigest, readReferences } = createDigestReader(named.map(keepWord))
  const kept = texts && sources?.keep(texts.bytes)
  const places = kept ? partKept(kept, texts.lengths) : []
  for (const [index, file] of files.entries()) {
    const found = faulty.get(index)
    if (found) {
      add(file, found)
      continue
    }
    const written = stored[index]
    if (!written) throw new Error(`Nothing is known of ${file.file}.`)
    const [facts, references] = written
    const digest = readDigest(facts, readReferences(references))
    add(file, buildResult(file, digest, places[index]))
  }
}
