import type { Arbitrary } from 'fast-check'
import { projectRoot } from '../../lib/files/project-root'
import { bundleSchema, loadSchemas } from '../../schemas/schemas'
import { EXAMPLE_AUDIENCES } from '../catalogue/examples'
import type { Repairs } from './repairs'
import { COMMON_REPAIRS, withOwnIds } from './repairs'
import type { SchemaWorld } from './schema-arbitrary'
import { buildSchemaArbitrary } from './schema-arbitrary'

export interface BlocksOfType {
  type: string
  /** The largest number of entries in a list without a limit. */
  many?: number
}

/**
 * Returns a function from a block type to a generator of blocks that are valid on a page of the
 * trial site. `repairs` repairs what the blocks' own rules require. Nested blocks of the types in
 * `examples` are always one of these.
 */
export function createBlockArbitraries(
  repairs: Repairs,
  examples: SchemaWorld['examples'] = new Map(),
): (wanted: BlocksOfType) => Arbitrary<{ type: string }> {
  const { definitions = {} } = bundleSchema(loadSchemas(projectRoot), 'page')
  const world = {
    definitions,
    audiences: EXAMPLE_AUDIENCES.map(({ id }) => id),
    repairs: { ...COMMON_REPAIRS, ...repairs },
    examples,
  }
  return ({ type, many = 200 }) => {
    const schema = { $ref: `#/definitions/block-${type}` }
    return buildSchemaArbitrary(schema, { ...world, many }).map((block) =>
      withOwnIds(block as { type: string }),
    )
  }
}
