import { Button, Fieldset, Stack, VisuallyHidden } from '@mantine/core'
import { useState } from 'react'
import type { Control } from '../../../core/editing/control'
import { describeControl } from '../../../core/editing/control'
import { mergeExamples } from '../../../core/editing/form-fields'
import type { KeyedItem } from '../../../core/editing/item-keys'
import { keyItems } from '../../../core/editing/item-keys'
import { buildNewItem, findTitle } from '../../../core/editing/values'
import type { FieldInfo, FieldProps } from '../parts/field-props'
import { useForm } from '../parts/form-state'
import { Messages } from '../parts/Messages'
import { openItem } from '../parts/slot'
import { ListItem } from './ListItem'
import { buildCommands } from './list-commands'

type ListControl = Extract<Control, { kind: 'lines' | 'cards' }>

/** A list. Its items can be added, moved, duplicated and removed. */
export function ListField({ field, control, slot }: FieldProps<ListControl>) {
  const { host, definitions } = useForm()
  const items: unknown[] = Array.isArray(slot.value) ? slot.value : []
  const keyed = useKeyedItems(items)
  const [added, setAdded] = useState<number>()
  const [status, setStatus] = useState('')
  const commands = buildCommands(host, slot, items.length)
  const isFull = items.length >= (control.maximum ?? Number.POSITIVE_INFINITY)
  const add = () => {
    commands.add(buildNewItem(control.items, definitions))
    setAdded(items.length)
  }
  const itemControl = describeControl(control.items, definitions)
  const info = (index: number): FieldInfo => ({
    label: `${field.label} ${index + 1}`,
    isRequired: true,
    control: itemControl,
    schema: control.items,
    example: mergeExamples(field.example),
  })
  // The only item of a new block, for example.
  const startsOpen = field.isRequired && items.length === 1
  return (
    <Fieldset legend={field.label} variant="unstyled">
      <Messages slot={slot} description={field.description} />
      <Stack gap="xs" role="list" aria-label={field.label}>
        {keyed.map(({ key }, index) => (
          <ListItem
            key={key}
            field={info(index)}
            title={
              findTitle(control.items, items[index], definitions) || `${field.label} ${index + 1}`
            }
            isLine={control.kind === 'lines'}
            slot={openItem(host, slot, index)}
            position={{ index, count: items.length, isNew: index === added, startsOpen, isFull }}
            commands={commands}
            onMoved={setStatus}
          />
        ))}
      </Stack>
      <Button size="compact-sm" variant="default" mt="xs" onClick={add} disabled={isFull}>
        Add<VisuallyHidden>{` to ${field.label}`}</VisuallyHidden>
      </Button>
      <VisuallyHidden role="status">{status}</VisuallyHidden>
    </Fieldset>
  )
}

/** The items with keys that stay when items move. */
function useKeyedItems(items: unknown[]): KeyedItem[] {
  const [known, setKnown] = useState({ items, keyed: keyItems([], items) })
  if (known.items === items || (known.items.length === 0 && items.length === 0)) return known.keyed
  const next = { items, keyed: keyItems(known.keyed, items) }
  setKnown(next)
  return next.keyed
}
