import type { Arbitrary } from 'fast-check'
import fc from 'fast-check'
import type { Fault } from './fault'
import { kindOf } from './fault'

type Block = { type: string }

export interface Trials {
  blocks: Arbitrary<Block>
  /** How many of them are tried. */
  runs: number
  seed: number
  /** How long one fault may be looked for and made smaller, in milliseconds. */
  patience: number
  /** The kinds of fault that are known already; it gets those that are found. */
  known: Set<string>
  /** Why the check refuses a block; undefined for one that it accepts. */
  refuse: (block: Block) => string | undefined
  /** What is wrong with a block that the check accepts. */
  look: (block: Block) => Promise<Fault[]>
}

/** A fault with the smallest block that shows it. */
interface ShownFault {
  fault: Fault
  block: Block
  seed: number
  /** Where fast-check has it from, with that seed. */
  path: string
}

export interface Tried {
  shown: ShownFault[]
  /** How many blocks were looked at. */
  runs: number
  /** Why the check refuses so many that the trial ended. */
  refused?: string
}

/** Looks at made-up blocks, once more after each kind of fault, so that all kinds are found. */
export async function tryContent(trials: Trials): Promise<Tried> {
  const shown: ShownFault[] = []
  for (;;) {
    const { fault, details, refused } = await tryOnce(trials)
    const [block] = details.counterexample ?? []
    const isRefused = details.failed && block === undefined
    const tried = { shown, runs: details.numRuns, ...(isRefused && { refused }) }
    if (fault === undefined || block === undefined) return tried
    const { seed, counterexamplePath } = details
    shown.push({ fault, block, seed, path: counterexamplePath ?? '' })
    trials.known.add(kindOf(fault))
  }
}

async function tryOnce({ blocks, runs, seed, patience, known, refuse, look }: Trials) {
  let fault: Fault | undefined
  let refused: string | undefined
  const isNew = (found: Fault) =>
    fault === undefined ? !known.has(kindOf(found)) : kindOf(found) === kindOf(fault)
  const property = fc.asyncProperty(blocks, async (block) => {
    const reason = refuse(block)
    refused = reason ?? refused
    fc.pre(reason === undefined)
    // Once there is a fault, what is made smaller is what shows the same.
    const found = (await look(block)).find(isNew)
    if (found === undefined) return
    fault = found
    throw new Error(found.message)
  })
  const details = await fc.check(property, {
    ...{ numRuns: runs, seed, maxSkipsPerRun: 20 },
    interruptAfterTimeLimit: patience,
  })
  return { fault, details, refused }
}
