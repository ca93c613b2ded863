import type { Arbitrary } from 'fast-check'
import { projectRoot } from '../../lib/files/project-root'
import { bundleSchema, loadSchemas } from '../../schemas/schemas'
import { EXAMPLE_AUDIENCES } from '../catalogue/examples'
import type { Mends } from './mends'
import { COMMON_MENDS, withOwnIds } from './mends'
import type { SchemaWorld } from './schema-arbitrary'
import { buildSchemaArbitrary } from './schema-arbitrary'

export interface BlocksOfType {
  type: string
  /** The most entries of a list of which the schema may allow any number. */
  many?: number
}

/**
 * Returns a function to generators of blocks that are valid on a page of the trial site. `mend` has
 * what their own rules want; blocks of the types in `examples`, where they are within other blocks,
 * are these and no others.
 */
export function createBlockArbitraries(
  mend: Mends,
  examples: SchemaWorld['examples'] = new Map(),
): (wanted: BlocksOfType) => Arbitrary<{ type: string }> {
  const { definitions = {} } = bundleSchema(loadSchemas(projectRoot), 'page')
  const world = {
    definitions,
    audiences: EXAMPLE_AUDIENCES.map(({ id }) => id),
    mend: { ...COMMON_MENDS, ...mend },
    examples,
  }
  return ({ type, many = 200 }) => {
    const schema = { $ref: `#/definitions/block-${type}` }
    return buildSchemaArbitrary(schema, { ...world, many }).map((block) =>
      withOwnIds(block as { type: string }),
    )
  }
}
