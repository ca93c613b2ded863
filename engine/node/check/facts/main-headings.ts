import type { Schemas } from '../../schemas/schemas'
import { blockSchemaFile } from '../../schemas/schemas'

export interface MainHeading {
  /** A block type that contains a page's main heading. */
  type: string
  /** The property that contains the heading. */
  property: string
}

/** The block types that contain a page's main heading. */
export function listMainHeadings({ files, blockTypes }: Schemas): MainHeading[] {
  return blockTypes.flatMap((type) => {
    const properties = files.get(blockSchemaFile(type))?.properties ?? {}
    const property = Object.keys(properties).find((name) =>
      properties[name]?.$ref?.endsWith('/mainHeading'),
    )
    return property === undefined ? [] : [{ type, property }]
  })
}
