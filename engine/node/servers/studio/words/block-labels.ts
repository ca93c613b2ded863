import { writeLabel } from '../../../../core/editing/labels'
import type { JsonSchema } from '../../../schemas/json-schema'
import { blockSchemaFile, type Schemas } from '../../../schemas/schemas'

/** What people call blocks of a type: the `label` of its schema, or its name in words. */
export function labelBlock({ files }: Schemas, type: string): string {
  const { label } = (files.get(blockSchemaFile(type)) ?? {}) as JsonSchema & { label?: string }
  return label ?? writeLabel(type)
}

/** Block type → its label. */
export function labelBlocks(schemas: Schemas): Record<string, string> {
  return Object.fromEntries(schemas.blockTypes.map((type) => [type, labelBlock(schemas, type)]))
}
