import { builds as engineBuilds } from '../../../../blocks/build-registry'
import type { Block } from '../../../../schemas/generated/types'
import {
  escapePointer,
  isWithinPointer,
  parsePointer,
  resolvePointer,
} from '../../lib/json/text-place'
import type { Reference } from '../schema/validate'
import type { BlockBuild, OwnBuilds } from './block-build'

/** What blocks add to the check and the build, by type. */
export type BuildsByType = ReadonlyMap<string, BlockBuild>

/**
 * The builds of Quire's blocks and of those of a project, which replace Quire's blocks of the same
 * type also where they have no build.
 */
export function joinBuilds(own: OwnBuilds, ownTypes: string[]): BuildsByType {
  const engine = Object.entries(engineBuilds) as [string, BlockBuild][]
  const kept = engine.filter(([type]) => !ownTypes.includes(type))
  return new Map([...kept, ...Object.entries(own)])
}

/** A block that keeps its schema, and where it is in its file. */
export interface PlacedBlock {
  block: Block
  pointer: string
}

/** The blocks in which nothing breaks the schema; `invalid` lists where something does. */
export function listBlocks(
  data: unknown,
  references: Reference[],
  invalid: string[],
): PlacedBlock[] {
  const isSound = (pointer: string) => !invalid.some((one) => isWithinPointer(one, pointer))
  return references
    .filter(({ meaning, pointer }) => meaning === 'block' && isSound(pointer))
    .map(({ pointer }) => ({ block: resolvePointer(data, pointer) as Block, pointer }))
}

/** A block as some of its readers get it. */
export interface BlockVersion {
  block: Block
  /** The place in the file of what a pointer within the block leads to. */
  locate: (pointer: string) => string
}

/** The block itself, and the block with what differs for each kind of reader. */
export function listVersions({ block, pointer }: PlacedBlock): BlockVersion[] {
  const variants = 'byAudience' in block ? Object.entries(block.byAudience ?? {}) : []
  return [
    { block, locate: (within) => pointer + within },
    ...variants.map(([audience, variant]) => {
      const own = `${pointer}/byAudience/${escapePointer(audience)}`
      const isOwn = (within: string) => Object.hasOwn(variant, parsePointer(within)[0] ?? '')
      return {
        block: { ...block, ...variant } as Block,
        locate: (within: string) => (isOwn(within) ? own : pointer) + within,
      }
    }),
  ]
}

/** What the builds of the blocks of a page say of it, each once. */
export function askBuilds(
  builds: BuildsByType,
  blocks: PlacedBlock[],
  ask: (build: BlockBuild, block: Block) => string[] | undefined,
): string[] {
  const answers = blocks.flatMap((placed) => {
    const build = builds.get(placed.block.type)
    return build ? listVersions(placed).flatMap(({ block }) => ask(build, block) ?? []) : []
  })
  return [...new Set(answers)]
}
