import { clsx } from 'clsx'
import { useEffect, useId, useState } from 'react'
import { Icon, RichText } from '../../engine/block-api'
import type { FormPrefill, PrefillCard } from '../../schemas/generated/types'
import outlined from './Outlined.module.css'
import styles from './PrefillCards.module.css'
import type { FormState } from './use-live-form'

export interface PrefillCardsProps {
  prefill: FormPrefill
  form: FormState
  /** Focuses the form field. */
  focus: (name: string) => void
  level: 2 | 3
}

/**
 * Cards that insert a line into a field. They never replace text that the visitor has typed.
 * Without scripts, they are a plain list.
 */
export function PrefillCards({ prefill, form, focus, level }: PrefillCardsProps) {
  const { field, title, text, insert, items } = prefill
  const [chosen, setChosen] = useState<PrefillCard>()
  const [isOffered, setOffered] = useState(false)
  const [inserted, setInserted] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each insertion asks for it.
  useEffect(() => {
    // The focused button has disappeared, and the field is a new element.
    if (inserted > 0) focus(field)
  }, [inserted])
  const id = useId()
  const Heading = `h${level}` as const
  const read = () => String(form.getValues()[field] ?? '')
  const choose = (card: PrefillCard) => {
    const isFree = ['', ...items.map(({ line }) => line)].includes(read().trim())
    setChosen(card)
    setOffered(!isFree)
    if (isFree) form.setFieldValue(field, card.line)
  }
  const insertLine = () => {
    setOffered(false)
    if (chosen) form.setFieldValue(field, `${chosen.line}\n\n${read()}`)
    setInserted(inserted + 1)
  }
  return (
    <fieldset className={styles.prefill} aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      {text && (
        <p>
          <RichText text={text} />
        </p>
      )}
      <div className={styles.cards}>
        {items.map((card) => (
          <button
            key={card.value}
            type="button"
            aria-pressed={card.value === chosen?.value}
            onClick={() => choose(card)}
          >
            {card.icon && <Icon name={card.icon} size={24} />}
            <strong>{card.title}</strong>
            {card.text && <span>{card.text}</span>}
          </button>
        ))}
      </div>
      <noscript>
        <ul className={styles.subjects}>
          {items.map(({ value, title, text }) => (
            <li key={value}>
              <strong>{title}</strong>
              {text && <span>{text}</span>}
            </li>
          ))}
        </ul>
      </noscript>
      {isOffered && (
        <button type="button" className={clsx(outlined.button, styles.insert)} onClick={insertLine}>
          {insert}
        </button>
      )}
    </fieldset>
  )
}
