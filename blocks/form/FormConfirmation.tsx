import { useEffect, useId, useRef } from 'react'
import { RichText } from '../../engine/block-api'
import type { FormConfirmation as Confirmation } from '../../schemas/generated/types'
import styles from './FormConfirmation.module.css'

/**
 * The confirmation that replaces a form after it is sent. It takes the focus unless the visitor has
 * moved it elsewhere. It is not a live region, because the toast announces the success.
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
