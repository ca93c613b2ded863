import { Button, Stack } from '@mantine/core'
import pasteIcon from '@tabler/icons/outline/clipboard.svg'
import plusIcon from '@tabler/icons/outline/plus.svg'
import type { RefObject } from 'react'
import { useEffect, useRef, useState } from 'react'
import { addToIndex, isInsertPointer } from '../../core/studio/move-target'
import type { FilePlace, OutlineBlock } from '../../core/studio/protocol'
import { Icon } from '../kit/Icon'
import { useSession, useStudio } from '../session/use-studio'
import { BlockItems } from './BlockItems'
import styles from './BlockList.module.css'
import { BlockPicker } from './BlockPicker'
import { MoveTo } from './MoveTo'
import { useBlockCommands } from './use-block-commands'
import { useClipboardKeys } from './use-clipboard-keys'

interface BlockListProps {
  blocks: OutlineBlock[]
  /** Where a block is added: at the end of the list, or as the value of a property without one. */
  end: FilePlace | undefined
  /** If `true`, it is the list of all blocks of the page, and the form shows a block that moves. */
  isOutline?: boolean
}

/** A list of blocks with its commands. */
export function BlockList({ blocks, end, isOutline = false }: BlockListProps) {
  const session = useSession()
  /** Where a block is to be added. */
  const [target, setTarget] = useState<FilePlace>()
  /** The block for which a place is chosen. */
  const [moved, setMoved] = useState<OutlineBlock>()
  const root = useRef<HTMLDivElement>(null)
  const follow = useFollowedBlock(root)
  const onMoved = (block: OutlineBlock, pointer: string) => {
    follow(pointer)
    const { page, selection } = session.site.state
    // The form of the list is closed if the block has left it.
    if (!page || (selection && !isOutline)) return
    // The form of a shared block stays where the block is written.
    session.select(block.use ? block.place : { file: page.file, pointer }, true)
  }
  const events = { onAdd: setTarget, onChoosePlace: setMoved, onMoved, onRemoved: follow }
  const commands = useBlockCommands(events)
  const paste = (place: FilePlace | undefined, text?: string) => {
    const next = place ? { ...place, pointer: addToIndex(place.pointer, 1) } : end
    if (next) commands.paste(next, text)
  }
  useClipboardKeys(root, blocks, { ...commands, paste })
  return (
    <Stack ref={root} gap="xs" className={isOutline ? styles.outline : undefined}>
      <BlockItems blocks={blocks} commands={commands} events={events} />
      {end && (
        <Stack className={styles.add} gap="xs">
          <Button
            data-commands=""
            variant="default"
            leftSection={<Icon src={plusIcon} />}
            onClick={() => setTarget(end)}
          >
            Add a block
          </Button>
          {isInsertPointer(end.pointer) && (
            <Button
              variant="default"
              leftSection={<Icon src={pasteIcon} />}
              onClick={() => paste(undefined)}
            >
              Paste a block
            </Button>
          )}
        </Stack>
      )}
      <BlockPicker target={target} onClose={() => setTarget(undefined)} />
      <MoveTo block={moved} onMove={commands.move} onClose={() => setMoved(undefined)} />
    </Stack>
  )
}

/** Focuses the commands of a block that was moved, or of the one after a block that was deleted. */
function useFollowedBlock(root: RefObject<HTMLElement | null>) {
  const page = useStudio((state) => state.page)
  const followed = useRef<string>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page changes once the block has moved.
  useEffect(() => {
    const pointer = followed.current
    followed.current = null
    if (pointer === null) return
    const buttons = [...(root.current?.querySelectorAll<HTMLElement>('[data-commands]') ?? [])]
    // Without a block, the button that adds one gets the focus.
    const next = buttons.find(({ dataset }) => dataset.commands === pointer) ?? buttons.at(-1)
    next?.focus()
  }, [page])
  return (pointer: string) => {
    followed.current = pointer
  }
}
