import { useId, useRef, useState } from 'react'
import { resolveTokens, useAudience } from '../../engine/block-api'
import type { AudienceSelectorBlock } from '../../schemas/generated/types'
import styles from './AudienceSelector.module.css'

/** Lets visitors choose their audience. Pressing the chosen button again clears the choice. */
export function AudienceSelector({ block }: { block: AudienceSelectorBlock }) {
  const { label, text, clearLabel, chosen, cleared } = block
  const { audiences, audience, choose, prepare } = useAudience()
  const [announcement, setAnnouncement] = useState('')
  const id = useId()
  const options = useRef<HTMLDivElement>(null)
  const clear = () => {
    // The element that takes the focus when the button that clears the choice disappears.
    options.current?.querySelector('button')?.focus()
    select()
  }
  const select = (next?: string) => {
    const name = audiences.find((candidate) => candidate.id === next)?.name
    setAnnouncement(name ? resolveTokens(chosen, { audience: name }) : cleared)
    choose(next)
  }
  return (
    <fieldset
      className={styles.selector}
      aria-labelledby={id}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      <p className={styles.label} id={id}>
        {label}
      </p>
      <div ref={options} className={styles.options}>
        {audiences.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === audience?.id}
            onClick={() => select(id === audience?.id ? undefined : id)}
          >
            {name}
          </button>
        ))}
        {audience && (
          <button type="button" className={styles.clear} aria-label={clearLabel} onClick={clear}>
            ×
          </button>
        )}
      </div>
      <p className={styles.text}>{audience?.description ?? text}</p>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </fieldset>
  )
}
