import { Box, Stack, Switch } from '@mantine/core'
import { useState } from 'react'
import type { CardsControl } from '../../../core/editing/control'
import type { SwitchedList } from '../../../core/editing/switch-item'
import { findSwitched } from '../../../core/editing/switch-item'
import styles from '../parts/FormParts.module.css'
import type { FieldProps } from '../parts/field-props'
import { useForm } from '../parts/form-state'
import { Messages } from '../parts/Messages'
import { openItem } from '../parts/slot'
import { ListField } from './ListField'
import { buildCommands } from './list-commands'
import { ObjectFields } from './ObjectFields'

/** A list of objects. An item that most lists need, such as a rule, is a switch above the others. */
export function CardsField(props: FieldProps<CardsControl>) {
  const { control, slot } = props
  const { definitions } = useForm()
  const items: unknown[] = Array.isArray(slot.value) ? slot.value : []
  const switched = findSwitched(control, items, definitions)
  if (!switched) return <ListField {...props} />
  const hasOthers = switched.others || items.length > (switched.index === undefined ? 0 : 1)
  return (
    <Stack>
      <SwitchedItem {...props} switched={switched} />
      {hasOthers ? <ListField {...props} switched={switched} /> : <Messages slot={slot} />}
    </Stack>
  )
}

interface SwitchedItemProps extends FieldProps<CardsControl> {
  switched: SwitchedList
}

/** The switch of an item, with the item's fields while it is on. */
function SwitchedItem({ field, control, slot, switched }: SwitchedItemProps) {
  const { host } = useForm()
  const { index, schema, property } = switched
  const { label, item } = control.switchItem ?? { label: field.label, item: {} }
  // What the author has typed stays if the switch is turned off and on again.
  const [kept, setKept] = useState<unknown>(item)
  const on = index === undefined ? undefined : openItem(host, slot, index)
  const toggle = () => {
    const commands = buildCommands(host, slot)
    if (index === undefined) return commands.add(kept, 0)
    setKept(on?.value)
    commands.remove(index)
  }
  const group = { kind: 'group', schema } as const
  return (
    <Box data-pointer={on?.pointer}>
      <Switch label={label} checked={on !== undefined} onChange={toggle} />
      {on && (
        <Box className={styles.inner}>
          <ObjectFields
            field={{ label, isRequired: true, control: group, schema }}
            control={group}
            slot={on}
            except={property}
          />
        </Box>
      )}
    </Box>
  )
}
