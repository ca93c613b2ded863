import { fileOfRoute } from '../../core/addresses/paths'
import { writeLabel } from '../../core/editing/labels'
import { isItemPointer } from '../../core/studio/move-target'
import type { FilePlace, OutlineBlock } from '../../core/studio/protocol'
import type { StudioState } from './state'

/** Returns `true` for the same place. */
export function isAt(place: FilePlace | undefined, other: FilePlace): boolean {
  return place?.file === other.file && place.pointer === other.pointer
}

/** Where a block is an item of the page, or of the file that uses it as a shared block. */
export function findItem({ place, use }: OutlineBlock): FilePlace {
  return use ?? place
}

/**
 * Returns `true` for a block that is an item of a list of the page. Blocks that are shared together
 * are one item, which their rows do not show.
 */
export function isPageItem(block: OutlineBlock, pageFile: string | undefined): boolean {
  const { file, pointer } = findItem(block)
  return file === pageFile && isItemPointer(pointer) && (block.use?.count ?? 1) === 1
}

/** The blocks of an outline, each followed by the blocks within it. */
export function listBlocks(blocks: readonly OutlineBlock[]): OutlineBlock[] {
  return blocks.flatMap((block) => [block, ...listBlocks(block.blocks)])
}

/** The block of an outline that is written at a place. */
export function findBlock(
  blocks: readonly OutlineBlock[],
  place: FilePlace,
): OutlineBlock | undefined {
  return listBlocks(blocks).find((block) => isAt(place, block.place))
}

/** What people call blocks of a type. */
export function findBlockLabel({ blockLabels }: StudioState, type: string): string {
  return blockLabels[type] ?? writeLabel(type)
}

/**
 * The pointer in the composed page of what is selected. Undefined if the page does not show it, or
 * not yet.
 */
export function findShown({ selection, page }: StudioState): string | undefined {
  if (!selection) return undefined
  const { focused, form, picked } = selection
  const block = findBlock(page?.blocks ?? [], form.place)
  const shown = block?.pointer ?? picked
  if (shown === undefined) return undefined
  return shown + (focused === undefined ? '' : focused.slice(form.place.pointer.length))
}

/** `true` if the site has no home page, so that none of its pages can be shown. */
export function lacksHomePage({ problems }: StudioState): boolean {
  return problems.some(({ rule, file }) => rule === 'missing-file' && file === fileOfRoute('/'))
}
