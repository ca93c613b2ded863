import { RichText, renderPlainText, useSite } from '../../../engine/block-api'
import type { CheckboxField, ConsentField } from '../../../schemas/generated/types'
import styles from '../Form.module.css'
import { listConsentNames, TICKED } from '../values/fields'
import { findRequired } from '../values/find-errors'
import { FieldError } from './FieldError'
import { FieldHint } from './FieldHint'
import type { FieldProps } from './field-props'
import { listDescriptions, readInput } from './field-props'

/** A box to tick, and the fields that it shows. */
export function TickField({ field, context }: FieldProps<CheckboxField | ConsentField>) {
  const { name, label, hint } = field
  const { language } = useSite()
  const names = listConsentNames(name)
  const id = `${context.id}-${name}`
  const { error, defaultValue, onChange } = readInput(context, name)
  return (
    <div className={`${styles.choices} ${styles.full}`}>
      <div className={styles.option}>
        <input
          type="checkbox"
          id={id}
          name={name}
          value={TICKED}
          defaultChecked={defaultValue === TICKED}
          required={findRequired(field) !== undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={listDescriptions(id, { hint, error })}
          onChange={({ currentTarget }) => onChange?.(currentTarget.checked ? TICKED : '')}
        />
        <label htmlFor={id}>
          <RichText text={label} />
        </label>
        {field.type === 'checkbox' && field.fields && (
          <div className={styles.inner}>{context.renderFields(field.fields)}</div>
        )}
      </div>
      <FieldHint id={id} hint={hint} />
      <FieldError id={id} error={error} />
      {field.type === 'consent' && (
        <>
          <input type="hidden" name={names.text} value={renderPlainText(label)} />
          <input type="hidden" name={names.language} value={language} />
        </>
      )}
    </div>
  )
}
