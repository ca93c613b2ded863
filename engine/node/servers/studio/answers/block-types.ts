import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { labelProperties, replaceNames } from '../../../../core/editing/descriptions'
import type { FormSchema } from '../../../../core/editing/form-schema'
import type { FilePlace } from '../../../../core/studio/protocol'
import { STUDIO_PATH } from '../../../../core/studio/protocol'
import type { StudioBlockType } from '../../../../core/studio/site-types'
import type { FileFacts } from '../../../check/choices/site-facts'
import { parseJson } from '../../../edit/drafts/change-json'
import { projectRoot } from '../../../lib/files/project-root'
import type { JsonSchema } from '../../../schemas/json-schema'
import { blockSchemaFile, kindSchemaFile, type Schemas } from '../../../schemas/schemas'
import type { PlaceSchema } from '../../../sources/compose/place-schema'
import type { StudioSession } from '../session/studio-session'
import { labelBlock } from '../words/block-labels'
import { findBlocks } from './block-lists'
import { readFacts } from './find-form'
import { buildNewBlock } from './new-block'

/** The folder of the block types' pictures, and the path at which the studio loads them. */
export const PICTURES = join(projectRoot, 'docs/pictures/blocks')
export const PICTURES_PATH = `${STUDIO_PATH}/pictures/`

/** The block types that may be in a list of blocks, or may be the value of a property. */
export function listBlockTypes(session: StudioSession, place: FilePlace): StudioBlockType[] {
  const data = parseJson(session.readText(place.file))
  const facts = readFacts(session, place.file)
  const union = findBlocks(data, place.pointer, facts)
  return union
    ? facts.site.tools.schemas.blockTypes.map((type) => describe(type, { union, facts }))
    : []
}

interface BlockContext {
  /** The schema of blocks of any type. */
  union: PlaceSchema
  facts: FileFacts
}

function describe(type: string, { union, facts }: BlockContext): StudioBlockType {
  const { schemas } = facts.site.tools
  const { description = '', alsoCalled = [] } = schemas.files.get(
    blockSchemaFile(type),
  ) as JsonSchema
  const hasPicture = existsSync(join(PICTURES, `${type}.webp`))
  return {
    type,
    label: labelBlock(schemas, type),
    description: replaceNames(description, { labels: labelPlaces(schemas) }),
    alsoCalled: alsoCalled as string[],
    ...(hasPicture && { picture: `${PICTURES_PATH}${type}.webp` }),
    block: buildNewBlock(type, union, facts),
  }
}

/** The labels of the properties of pages and layouts, which contain the blocks. */
function labelPlaces({ files }: Schemas): Map<string, string> {
  const schemas = ['page', 'layout'].map((kind) => files.get(kindSchemaFile(kind)))
  return new Map(schemas.flatMap((schema) => [...labelProperties(schema as FormSchema, {})]))
}
