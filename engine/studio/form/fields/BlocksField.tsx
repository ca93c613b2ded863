import { Button, Group, Input, Stack } from '@mantine/core'
import type { Control } from '../../../core/editing/control'
import { isObject } from '../../../core/editing/form-fields'
import { writeLabel } from '../../../core/editing/labels'
import type { FieldProps } from '../parts/field-props'
import { useForm } from '../parts/form-state'
import { Messages } from '../parts/Messages'

type BlocksProps = FieldProps<Extract<Control, { kind: 'blocks' }>>

/** The blocks within a block. Each has its own form. */
export function BlocksField(props: BlocksProps) {
  const { field, control, slot } = props
  const { host } = useForm()
  const { pointer, value } = slot
  const hasValue = value !== undefined
  return (
    <Input.Wrapper label={field.label} labelElement="div">
      <Messages slot={slot} description={field.description} />
      <Stack role="group" aria-label={field.label}>
        {host.renderBlocks?.({ pointer, isList: control.isList, hasValue }) ?? (
          <BlockButtons {...props} />
        )}
      </Stack>
    </Input.Wrapper>
  )
}

function BlockButtons({ control, slot }: BlocksProps) {
  const { host } = useForm()
  const blocks: unknown[] = control.isList && Array.isArray(slot.value) ? slot.value : [slot.value]
  const pointer = (index: number) => (control.isList ? `${slot.pointer}/${index}` : slot.pointer)
  return (
    <Group>
      {blocks.filter(isObject).map(({ type }, index) => (
        <Button
          key={pointer(index)}
          variant="default"
          size="compact-sm"
          onClick={() => host.open?.(pointer(index))}
        >
          {(host.labelBlock ?? writeLabel)(String(type))}
        </Button>
      ))}
    </Group>
  )
}
