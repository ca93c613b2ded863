import { Button, Fieldset, Stack, VisuallyHidden } from '@mantine/core'
import { useState } from 'react'
import type { Control } from '../../../core/editing/control'
import { describeControl } from '../../../core/editing/control'
import { mergeExamples } from '../../../core/editing/form-fields'
import { resolveSchema } from '../../../core/editing/form-schema'
import type { KeyedItem } from '../../../core/editing/item-keys'
import { keyItems } from '../../../core/editing/item-keys'
import type { SwitchedList } from '../../../core/editing/switch-item'
import { buildOtherItem } from '../../../core/editing/switch-item'
import { buildNewItem, canShow, findTitle } from '../../../core/editing/values'
import { useDragging } from '../../kit/use-dragging'
import type { FieldProps } from '../parts/field-props'
import { useForm } from '../parts/form-state'
import { Messages } from '../parts/Messages'
import type { Slot } from '../parts/slot'
import { openItem } from '../parts/slot'
import { ListItem } from './ListItem'
import { buildCommands } from './list-commands'

type ListControl = Extract<Control, { kind: 'lines' | 'cards' }>

interface ListProps extends FieldProps<ListControl> {
  /** If a switch shows an item, this list has the others. */
  switched?: SwitchedList
}

/** A list. Its items can be added, moved, duplicated and removed. */
export function ListField(props: ListProps) {
  const { field, control, slot, switched } = props
  const { host, definitions } = useForm()
  const shown = listItems(slot).flatMap((_, index) => (index === switched?.index ? [] : [index]))
  const [added, setAdded] = useState<AddedItem>()
  const commands = buildCommands(host, slot, shown)
  const { length } = shown
  const isFull = length >= (control.maximum ?? Number.POSITIVE_INFINITY)
  const add = () => {
    const item = switched
      ? buildOtherItem(switched, control.items, definitions)
      : buildNewItem(control.items, definitions)
    setAdded({ place: length, length: length + 1 })
    commands.add(item)
  }
  const duplicate = (place: number) => {
    setAdded({ place: place + 1, length: length + 1 })
    commands.duplicate(place)
  }
  return (
    <Fieldset legend={field.label} variant="unstyled">
      <Messages slot={slot} description={field.description} />
      <ListItems {...props} list={{ shown, added, isFull, commands: { ...commands, duplicate } }} />
      <Button size="compact-sm" variant="default" mt="xs" onClick={add} disabled={isFull}>
        Add<VisuallyHidden>{` to ${field.label}`}</VisuallyHidden>
      </Button>
    </Fieldset>
  )
}

/** An item that the author has added, or a copy. */
interface AddedItem {
  /** Its index among the items that the list shows. */
  place: number
  /** The number of items once it has arrived. */
  length: number
}

interface ItemsProps extends ListProps {
  list: {
    /** The indexes of the items. */
    shown: number[]
    added: AddedItem | undefined
    isFull: boolean
    commands: ReturnType<typeof buildCommands>
  }
}

function ListItems({ field, control, slot, switched, list }: ItemsProps) {
  const { host, definitions } = useForm()
  const { shown, added, isFull, commands } = list
  const items = listItems(slot)
  const keyed = useKeyedItems(items)
  const [status, setStatus] = useState('')
  const whole = describeControl(control.items, definitions)
  const { others = whole } = switched ?? {}
  const { length: count } = shown
  const dragging = useDragging({
    accepts: () => true,
    onDrop: (dragged, item, edge) => {
      const from = Number(dragged)
      const next = Number(item) + (edge === 'after' ? 1 : 0)
      const to = next > from ? next - 1 : next
      if (to === from) return
      commands.move(from, to)
      const title = findTitle(control.items, items[shown[from] ?? from], definitions)
      setStatus(`${title || `${field.label} ${from + 1}`} is now ${to + 1} of ${count}.`)
    },
  })
  // The only item of a new block, for example.
  const [startsOpen] = useState(field.isRequired && count === 1)
  const isLast = added?.length === count
  const example = mergeExamples(field.example)
  const { label: itemLabel } = resolveSchema(control.items, definitions)
  const isLine = control.kind === 'lines'
  // No line is optional, so that none needs a sign.
  const info = { isRequired: !isLine, schema: control.items, example }
  return (
    <>
      <Stack gap="xs" role="list" aria-label={field.label}>
        {shown.map((index, place) => {
          const label = `${itemLabel ?? field.label} ${place + 1}`
          const itemControl = canShow(others, items[index]) ? others : whole
          const isNew = isLast && place === added.place
          return (
            <ListItem
              key={keyed[index]?.key}
              field={{ ...info, label, control: itemControl }}
              title={findTitle(control.items, items[index], definitions) || label}
              isLine={isLine}
              slot={openItem(host, slot, index)}
              position={{ index: place, count, isNew, startsOpen, isFull }}
              commands={commands}
              dragging={dragging}
              onMoved={setStatus}
            />
          )
        })}
      </Stack>
      <VisuallyHidden role="status">{status}</VisuallyHidden>
    </>
  )
}

function listItems({ value }: Slot): unknown[] {
  return Array.isArray(value) ? value : []
}

/** The items with keys that stay when items move. */
function useKeyedItems(items: unknown[]): KeyedItem[] {
  const [known, setKnown] = useState({ items, keyed: keyItems([], items) })
  if (known.items === items || (known.items.length === 0 && items.length === 0)) return known.keyed
  const next = { items, keyed: keyItems(known.keyed, items) }
  setKnown(next)
  return next.keyed
}
