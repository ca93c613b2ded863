import type { Arbitrary } from 'fast-check'
import { bundleSchema, loadSchemas } from '../../../engine/node/schemas/schemas'
import { projectRoot } from '../../../engine/node/util/project-root'
import { EXAMPLE_AUDIENCES } from '../sites/examples-site'
import { MEND, withOwnIds } from './mend-blocks'
import { buildSchemaArbitrary } from './schema-arbitrary'

const schemas = loadSchemas(projectRoot)
const { definitions = {} } = bundleSchema(schemas, 'page')
const world = { definitions, audiences: EXAMPLE_AUDIENCES.map(({ id }) => id), mend: MEND }

/** All types of block. */
export const { blockTypes } = schemas

/** Blocks of a type that are valid on a page of the examples' site, with lists of at most `many` entries. */
export function blocksOf(type: string, many = 200): Arbitrary<{ type: string }> {
  const schema = { $ref: `#/definitions/block-${type}` }
  return buildSchemaArbitrary(schema, { ...world, many }).map((block) =>
    withOwnIds(block as { type: string }),
  )
}
