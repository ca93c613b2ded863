import { builds } from '../../../../blocks/build-registry'
import type { Block } from '../../../../schemas/generated/types'
import { escapePointer, isWithinPointer, parsePointer, resolvePointer } from '../../json/text-place'
import type { Reference } from '../schema/validate'
import type { BlockBuild } from './block-build'

/** What the blocks themselves add to the build, by type. */
const known = new Map(Object.entries(builds) as [string, BlockBuild][])
export const blockBuilds: ReadonlyMap<string, BlockBuild> = known

/**
 * Puts what the blocks of a project bring with them in place of what they brought before;
 * `replaced` are the types of all of them, of which the engine's own are left out.
 */
export function setOwnBuilds(own: Record<string, BlockBuild>, replaced: string[]): void {
  const engine = Object.entries(builds) as [string, BlockBuild][]
  const kept = engine.filter(([type]) => !replaced.includes(type))
  known.clear()
  for (const [type, build] of [...kept, ...Object.entries(own)]) known.set(type, build)
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

/** What the build half of each block of a page says of it, each once. */
export function askBuilds(
  blocks: PlacedBlock[],
  ask: (build: BlockBuild, block: Block) => string[] | undefined,
): string[] {
  const answers = blocks.flatMap((placed) => {
    const build = blockBuilds.get(placed.block.type)
    return build ? listVersions(placed).flatMap(({ block }) => ask(build, block) ?? []) : []
  })
  return [...new Set(answers)]
}
