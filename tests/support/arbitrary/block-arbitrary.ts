import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Arbitrary } from 'fast-check'
import { createBlockArbitraries } from '../../../engine/node/block-tools/testing/block-arbitrary'
import type { Repairs } from '../../../engine/node/block-tools/testing/repairs'
import { projectRoot } from '../../../engine/node/lib/files/project-root'
import { loadSchemas } from '../../../engine/node/schemas/schemas'

/** All block types. */
export const { blockTypes } = loadSchemas(projectRoot)

const arbitraryOf = createBlockArbitraries(await loadRepairs())

/**
 * Blocks of a type that are valid on a page of the examples site, with at most `many` entries per
 * list.
 */
export function blocksOf(type: string, many?: number): Arbitrary<{ type: string }> {
  return arbitraryOf({ type, many })
}

/** Functions that repair generated blocks, from the folders of blocks that have their own rules. */
async function loadRepairs(): Promise<Repairs> {
  const types = blockTypes.filter((type) =>
    existsSync(join(projectRoot, 'blocks', type, 'tests/mend.ts')),
  )
  const modules = await Promise.all(
    types.map((type) => import(`../../../blocks/${type}/tests/mend.ts`)),
  )
  return Object.assign({}, ...modules.map(({ mend }) => mend))
}
