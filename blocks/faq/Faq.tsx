import { useState } from 'react'
import { Section, useHashTarget } from '../../engine/block-api'
import type { FaqBlock } from '../../schemas/generated/types'
import styles from './Faq.module.css'
import { Question } from './Question'

/** Questions with answers that open in place, any number at once. All are in the document. */
export function Faq({ block }: { block: FaqBlock }) {
  const { items, title } = block
  const [open, setOpen] = useState<string[]>([])
  const change = (id: string, isOpen: boolean) =>
    setOpen((ids) => (isOpen ? [...ids, id] : ids.filter((other) => other !== id)))
  useHashTarget(
    items.map(({ id }) => id),
    (id) => change(id, true),
  )
  return (
    <Section block={block} className={title ? styles.titled : styles.faq}>
      <div className={styles.list}>
        {items.map((item) => (
          <Question
            key={item.id}
            item={item}
            level={title ? 3 : 2}
            isOpen={open.includes(item.id)}
            onChange={change}
          />
        ))}
      </div>
    </Section>
  )
}
