import type { RefObject } from 'react'
import { useEffect, useEffectEvent } from 'react'
import type { FilePlace, OutlineBlock } from '../../core/studio/protocol'
import { findItem, listBlocks } from '../session/outline'
import { copyText } from './clipboard'

interface KeyCommands {
  /** A block as JSON. Undefined if it cannot be copied. */
  read: (block: OutlineBlock) => string | undefined
  remove: (block: OutlineBlock) => void
  /** Inserts the blocks of a text after one, or at the end. */
  paste: (after: FilePlace | undefined, text: string) => void
}

/**
 * Copies, cuts and pastes blocks with the keys of the system, while a list of blocks has the focus
 * and no text is selected. Elements with `data-commands` name the block with the focus.
 */
export function useClipboardKeys(
  root: RefObject<HTMLElement | null>,
  blocks: OutlineBlock[],
  commands: KeyCommands,
): void {
  const listen = useEffectEvent((event: ClipboardEvent) => {
    const { clipboardData } = event
    const focused = document.activeElement
    const isText = focused?.matches('input, textarea') || getSelection()?.isCollapsed === false
    if (!clipboardData || isText || !root.current?.contains(focused)) return
    const commandsOf = focused?.closest('li')?.querySelector<HTMLElement>('[data-commands]')
    const pointer = commandsOf?.dataset.commands
    const block = listBlocks(blocks).find((one) => findItem(one).pointer === pointer)
    if (event.type === 'paste') {
      event.preventDefault()
      commands.paste(block && findItem(block), clipboardData.getData('text/plain'))
      return
    }
    const text = block && commands.read(block)
    if (!block || text === undefined) return
    event.preventDefault()
    clipboardData.setData('text/plain', text)
    void copyText(text)
    if (event.type === 'cut') commands.remove(block)
  })
  useEffect(() => {
    const kinds = ['copy', 'cut', 'paste'] as const
    for (const kind of kinds) document.addEventListener(kind, listen)
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, listen)
    }
  }, [])
}
