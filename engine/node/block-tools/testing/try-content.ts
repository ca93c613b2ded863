import type { Arbitrary } from 'fast-check'
import fc from 'fast-check'
import type { TestIssue } from './test-issue'
import { kindOf } from './test-issue'

type Block = { type: string }

export interface Trials {
  blocks: Arbitrary<Block>
  /** How many of them are tried. */
  runs: number
  seed: number
  /** How long one issue may be looked for and made smaller, in milliseconds. */
  patience: number
  /** The kinds of issue that are known already; it gets those that are found. */
  known: Set<string>
  /** Why the check refuses a block; undefined for one that it accepts. */
  refuse: (block: Block) => string | undefined
  /** What is wrong with a block that the check accepts. */
  look: (block: Block) => Promise<TestIssue[]>
}

export interface Tried {
  /** Each with the smallest block that shows it. */
  shown: TestIssue[]
  /** How many blocks were looked at. */
  runs: number
  /** Why the check refuses so many that the trial ended. */
  refused?: string
}

/** Looks at made-up blocks, once more after each kind of issue, so that all kinds are found. */
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

async function tryOnce({ blocks, runs, seed, patience, known, refuse, look }: Trials) {
  let issue: TestIssue | undefined
  let refused: string | undefined
  const isNew = (found: TestIssue) =>
    issue === undefined ? !known.has(kindOf(found)) : kindOf(found) === kindOf(issue)
  const property = fc.asyncProperty(blocks, async (block) => {
    const reason = refuse(block)
    refused = reason ?? refused
    fc.pre(reason === undefined)
    // Once there is an issue, what is made smaller is what shows the same.
    const found = (await look(block)).find(isNew)
    if (found === undefined) return
    issue = found
    throw new Error(found.message)
  })
  const details = await fc.check(property, {
    ...{ numRuns: runs, seed, maxSkipsPerRun: 20 },
    interruptAfterTimeLimit: patience,
  })
  return { issue, details, refused }
}
