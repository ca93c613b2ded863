import { useEffect, useId, useRef } from 'react'
import { RichText } from '../../engine/block-api'
import type { FormConfirmation as Confirmation } from '../../schemas/generated/types'
import styles from './FormConfirmation.module.css'

/**
 * What a form says for good once it has been sent. It takes the focus, unless the visitor has gone
 * on elsewhere. It is no live region: the toast has announced that the form was sent.
 */
export function FormConfirmation({ title, text }: Confirmation) {
  const box = useRef<HTMLDivElement>(null)
  const id = useId()
  useEffect(() => {
    const { activeElement, body } = document
    const isFree = activeElement === body || box.current?.closest('form')?.contains(activeElement)
    if (isFree) box.current?.focus()
  }, [])
  return (
    // biome-ignore lint/a11y/useSemanticElements: it holds no fields.
    <div ref={box} role="group" aria-labelledby={id} tabIndex={-1} className={styles.box}>
      <p id={id} className={styles.title}>
        {title}
      </p>
      <p>
        <RichText text={text} />
      </p>
    </div>
  )
}
