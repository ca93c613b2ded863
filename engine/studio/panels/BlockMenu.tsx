import { ActionIcon, Menu } from '@mantine/core'
import downIcon from '@tabler/icons/outline/arrow-down.svg'
import upIcon from '@tabler/icons/outline/arrow-up.svg'
import copyIcon from '@tabler/icons/outline/copy.svg'
import dotsIcon from '@tabler/icons/outline/dots.svg'
import plusIcon from '@tabler/icons/outline/plus.svg'
import trashIcon from '@tabler/icons/outline/trash.svg'
import { writeLabel } from '../../core/editing/labels'
import type { JsonEdit } from '../../core/json-edit'
import { resolvePointer, splitPointer } from '../../core/json-pointer'
import type { FilePlace, OutlineBlock } from '../../core/studio/protocol'
import { Icon } from '../kit/Icon'
import { useSession, useStudio } from '../session/use-studio'

interface BlockMenuProps {
  block: OutlineBlock
  /** Called with the place of a new block. */
  onAdd: (target: FilePlace) => void
  /** Called with the pointer at which the block is after a command, or was before its deletion. */
  onChange: (pointer: string) => void
}

/** The commands for a block of a list. A block that a shared file contains has none. */
export function BlockMenu({ block, onAdd, onChange }: BlockMenuProps) {
  const session = useSession()
  const pageFile = useStudio((state) => state.page?.file)
  const { file, pointer } = block.place
  const [list, index] = splitItem(pointer)
  if (file !== pageFile || index === undefined) return null
  const siblings = resolvePointer(session.readValue(file), list)
  const last = Array.isArray(siblings) ? siblings.length - 1 : index
  const at = (number: number) => `${list}/${number}`
  const change = (edit: JsonEdit, next?: string) => {
    session.edit(file, edit)
    onChange(next ?? pointer)
    if (next !== undefined) session.select({ file, pointer: next })
  }
  const move = (to: number) => change({ op: 'move', pointer, value: at(to) }, at(to))
  return (
    <Menu position="bottom-end" withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          data-commands={pointer}
          aria-label={`Commands: ${writeLabel(block.type)}`}
        >
          <Icon src={dotsIcon} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <MenuCommand
          icon={plusIcon}
          label="Add a block before"
          onClick={() => onAdd(block.place)}
        />
        <MenuCommand
          icon={plusIcon}
          label="Add a block after"
          onClick={() => onAdd({ file, pointer: at(index + 1) })}
        />
        <Menu.Divider />
        {index > 0 && <MenuCommand icon={upIcon} label="Move up" onClick={() => move(index - 1)} />}
        {index < last && (
          <MenuCommand icon={downIcon} label="Move down" onClick={() => move(index + 1)} />
        )}
        <MenuCommand
          icon={copyIcon}
          label="Duplicate"
          onClick={() => change({ op: 'duplicate', pointer }, at(index + 1))}
        />
        <MenuCommand
          icon={trashIcon}
          label="Delete"
          onClick={() => change({ op: 'unset', pointer })}
        />
      </Menu.Dropdown>
    </Menu>
  )
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
