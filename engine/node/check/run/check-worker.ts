import Tinypool from 'tinypool'
import type { ThreadTask } from '../../util/thread-batches'
import { createFromSetup } from '../../util/thread-batches'
import type { StoredDigest } from '../facts/stored-digest'
import { createDigestWriter, listWords } from '../facts/stored-digest'
import type { PageFile } from '../files/check-page'
import { lookAtPage } from '../files/check-page'
import type { ReadFiles } from '../files/shared-files'
import { checkSharedFiles } from '../files/shared-files'
import type { ToldDocument } from '../files/validate-file'
import { createTools } from './check-tools'

/** What a thread is started with. */
export interface CheckData {
  /** The file with the checks of the schemas, where they are kept. */
  checks?: string
}

/** What a thread is given once. */
export interface CheckSetup {
  dir: string
  /** The files that are no pages. */
  read: ReadFiles
  /** Whether the JSON of the pages is wanted. */
  keepsSources: boolean
}

/** What a thread found out about some pages. */
export interface CheckedBatch {
  /** The JSON of `DigestsJson`, which is handed on in a fraction of the time that objects take. */
  digests: string
  /** The pages with errors, by their place among the others. */
  faulty: Map<number, ToldDocument>
  /** The JSON of the pages, one after the other; that of a page with errors is empty. */
  texts?: { bytes: Uint8Array; lengths: number[] }
}

export interface DigestsJson {
  /** What the digests name by numbers. */
  words: string[]
  /** In the order of the pages; none for a page with errors. */
  stored: (StoredDigest | null)[]
}

const { checks } = Tinypool.workerData as CheckData
const tools = createTools({ kept: checks })

const prepare = createFromSetup(({ dir, read, keepsSources }: CheckSetup) => {
  const { shared, composer, wordingOf } = checkSharedFiles(read, tools)
  const { templates } = read
  const check = { dir, tools, shared, composer, wordingOf, templates }
  return { check, keepsSources }
})

/** Checks a batch of pages by themselves. */
export function checkBatch(task: ThreadTask<PageFile>): CheckedBatch {
  const { check, keepsSources } = prepare(task)
  const faulty: CheckedBatch['faulty'] = new Map()
  const sources: Buffer[] = []
  const found = task.items.map((file, index) => {
    const { told, digested } = lookAtPage(file, check)
    if (!digested) faulty.set(index, told)
    if (keepsSources) sources.push(Buffer.from(digested?.source ?? ''))
    return digested?.digest
  })
  const words = listWords(found.flatMap((digest) => digest ?? []))
  const { writeFacts, writeReferences } = createDigestWriter(words)
  const json: DigestsJson = {
    words,
    stored: found.map((digest) => (digest ? [writeFacts(digest), writeReferences(digest)] : null)),
  }
  return { digests: JSON.stringify(json), faulty, ...(keepsSources && { texts: join(sources) }) }
}

function join(texts: Buffer[]): CheckedBatch['texts'] {
  return { bytes: Buffer.concat(texts), lengths: texts.map(({ length }) => length) }
}
