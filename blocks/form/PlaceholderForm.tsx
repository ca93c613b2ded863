import { useId } from 'react'
import { NotYet } from '../../engine/block-api'
import type { FormBlock } from '../../schemas/generated/types'
import styles from './Form.module.css'
import { FormSmallPrint } from './FormSmallPrint'
import { FieldList } from './fields/FieldList'
import { listValueFields } from './values/fields'

/**
 * A form without a receiver. It is not a `form` element, so that Enter and the button do nothing,
 * even before any script runs. The button's label explains this.
 */
export function PlaceholderForm({ block }: { block: FormBlock }) {
  const { title, fields, submit, layout, name, smallPrint } = block
  const id = useId()
  const Container = listValueFields(fields).some(({ type }) => type === 'search')
    ? 'search'
    : 'fieldset'
  return (
    <Container className={`${styles[layout]} ${styles.placeholder}`} aria-label={name}>
      <FieldList fields={fields} id={id} level={title ? 3 : 2} round={0} />
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
