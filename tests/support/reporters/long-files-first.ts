import type { TestSpecification } from 'vitest/node'
import { BaseSequencer } from 'vitest/node'

/**
 * The longest test files start first, so that none of them is the last one running. Files
 * that need the package are kept apart: the first one builds it, and the others would have to wait
 * for it.
 */
const LONGEST = [
  'contract/package/package',
  'contract/blocks/own-site',
  'contract/blocks/block-folders',
  'contract/build/incremental-build',
  'contract/package/own-block-tests',
  'contract/publishing/publish',
  'unit/node/servers/dev/storms',
].map((name) => `/tests/${name}.test.ts`)

const rankOf = ({ moduleId }: TestSpecification) => {
  const rank = LONGEST.findIndex((name) => moduleId.endsWith(name))
  return rank < 0 ? LONGEST.length : rank
}

/** Runs the longest files first, then all others in Vitest's order. */
export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.sort((one, other) => rankOf(one) - rankOf(other))
  }
}
