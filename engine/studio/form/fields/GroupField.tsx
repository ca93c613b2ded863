import { Button, Fieldset, VisuallyHidden } from '@mantine/core'
import type { GroupControl } from '../../../core/editing/control'
import { isFocusPoint, resolveSchema } from '../../../core/editing/form-schema'
import { isWithinPointer } from '../../../core/json-pointer'
import { Disclosure } from '../parts/Disclosure'
import styles from '../parts/FormParts.module.css'
import type { FieldProps } from '../parts/field-props'
import { useForm } from '../parts/form-state'
import { Messages } from '../parts/Messages'
import { FocusPicture } from './FocusPicture'
import { ObjectFields } from './ObjectFields'

/** An object. It is open if the block has it. */
export function GroupField({ field, control, slot }: FieldProps<GroupControl>) {
  const { definitions } = useForm()
  const has = slot.value !== undefined
  // An empty object has a meaning of its own.
  const canBeEmpty = resolveSchema(field.schema, definitions).minProperties === 0
  const add = !has && canBeEmpty && (
    <Button size="compact-xs" variant="subtle" color="gray" onClick={() => slot.set({})}>
      Add<VisuallyHidden>{` ${field.label}`}</VisuallyHidden>
    </Button>
  )
  const remove = has && slot.clear && (
    <Button size="compact-xs" variant="subtle" color="gray" onClick={slot.clear}>
      Remove<VisuallyHidden>{` ${field.label}`}</VisuallyHidden>
    </Button>
  )
  return (
    <Disclosure
      title={field.label}
      contains={(pointer) => isWithinPointer(pointer, slot.pointer)}
      startsOpen={has || field.isRequired}
      actions={remove || add}
    >
      <Fieldset variant="unstyled" aria-label={field.label} className={styles.inner}>
        <Messages slot={{ ...slot, pointer: '' }} description={field.description} />
        {isFocusPoint(field.schema) && <FocusPicture slot={slot} />}
        <ObjectFields
          field={field}
          control={control}
          slot={canBeEmpty ? { ...slot, clear: undefined } : slot}
        />
      </Fieldset>
    </Disclosure>
  )
}
