import { useMessages } from '../../../engine/block-api'
import type {
  DateField,
  NumberField,
  SelectField,
  TextField,
  TimeField,
} from '../../../schemas/generated/types'
import styles from '../Form.module.css'
import { listConstraints } from '../values/constraints'
import { findRequired } from '../values/find-errors'
import { FieldError } from './FieldError'
import { FieldHint } from './FieldHint'
import type { FieldProps } from './field-props'
import { listDescriptions, readInput } from './field-props'

type ControlField = DateField | NumberField | SelectField | TextField | TimeField

/** A field with one control: its label, its hint, the control and its error. */
export function TextControl({ field, context }: FieldProps<ControlField>) {
  const { optional } = useMessages()
  const { name, label, hint, width } = field
  const id = `${context.id}-${name}`
  const { error, ...input } = readInput(context, name)
  const required = findRequired(field) !== undefined
  return (
    <div className={`${styles.field} ${styles[width]}`}>
      <label htmlFor={id}>
        {label}
        {!required && field.type !== 'search' && (
          <span className={styles.optional}> ({optional})</span>
        )}
      </label>
      <FieldHint id={id} hint={hint} />
      <Control
        field={field}
        input={{
          ...input,
          id,
          name,
          required,
          ...listConstraints(field),
          autoComplete: 'autocomplete' in field ? field.autocomplete : undefined,
          'aria-invalid': error ? true : undefined,
          'aria-describedby': listDescriptions(id, { hint, error }),
        }}
      />
      <FieldError id={id} error={error} />
    </div>
  )
}

interface ControlProps {
  field: ControlField
  input: {
    id: string
    name: string
    required: boolean
    minLength?: number
    pattern?: string
    min?: string
    max?: string
    autoComplete?: string
    'aria-invalid'?: true
    'aria-describedby'?: string
  }
}

function Control({ field, input }: ControlProps) {
  switch (field.type) {
    case 'select':
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
    case 'textarea':
      return <textarea {...input} rows={6} placeholder={field.placeholder} />
    // Inputs of the type `number` accept no decimal comma in some languages, and change when the
    // visitor scrolls.
    case 'number':
      return <input {...input} type="text" inputMode="decimal" placeholder={field.placeholder} />
    case 'date':
    case 'time':
      return <input {...input} type={field.type} />
    default:
      return <input {...input} type={field.type} placeholder={field.placeholder} />
  }
}
