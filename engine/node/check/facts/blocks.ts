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

/** What blocks contribute to the check and the build, by type. */
export type BuildsByType = ReadonlyMap<string, BlockBuild>

/**
 * The build modules for Quire's blocks and a project's blocks. A project's block replaces Quire's
 * block of the same type even if it has no build module.
 */
export function joinBuilds(own: OwnBuilds, ownTypes: string[]): BuildsByType {
  const engine = Object.entries(engineBuilds) as [string, BlockBuild][]
  const kept = engine.filter(([type]) => !ownTypes.includes(type))
  return new Map([...kept, ...Object.entries(own)])
}

/** A valid block and its location in the file. */
export interface PlacedBlock {
  block: Block
  pointer: string
}

/** The blocks without schema errors. `invalid` contains the pointers of the errors. */
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

/** A block as one audience sees it. */
export interface BlockVersion {
  block: Block
  /** Returns the location in the file for a pointer within the block. */
  locate: (pointer: string) => string
}

/** The block itself, and the block for each of its audience variants. */
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

/** The distinct notices from a page's blocks. */
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
