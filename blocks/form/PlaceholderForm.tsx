import { useId } from 'react'
import { NotYet } from '../../engine/block-api'
import type { FormBlock } from '../../schemas/generated/types'
import { FieldView } from './FieldView'
import styles from './Form.module.css'
import { FormSmallPrint } from './FormSmallPrint'
import { listValueFields } from './form-schema'

/**
 * A form without a receiver. It is not a `form` element, so that Enter and the button do nothing,
 * even before any script runs. The button's label explains this.
 */
export function PlaceholderForm({ block }: { block: FormBlock }) {
  const { fields, submit, layout, name, smallPrint } = block
  const id = useId()
  const inputs = listValueFields(fields)
  const Container = inputs.some(({ type }) => type === 'search') ? 'search' : 'fieldset'
  return (
    <Container className={`${styles[layout]} ${styles.placeholder}`} aria-label={name}>
      {inputs.map((field) => (
        <FieldView key={field.name} field={field} id={`${id}-${field.name}`} />
      ))}
      <div className={styles.end}>
        <button type="button" className={styles.submit} aria-disabled="true" aria-describedby={id}>
          {submit}
        </button>
      </div>
      <p>
        <NotYet id={id} />
      </p>
      {smallPrint && <FormSmallPrint text={smallPrint} />}
    </Container>
  )
}
