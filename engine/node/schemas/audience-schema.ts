import type { JsonSchema } from './json-schema'

/** What a block is, and where it stands, is the same for every reader. */
const FIXED = ['type', 'id', 'tone', 'lazy']

/**
 * A block's schema with the property that every block takes: `byAudience`, which holds for each
 * audience the properties that differ for it. What a variant leaves out is as in the block.
 */
export function withAudiences(block: JsonSchema): JsonSchema {
  const own = Object.entries(block.properties ?? {}).filter(([name]) => !FIXED.includes(name))
  if (own.length === 0) return block
  return {
    ...block,
    properties: {
      ...block.properties,
      byAudience: {
        description:
          'What differs for each audience, by its id in `audiences.json`; properties that are left out stay as they are.',
        type: 'object',
        minProperties: 1,
        propertyNames: { meaning: 'audience' },
        additionalProperties: {
          title: `${block.title}Variant`,
          description: 'One or more properties that replace the block’s own.',
          type: 'object',
          additionalProperties: false,
          minProperties: 1,
          properties: Object.fromEntries(
            own.map(([name, schema]) => [name, withoutDefault(schema)]),
          ),
        },
      },
    },
  }
}

/**
 * A default would overwrite what the block itself says; without it the shape is another. A file
 * takes the place of a block's own properties alone.
 */
function withoutDefault({
  default: value,
  title,
  fromFile: _,
  fromRows: __,
  ...schema
}: JsonSchema): JsonSchema {
  return value === undefined ? { title, ...schema } : schema
}
