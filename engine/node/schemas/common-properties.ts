import type { JsonSchema } from './json-schema'

/**
 * The properties that identify a block and determine its position are the same for every audience.
 */
const FIXED = ['type', 'id', 'tone', 'lazy']

/** Adds the properties that every block has, and that no block's schema lists. */
export function addCommonProperties(block: JsonSchema): JsonSchema {
  return { ...block, properties: { ...block.properties, ...buildVariants(block) } }
}

/** The properties that differ by audience. A variant inherits what it omits. */
function buildVariants(block: JsonSchema): Record<string, JsonSchema> {
  const own = Object.entries(block.properties ?? {}).filter(([name]) => !FIXED.includes(name))
  if (own.length === 0) return {}
  return {
    byAudience: {
      label: 'Differences by audience',
      description:
        'What differs for each audience, by its id in `audiences.json`; everything else stays the same.',
      type: 'object',
      minProperties: 1,
      propertyNames: { meaning: 'audience' },
      additionalProperties: {
        title: `${block.title}Variant`,
        description: 'One or more properties that replace the block’s own.',
        type: 'object',
        additionalProperties: false,
        minProperties: 1,
        properties: Object.fromEntries(own.map(([name, schema]) => [name, withoutDefault(schema)])),
      },
    },
  }
}

/**
 * A default would replace the value of the block itself. Removing it changes the shape, hence the
 * title too. Only a block's own properties can come from a file.
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
