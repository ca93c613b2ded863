import { resolvePointer } from '../../core/json-pointer'
import { addToIndex } from '../../core/studio/move-target'
import type { BlockUse, FilePlace, OutlineBlock } from '../../core/studio/protocol'
import { findBlockLabel, findItem } from '../session/outline'
import { useSession } from '../session/use-studio'
import { copyText, readCopied, writeBlock } from './clipboard'
import {
  describePosition,
  detachBlock,
  duplicateItem,
  locateBlock,
  moveBlock,
  pasteBlocks,
} from './item-commands'

/** What happens to the blocks of a list. Pointers are of the list's file. */
export interface BlockEvents {
  /** Called with the place of a new block. */
  onAdd: (target: FilePlace) => void
  /** Called with a block for which the author chooses a place. */
  onChoosePlace: (block: OutlineBlock) => void
  /** Called with a block and the pointer at which it, or its copy, is after a command. */
  onMoved: (block: OutlineBlock, pointer: string) => void
  /** Called with the pointer at which a block was. */
  onRemoved: (pointer: string) => void
}

export type BlockCommands = ReturnType<typeof useBlockCommands>

/** The commands for blocks of a file. */
export function useBlockCommands({ onMoved, onRemoved }: BlockEvents) {
  const session = useSession()
  const { site } = session
  const move = async (block: OutlineBlock, target: string, version?: string) => {
    const { file, pointer: from } = findItem(block)
    const pointer = await moveBlock(session, { file, pointer: from, version }, target)
    if (pointer === undefined) return
    const label = findBlockLabel(site.state, block.type)
    const position = describePosition(session, { file, pointer })
    site.set({ announcement: `${label} is now ${position}.` })
    onMoved(block, pointer)
  }
  const duplicate = async (block: OutlineBlock) => {
    const place = await locateBlock(session, findItem(block))
    await duplicateItem(session, place)
    onMoved(block, addToIndex(place.pointer, 1))
  }
  const remove = async (block: OutlineBlock) => {
    const { file, pointer } = await locateBlock(session, findItem(block))
    session.edit(file, { op: 'unset', pointer })
    onRemoved(pointer)
  }
  /** A block as JSON. Undefined while the outline is loaded again. */
  const read = ({ place, type }: OutlineBlock): string | undefined => {
    const value = resolvePointer(session.readValue(place.file), place.pointer)
    if (resolvePointer(value, '/type') !== type) return undefined
    const label = findBlockLabel(site.state, type)
    site.set({ announcement: `${label} is copied.` })
    return writeBlock(value)
  }
  const copy = async (block: OutlineBlock) => {
    const text = read(block)
    if (text !== undefined) await copyText(text)
  }
  const cut = async (block: OutlineBlock) => {
    const text = read(block)
    if (text === undefined) return
    await copyText(text)
    await remove(block)
  }
  const paste = async (target: FilePlace, text?: string) =>
    pasteBlocks(session, target, text ?? (await readCopied()))
  return {
    read,
    copy: (block: OutlineBlock) => session.watch(copy(block)),
    cut: (block: OutlineBlock) => session.watch(cut(block)),
    duplicate: (block: OutlineBlock) => session.watch(duplicate(block)),
    /** Moves a block in front of the one at a pointer: see `moveBlock`. */
    move: (block: OutlineBlock, target: string, version?: string) =>
      session.watch(move(block, target, version)),
    detach: (use: BlockUse) => {
      onRemoved(use.pointer)
      session.watch(detachBlock(session, use))
    },
    /** Inserts the blocks of a text, by default the copied ones. */
    paste: (target: FilePlace, text?: string) => session.watch(paste(target, text)),
    remove: (block: OutlineBlock) => session.watch(remove(block)),
  }
}
