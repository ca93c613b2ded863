import { ActionIcon, Box, Paper } from '@mantine/core'
import type { RefObject } from 'react'
import { useLayoutEffect, useRef } from 'react'
import { isWithinPointer } from '../../../core/json-pointer'
import { Disclosure } from '../parts/Disclosure'
import styles from '../parts/FormParts.module.css'
import type { FieldInfo } from '../parts/field-props'
import { useForm } from '../parts/form-state'
import type { Slot } from '../parts/slot'
import { InnerFields } from './InnerFields'
import type { ListCommands } from './list-commands'

interface Position {
  index: number
  /** The length of the list. */
  count: number
  /** If `true`, the item was just added: it is open and has the focus. */
  isNew: boolean
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
  /** Called with a sentence for screen readers. */
  onMoved: (status: string) => void
}

/** An item of a list with its commands. A card shows its fields when it is opened. */
export function ListItem({ field, title, isLine, slot, ...actions }: ListItemProps) {
  const { Field } = useForm()
  const { isNew } = actions.position
  const root = useFocusIfNew(isNew)
  const contains = (pointer: string) => isWithinPointer(pointer, slot.pointer)
  const buttons = <ItemActions title={title} {...actions} />
  if (isLine) {
    return (
      <Box role="listitem" ref={root} className={styles.row}>
        <Field field={field} slot={slot} />
        {buttons}
      </Box>
    )
  }
  return (
    <Paper role="listitem" ref={root} withBorder p="xs" data-pointer={slot.pointer}>
      <Disclosure title={title} contains={contains} startsOpen={isNew} actions={buttons}>
        <InnerFields field={field} slot={slot} />
      </Disclosure>
    </Paper>
  )
}

/** Focuses the first field of a new item. */
function useFocusIfNew(isNew: boolean) {
  const root = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (isNew) root.current?.querySelector<HTMLElement>('input, textarea, select')?.focus()
  }, [isNew])
  return root
}

type ActionProps = Pick<ListItemProps, 'title' | 'position' | 'commands' | 'onMoved'>

/** The buttons of an item. The focus stays on the button when the item moves. */
function ItemActions({ title, position, commands, onMoved }: ActionProps) {
  const { index, count, isFull } = position
  const group = useRef<HTMLDivElement>(null)
  const pressed = useRef<string>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the item has moved if its index differs.
  useLayoutEffect(() => {
    if (pressed.current === null) return
    const buttons = [...(group.current?.querySelectorAll('button') ?? [])]
    const same = buttons.find((button) => button.dataset.action === pressed.current)
    const next = same?.disabled ? buttons.find((button) => !button.disabled) : same
    next?.focus()
    pressed.current = null
  }, [index])
  const move = (to: number) => {
    commands.move(index, to)
    onMoved(`${title} is now ${to + 1} of ${count}.`)
  }
  const item = { title, pressed }
  return (
    <div ref={group}>
      <Command {...item} action="Move up" isDisabled={index === 0} apply={() => move(index - 1)} />
      <Command
        {...item}
        action="Move down"
        isDisabled={index === count - 1}
        apply={() => move(index + 1)}
      />
      <Command
        {...item}
        action="Duplicate"
        isDisabled={isFull}
        apply={() => commands.duplicate(index)}
      />
      <Command {...item} action="Remove" apply={() => commands.remove(index)} />
    </div>
  )
}

const SIGNS = { 'Move up': '↑', 'Move down': '↓', Duplicate: '⧉', Remove: '×' }

interface CommandProps {
  action: keyof typeof SIGNS
  title: string
  /** The last action. */
  pressed: RefObject<string | null>
  isDisabled?: boolean
  apply: () => void
}

function Command({ action, title, pressed, isDisabled, apply }: CommandProps) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      data-action={action}
      aria-label={`${action}: ${title}`}
      title={action}
      disabled={isDisabled}
      onClick={() => {
        pressed.current = action
        apply()
      }}
    >
      {SIGNS[action]}
    </ActionIcon>
  )
}
