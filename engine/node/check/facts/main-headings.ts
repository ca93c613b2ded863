import type { Schemas } from '../../schemas/schemas'
import { blockSchemaFile } from '../../schemas/schemas'

export interface MainHeading {
  /** A block type with a page's main heading. */
  type: string
  /** Its property with the heading. */
  property: string
}

/** The block types with a page's main heading. */
export function listMainHeadings({ files, blockTypes }: Schemas): MainHeading[] {
  return blockTypes.flatMap((type) => {
    const properties = files.get(blockSchemaFile(type))?.properties ?? {}
    const property = Object.keys(properties).find((name) =>
      properties[name]?.$ref?.endsWith('/mainHeading'),
    )
    return property === undefined ? [] : [{ type, property }]
  })
}
