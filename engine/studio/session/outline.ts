import type { FilePlace, OutlineBlock } from '../../core/studio/protocol'
import type { Selection } from './state'

/** The block of an outline that is written at a place. */
export function findBlock(blocks: OutlineBlock[], place: FilePlace): OutlineBlock | undefined {
  for (const block of blocks) {
    const isIt = block.place.file === place.file && block.place.pointer === place.pointer
    const found = isIt ? block : findBlock(block.blocks, place)
    if (found) return found
  }
  return undefined
}

/** The pointer in the composed page of what is selected. Undefined if the page does not show it. */
export function findShown(selection: Selection | undefined): string | undefined {
  if (selection?.shown === undefined) return undefined
  const { focused, shown, form } = selection
  const inside = focused === undefined ? '' : focused.slice(form.place.pointer.length)
  return shown + inside
}
