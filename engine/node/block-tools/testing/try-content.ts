import type { Arbitrary } from 'fast-check'
import fc from 'fast-check'
import type { TestIssue } from './test-issue'
import { kindOf } from './test-issue'

type Block = { type: string }

export interface Trials {
  blocks: Arbitrary<Block>
  /** The number of blocks to try. */
  runs: number
  seed: number
  /** The time limit for finding and shrinking one issue, in milliseconds. */
  timeout: number
  /** The kinds of issues that are already known. New ones are added. */
  known: Set<string>
  /** Returns the check's issue of a block. Undefined if the block is valid. */
  refuse: (block: Block) => string | undefined
  /** Returns the issues of a valid block. */
  look: (block: Block) => Promise<TestIssue[]>
}

export interface Tried {
  /** Each with the smallest block that shows it. */
  shown: TestIssue[]
  /** The number of blocks that were tested. */
  runs: number
  /** The check's issue, if it refused too many blocks to continue. */
  refused?: string
}

/** Tests generated blocks, and repeats after each kind of issue, so that all kinds are found. */
export async function tryContent(trials: Trials): Promise<Tried> {
  const shown: TestIssue[] = []
  for (;;) {
    const { issue, details, refused } = await tryOnce(trials)
    const [block] = details.counterexample ?? []
    const isRefused = details.failed && block === undefined
    const tried = { shown, runs: details.numRuns, ...(isRefused && { refused }) }
    if (issue === undefined || block === undefined) return tried
    const { seed, counterexamplePath } = details
    shown.push({ ...issue, content: block, seed, path: counterexamplePath ?? '' })
    trials.known.add(kindOf(issue))
  }
}

async function tryOnce({ blocks, runs, seed, timeout, known, refuse, look }: Trials) {
  let issue: TestIssue | undefined
  let refused: string | undefined
  const isNew = (found: TestIssue) =>
    issue === undefined ? !known.has(kindOf(found)) : kindOf(found) === kindOf(issue)
  const property = fc.asyncProperty(blocks, async (block) => {
    const reason = refuse(block)
    refused = reason ?? refused
    fc.pre(reason === undefined)
    // After the first issue, only blocks with the same issue are shrunk.
    const found = (await look(block)).find(isNew)
    if (found === undefined) return
    issue = found
    throw new Error(found.message)
  })
  const details = await fc.check(property, {
    ...{ numRuns: runs, seed, maxSkipsPerRun: 20 },
    interruptAfterTimeLimit: timeout,
  })
  return { issue, details, refused }
}
