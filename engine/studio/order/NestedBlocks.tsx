import { getOuterPointer } from '../../core/json-pointer'
import type { InnerBlocks } from '../form/parts/form-host'
import { findBlock } from '../session/outline'
import { useStudio } from '../session/use-studio'
import { BlockList } from './BlockList'

/** The blocks of the page within the block whose form is open. */
export function NestedBlocks({ pointer, isList, hasValue }: InnerBlocks) {
  const page = useStudio((state) => state.page)
  const outer = useStudio((state) => state.selection?.form.place)
  const block = outer && findBlock(page?.blocks ?? [], outer)
  if (!page || !block) return null
  // Blocks of shared files are in the list too.
  const shown = block.pointer + pointer.slice(block.place.pointer.length)
  const blocks = block.blocks.filter(
    (one) => (isList ? getOuterPointer(one.pointer) : one.pointer) === shown,
  )
  const canAdd = isList || !hasValue
  const end = canAdd ? { file: page.file, pointer: isList ? `${pointer}/-` : pointer } : undefined
  return <BlockList blocks={blocks} end={end} />
}
