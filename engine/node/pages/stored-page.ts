import type { PageDigest } from '../check/facts/page-digest'
import type { StoredDigest } from '../check/facts/stored-digest'
import { createDigestWriter, readDigest } from '../check/facts/stored-digest'
import type { RenderedPage } from './page-files'

/** A page in the cache of a build, which has a line of JSON for it. */
export interface StoredPage {
  file: string
  digest: PageDigest
  /** None where another part of the site has the page. */
  rendered?: RenderedPage
  /** What was found of it beside other pages. */
  findings?: string[]
}

type StoredLine = [
  file: string,
  digest: StoredDigest,
  findings: string[] | null,
  rendered?: RenderedPage,
]

/** Returns what writes lines by the words that they name by numbers. */
export function createLineWriter(words: string[]): (page: StoredPage) => string {
  const write = createDigestWriter(words)
  return ({ file, digest, rendered, findings = null }) => {
    const line: StoredLine = [file, write(digest), findings, rendered]
    return JSON.stringify(rendered ? line : line.slice(0, 3))
  }
}

/** Reads a line by the words that it was written with. */
export function readLine(line: string, words: string[]): StoredPage {
  const [file, digest, findings, rendered]: StoredLine = JSON.parse(line)
  return { file, digest: readDigest(digest, words), rendered, findings: findings ?? undefined }
}
