import { useId } from 'react'
import { useLocationPath, useQuery } from '../../../engine/block-api'
import type {
  DecoyField,
  FieldGroup,
  FormField,
  HiddenField,
} from '../../../schemas/generated/types'
import styles from '../Form.module.css'
import type { FieldProps } from './field-props'
import { OptionsField } from './OptionsField'
import { TextControl } from './TextControl'
import { TickField } from './TickField'

/** A field of a form. */
export function FieldView({
  field,
  context,
}: FieldProps<Exclude<FormField, { type: 'file' | 'step' }>>) {
  switch (field.type) {
    case 'decoy':
      return <Decoy field={field} id={`${context.id}-${field.name}`} />
    case 'hidden':
      return <Hidden field={field} />
    case 'group':
      return <Group field={field} context={context} />
    case 'checkbox':
    case 'consent':
      return <TickField field={field} context={context} />
    case 'checkboxes':
    case 'radio':
      return <OptionsField field={field} context={context} />
    default:
      return <TextControl field={field} context={context} />
  }
}

/** Fields with a common heading. */
function Group({ field: { label, hint, fields }, context }: FieldProps<FieldGroup>) {
  const id = useId()
  return (
    <fieldset className={styles.group} aria-describedby={hint && id}>
      <legend>{label}</legend>
      {hint && (
        <p className={styles.hint} id={id}>
          {hint}
        </p>
      )}
      <div className={styles.stacked}>{context.renderFields(fields)}</div>
    </fieldset>
  )
}

/** The value of a parameter is known once the form's script has started. */
function Hidden({ field: { name, value, from, key = name } }: { field: HiddenField }) {
  const path = useLocationPath()
  const parameter = useQuery(key)
  return <input type="hidden" name={name} value={value ?? (from === 'page' ? path : parameter)} />
}

interface DecoyProps {
  field: Pick<DecoyField, 'name'>
  id: string
  type?: 'text' | 'checkbox'
}

/**
 * A honeypot field: invisible, out of the accessibility tree and out of the tab order. Its label is
 * its field name, because browsers take the preceding text as the label of a field without one, and
 * may then fill it in.
 */
export function Decoy({ field, id, type = 'text' }: DecoyProps) {
  return (
    <div className={styles.decoy} aria-hidden="true">
      <input
        type={type}
        id={id}
        name={field.name}
        aria-label={field.name}
        autoComplete="off"
        tabIndex={-1}
      />
    </div>
  )
}
