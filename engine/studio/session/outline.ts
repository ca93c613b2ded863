import { fileOfRoute } from '../../core/addresses/paths'
import type { FilePlace, OutlineBlock } from '../../core/studio/protocol'
import type { StudioState } from './state'

/** Returns `true` for the same place. */
export function isAt(place: FilePlace | undefined, other: FilePlace): boolean {
  return place?.file === other.file && place.pointer === other.pointer
}

/** The block of an outline that is written at a place. */
export function findBlock(
  blocks: readonly OutlineBlock[],
  place: FilePlace,
): OutlineBlock | undefined {
  for (const block of blocks) {
    const found = isAt(place, block.place) ? block : findBlock(block.blocks, place)
    if (found) return found
  }
  return undefined
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
