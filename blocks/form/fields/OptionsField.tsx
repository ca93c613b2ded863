import { useMessages } from '../../../engine/block-api'
import type { CheckboxesField, RadioField } from '../../../schemas/generated/types'
import styles from '../Form.module.css'
import { findRequired } from '../values/find-errors'
import { FieldError } from './FieldError'
import { FieldHint } from './FieldHint'
import type { FieldProps } from './field-props'
import { listDescriptions, readInput } from './field-props'

/** A question with visible options, and the fields that they show. */
export function OptionsField({ field, context }: FieldProps<CheckboxesField | RadioField>) {
  const { optional } = useMessages()
  const { type, name, label, hint, width, options } = field
  const id = `${context.id}-${name}`
  const { error, defaultValue = [], onChange } = readInput(context, name)
  const required = findRequired(field) !== undefined
  const choose = (value: string, isChosen: boolean) => {
    const others = [context.form?.getValues()[name] ?? []].flat().filter((one) => one !== value)
    onChange?.(type === 'radio' ? value : isChosen ? [...others, value] : others)
  }
  return (
    <fieldset
      className={`${styles.choices} ${styles[width]}`}
      role={type === 'radio' ? 'radiogroup' : undefined}
      aria-describedby={listDescriptions(id, { hint, error })}
    >
      <legend>
        {label}
        {!required && <span className={styles.optional}> ({optional})</span>}
      </legend>
      <FieldHint id={id} hint={hint} />
      {options.map(({ value, label: text = value, fields }, index) => (
        <div key={value} className={styles.option}>
          <input
            type={type === 'radio' ? 'radio' : 'checkbox'}
            id={`${id}-${index}`}
            name={name}
            value={value}
            defaultChecked={[defaultValue].flat().includes(value)}
            required={type === 'radio' && required}
            aria-invalid={error ? true : undefined}
            onChange={({ currentTarget }) => choose(value, currentTarget.checked)}
          />
          <label htmlFor={`${id}-${index}`}>{text}</label>
          {fields && <div className={styles.inner}>{context.renderFields(fields)}</div>}
        </div>
      ))}
      <FieldError id={id} error={error} />
    </fieldset>
  )
}
