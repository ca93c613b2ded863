import { Box, Paper } from '@mantine/core'
import arrowDown from '@tabler/icons/outline/arrow-down.svg'
import arrowUp from '@tabler/icons/outline/arrow-up.svg'
import copy from '@tabler/icons/outline/copy.svg'
import trash from '@tabler/icons/outline/trash.svg'
import { useLayoutEffect, useRef, useState } from 'react'
import { isWithinPointer } from '../../../core/json-pointer'
import { DragHandle } from '../../kit/DragHandle'
import { IconButton } from '../../kit/IconButton'
import type { Dragging } from '../../kit/use-dragging'
import { Disclosure } from '../parts/Disclosure'
import styles from '../parts/FormParts.module.css'
import type { FieldInfo } from '../parts/field-props'
import { useForm } from '../parts/form-state'
import { NewPart } from '../parts/NewPart'
import type { Slot } from '../parts/slot'
import { InnerFields } from './InnerFields'
import type { ListCommands } from './list-commands'

interface Position {
  index: number
  /** The length of the list. */
  count: number
  /** If `true`, the item was just added or copied: it opens and gets the focus. */
  isNew: boolean
  /** If `true`, the item is open when the form opens. */
  startsOpen: boolean
  /** If `true`, the list has its maximum length. */
  isFull: boolean
}

interface ListItemProps {
  field: FieldInfo
  /** The item's title, or its position if it has none. */
  title: string
  /** If `true`, the item is a single field. */
  isLine: boolean
  slot: Slot
  position: Position
  commands: ListCommands
  dragging: Dragging
  /** Called with a sentence for screen readers. */
  onMoved: (status: string) => void
}

/** An item of a list with its commands. A card shows its fields when it is opened. */
export function ListItem({ field, title, isLine, slot, ...actions }: ListItemProps) {
  const { Field } = useForm()
  const { isNew, startsOpen, index } = actions.position
  const zone = actions.dragging.zone(String(index))
  // The position can become that of another item.
  const [wasAdded] = useState(isNew)
  const root = useFocusIfNew(isNew)
  const contains = (pointer: string) => isWithinPointer(pointer, slot.pointer)
  const buttons = <ItemActions title={title} {...actions} />
  if (isLine) {
    return (
      <Box role="listitem" ref={root} className={styles.row} {...zone}>
        <NewPart isNew={wasAdded}>
          <Field field={field} slot={slot} />
        </NewPart>
        {buttons}
      </Box>
    )
  }
  return (
    <Paper role="listitem" ref={root} withBorder p="xs" data-pointer={slot.pointer} {...zone}>
      <Disclosure
        title={title}
        isCut
        contains={contains}
        startsOpen={isNew || startsOpen}
        actions={buttons}
      >
        <NewPart isNew={wasAdded}>
          <InnerFields field={field} slot={slot} />
        </NewPart>
      </Disclosure>
    </Paper>
  )
}

/** Shows a new item, and focuses its first field. */
function useFocusIfNew(isNew: boolean) {
  const root = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!isNew) return
    root.current?.scrollIntoView({ block: 'nearest' })
    root.current?.querySelector<HTMLElement>('input, textarea, select')?.focus()
  }, [isNew])
  return root
}

type ActionProps = Pick<ListItemProps, 'title' | 'position' | 'commands' | 'dragging' | 'onMoved'>

/** The buttons of an item. The focus stays on the button when the item moves. */
function ItemActions({ title, position, commands, dragging, onMoved }: ActionProps) {
  const { index, count, isFull } = position
  const group = useRef<HTMLDivElement>(null)
  const moved = useRef<'up' | 'down'>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the item has moved if its index differs.
  useLayoutEffect(() => {
    if (moved.current === null) return
    const [up, down] = group.current?.querySelectorAll('button') ?? []
    const button = moved.current === 'up' ? up : down
    button?.focus()
    moved.current = null
  }, [index])
  const move = (to: number) => {
    moved.current = to < index ? 'up' : 'down'
    commands.move(index, to)
    onMoved(`${title} is now ${to + 1} of ${count}.`)
  }
  const last = count - 1
  return (
    <div ref={group} className={styles.commands}>
      {count > 1 && <DragHandle {...dragging.handle(String(index))} />}
      <IconButton
        icon={arrowUp}
        label={`Move up: ${title}`}
        isDisabled={index === 0}
        onClick={() => move(index - 1)}
      />
      <IconButton
        icon={arrowDown}
        label={`Move down: ${title}`}
        isDisabled={index === last}
        onClick={() => move(index + 1)}
      />
      <IconButton
        icon={copy}
        label={`Duplicate: ${title}`}
        isDisabled={isFull}
        onClick={() => commands.duplicate(index)}
      />
      <IconButton icon={trash} label={`Remove: ${title}`} onClick={() => commands.remove(index)} />
    </div>
  )
}
