import { ActionIcon, Menu } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import downIcon from '@tabler/icons/outline/arrow-down.svg'
import moveIcon from '@tabler/icons/outline/arrow-right.svg'
import upIcon from '@tabler/icons/outline/arrow-up.svg'
import pasteIcon from '@tabler/icons/outline/clipboard.svg'
import copyIcon from '@tabler/icons/outline/copy.svg'
import duplicateIcon from '@tabler/icons/outline/copy-plus.svg'
import cutIcon from '@tabler/icons/outline/cut.svg'
import dotsIcon from '@tabler/icons/outline/dots.svg'
import plusIcon from '@tabler/icons/outline/plus.svg'
import trashIcon from '@tabler/icons/outline/trash.svg'
import detachIcon from '@tabler/icons/outline/unlink.svg'
import { getOuterPointer, resolvePointer } from '../../core/json-pointer'
import { addToIndex } from '../../core/studio/move-target'
import type { FilePlace, OutlineBlock } from '../../core/studio/protocol'
import { Icon } from '../kit/Icon'
import { findItem, isPageItem } from '../session/outline'
import { useBlockLabel, useSession, useStudio } from '../session/use-studio'
import { DetachBlock } from './DetachBlock'
import type { BlockCommands, BlockEvents } from './use-block-commands'

interface BlockMenuProps {
  block: OutlineBlock
  commands: BlockCommands
  events: BlockEvents
}

/** The commands for a block. A block of a shared file has them where the page uses it. */
export function BlockMenu(props: BlockMenuProps) {
  const { block, commands } = props
  const { type, use } = block
  const label = useBlockLabel(type)
  const pageFile = useStudio((state) => state.page?.file)
  const [isAsking, { open, close }] = useDisclosure()
  const { file, pointer } = findItem(block)
  if (file !== pageFile && !use) return null
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
          {isPageItem(block, pageFile) && <ItemCommands {...props} />}
          {!use && <CopyCommands {...props} />}
          {use && <Command icon={detachIcon} label="Detach" onClick={open} />}
        </Menu.Dropdown>
      </Menu>
      {use && (
        <DetachBlock
          use={use}
          isOpen={isAsking}
          onClose={close}
          onDetach={() => {
            close()
            commands.detach(use)
          }}
        />
      )}
    </>
  )
}

/** The commands for a block of a list. */
function ItemCommands(props: BlockMenuProps) {
  const { block, commands, events } = props
  const place = findItem(block)
  const { file, pointer } = place
  const last = useLastIndex(place)
  const after = addToIndex(pointer, 1)
  const isFirst = pointer.endsWith('/0')
  const isLast = pointer.endsWith(`/${last}`)
  return (
    <>
      <Command icon={plusIcon} label="Add a block before" onClick={() => events.onAdd(place)} />
      <Command
        icon={plusIcon}
        label="Add a block after"
        onClick={() => events.onAdd({ file, pointer: after })}
      />
      <Menu.Divider />
      {!isFirst && (
        <Command
          icon={upIcon}
          label="Move up"
          onClick={() => commands.move(block, addToIndex(pointer, -1))}
        />
      )}
      {!isLast && (
        <Command
          icon={downIcon}
          label="Move down"
          onClick={() => commands.move(block, addToIndex(pointer, 2))}
        />
      )}
      <Command icon={moveIcon} label="Move to…" onClick={() => events.onChoosePlace(block)} />
      <Menu.Divider />
      <Command icon={pasteIcon} label="Paste before" onClick={() => commands.paste(place)} />
      <Command
        icon={pasteIcon}
        label="Paste after"
        onClick={() => commands.paste({ file, pointer: after })}
      />
      <Command icon={duplicateIcon} label="Duplicate" onClick={() => commands.duplicate(block)} />
      {block.use && <RemoveCommand {...props} />}
    </>
  )
}

/** The commands that every block has that is not shared. */
function CopyCommands({ block, commands }: BlockMenuProps) {
  return (
    <>
      <Command icon={copyIcon} label="Copy" onClick={() => commands.copy(block)} />
      <Command icon={cutIcon} label="Cut" onClick={() => commands.cut(block)} />
      <RemoveCommand block={block} commands={commands} />
    </>
  )
}

function RemoveCommand({ block, commands }: Pick<BlockMenuProps, 'block' | 'commands'>) {
  return <Command icon={trashIcon} label="Delete" onClick={() => commands.remove(block)} />
}

/** The index of the last block of a block's list. */
function useLastIndex({ file, pointer }: FilePlace): number {
  const list = resolvePointer(useSession().readValue(file), getOuterPointer(pointer))
  return Array.isArray(list) ? list.length - 1 : 0
}

interface CommandProps {
  icon: string
  label: string
  onClick: () => void
}

function Command({ icon, label, onClick }: CommandProps) {
  return (
    <Menu.Item leftSection={<Icon src={icon} />} onClick={onClick}>
      {label}
    </Menu.Item>
  )
}
