import { ActionIcon, Menu } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import downIcon from '@tabler/icons/outline/arrow-down.svg'
import upIcon from '@tabler/icons/outline/arrow-up.svg'
import copyIcon from '@tabler/icons/outline/copy.svg'
import dotsIcon from '@tabler/icons/outline/dots.svg'
import plusIcon from '@tabler/icons/outline/plus.svg'
import trashIcon from '@tabler/icons/outline/trash.svg'
import detachIcon from '@tabler/icons/outline/unlink.svg'
import { getOuterPointer, resolvePointer, splitPointer } from '../../core/json-pointer'
import type { BlockUse, FilePlace, OutlineBlock } from '../../core/studio/protocol'
import { Icon } from '../kit/Icon'
import { detachBlock, duplicateItem, locateBlock } from '../session/item-commands'
import { useBlockLabel, useSession, useStudio } from '../session/use-studio'
import { DetachBlock } from './DetachBlock'

interface BlockMenuProps {
  block: OutlineBlock
  /** Called with the place of a new block. */
  onAdd: (target: FilePlace) => void
  /** Called with the pointer at which the block is after a command, or was before its deletion. */
  onChange: (pointer: string) => void
}

/**
 * The commands for a block of a list. A block that a shared file contains has them where the page
 * uses it.
 */
export function BlockMenu({ block, onAdd, onChange }: BlockMenuProps) {
  const label = useBlockLabel(block.type)
  const pageFile = useStudio((state) => state.page?.file)
  const { use } = block
  const { file, pointer } = use ?? block.place
  const isOfPage = file === pageFile && splitItem(pointer)[1] !== undefined
  const [isAsking, { open, close }] = useDisclosure()
  const detach = useDetach(onChange)
  if (!isOfPage && !use) return null
  // Blocks that are shared together are one item of the list.
  const isItem = isOfPage && (use?.count ?? 1) === 1
  return (
    <>
      <Menu position="bottom-end" withinPortal={false} withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            data-commands={pointer}
            aria-label={`Commands: ${label}`}
          >
            <Icon src={dotsIcon} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {isItem && <ItemCommands block={block} onAdd={onAdd} onChange={onChange} />}
          {isItem && use && <Menu.Divider />}
          {use && <MenuCommand icon={detachIcon} label="Detach" onClick={open} />}
        </Menu.Dropdown>
      </Menu>
      {use && (
        <DetachBlock
          use={use}
          isOpen={isAsking}
          onClose={close}
          onDetach={() => {
            close()
            detach(use)
          }}
        />
      )}
    </>
  )
}

/** The commands for an item of a list. */
function ItemCommands({ block, onAdd, onChange }: BlockMenuProps) {
  const place = block.use ?? block.place
  const { file, pointer } = place
  const commands = useCommands(block, onChange)
  const [list, index = 0] = splitItem(pointer)
  const at = (number: number) => `${list}/${number}`
  return (
    <>
      <MenuCommand icon={plusIcon} label="Add a block before" onClick={() => onAdd(place)} />
      <MenuCommand
        icon={plusIcon}
        label="Add a block after"
        onClick={() => onAdd({ file, pointer: at(index + 1) })}
      />
      <Menu.Divider />
      {index > 0 && <MenuCommand icon={upIcon} label="Move up" onClick={() => commands.move(-1)} />}
      {index < commands.last && (
        <MenuCommand icon={downIcon} label="Move down" onClick={() => commands.move(1)} />
      )}
      <MenuCommand icon={copyIcon} label="Duplicate" onClick={commands.duplicate} />
      <MenuCommand icon={trashIcon} label="Delete" onClick={commands.remove} />
    </>
  )
}

function useDetach(onChange: BlockMenuProps['onChange']) {
  const session = useSession()
  return (use: BlockUse) => {
    onChange(use.pointer)
    session.watch(detachBlock(session, use))
  }
}

/** The commands that change a block's list. The form shows a block that was moved or copied. */
function useCommands(block: OutlineBlock, onChange: (pointer: string) => void) {
  const session = useSession()
  const item = block.use ?? block.place
  const siblings = resolvePointer(session.readValue(item.file), getOuterPointer(item.pointer))
  const { file } = item
  const follow = (pointer: string) => {
    onChange(pointer)
    // The form of a shared block stays where the block is written.
    session.select(block.use ? block.place : { file, pointer }, true)
  }
  const change = (command: (place: FilePlace) => void | Promise<void>) =>
    session.watch(locateBlock(session, item).then(command))
  return {
    /** The index of the last block of the list. */
    last: Array.isArray(siblings) ? siblings.length - 1 : 0,
    /** Moves the block by a number of places. */
    move: (distance: number) =>
      change(({ pointer }) => {
        const target = addToIndex(pointer, distance)
        session.edit(file, { op: 'move', pointer, value: target })
        follow(target)
      }),
    duplicate: () =>
      change(async (place) => {
        await duplicateItem(session, place)
        follow(addToIndex(place.pointer, 1))
      }),
    remove: () =>
      change(({ pointer }) => {
        session.edit(file, { op: 'unset', pointer })
        onChange(pointer)
      }),
  }
}

function addToIndex(pointer: string, number: number): string {
  const [list, index] = splitPointer(pointer)
  return `${list}/${Number(index) + number}`
}

interface MenuCommandProps {
  icon: string
  label: string
  onClick: () => void
}

function MenuCommand({ icon, label, onClick }: MenuCommandProps) {
  return (
    <Menu.Item leftSection={<Icon src={icon} />} onClick={onClick}>
      {label}
    </Menu.Item>
  )
}

/** The pointer of the list and the index in it. The index is undefined for other values. */
function splitItem(pointer: string): [list: string, index: number | undefined] {
  const [list, last] = splitPointer(pointer)
  return [list, /^\d+$/.test(last) ? Number(last) : undefined]
}
