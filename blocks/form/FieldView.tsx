import type { ReactNode } from 'react'
import { useMessages } from '../../engine/block-api'
import type { DecoyField, FormField, SelectField, TextField } from '../../schemas/generated/types'
import styles from './Form.module.css'
import { isRequired, listConstraints } from './form-schema'

export interface FieldViewProps {
  field: Exclude<FormField, { type: 'file' }>
  id: string
  /** Connects the field to the form's state. */
  input?: object
  error?: ReactNode
  /** Content shown below the field. */
  children?: ReactNode
}

/** A field with its label, its hint and its error. */
export function FieldView({ field, id, input, error, children }: FieldViewProps) {
  const { optional } = useMessages()
  if (field.type === 'decoy') return <Decoy field={field} id={id} />
  const { label, hint, width } = field
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  const required = isRequired(field)
  return (
    <div className={`${styles.field} ${styles[width]}`}>
      <label htmlFor={id}>
        {label}
        {!required && field.type !== 'search' && (
          <span className={styles.optional}> ({optional})</span>
        )}
      </label>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <Control
        field={field}
        input={{
          ...input,
          id,
          name: field.name,
          required,
          ...listConstraints(field),
          autoComplete: field.autocomplete,
          'aria-invalid': error ? true : undefined,
          'aria-describedby': described || undefined,
        }}
      />
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
      {children}
    </div>
  )
}

interface ControlProps {
  field: TextField | SelectField
  input: {
    id: string
    name: string
    required: boolean
    minLength?: number
    pattern?: string
    autoComplete?: string
    'aria-invalid'?: true
    'aria-describedby'?: string
  }
}

function Control({ field, input }: ControlProps) {
  if (field.type === 'select') {
    return (
      <select {...input}>
        <option value="">{field.empty}</option>
        {field.options.map(({ value, label = value }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    )
  }
  const { type, placeholder } = field
  if (type === 'textarea') return <textarea {...input} rows={6} placeholder={placeholder} />
  return <input {...input} type={type} placeholder={placeholder} />
}

/**
 * A honeypot field: invisible, out of the accessibility tree and out of the tab order. Its label is
 * its field name, because browsers take the preceding text as the label of a field without one, and
 * may then fill it in.
 */
function Decoy({ field, id }: { field: DecoyField; id: string }) {
  return (
    <div className={styles.decoy} aria-hidden="true">
      <input
        type="text"
        id={id}
        name={field.name}
        aria-label={field.name}
        autoComplete="off"
        tabIndex={-1}
      />
    </div>
  )
}
