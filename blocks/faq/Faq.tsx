import { startTransition, useMemo, useRef, useState } from 'react'
import { Section, useHashTarget, usePanels } from '../../engine/block-api'
import type { FaqBlock } from '../../schemas/generated/types'
import styles from './Faq.module.css'
import { FaqSearch } from './FaqSearch'
import { createFilter } from './filter-items'
import { answerOf, Question } from './Question'

/** Questions with answers that open in place, any number at once. All are in the document. */
export function Faq({ block }: { block: FaqBlock }) {
  const { items, title, search, votes } = block
  const box = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const find = useMemo(() => createFilter(items), [items])
  const shown = find(typed)
  const answers = usePanels({ ids: items.map(answerOf) })
  // The character that was typed is seen first.
  const [filter] = useState(() => (typed: string) => startTransition(() => setTyped(typed)))
  useHashTarget(
    items.map(({ id }) => id),
    (id) => {
      // A question that the address names is shown, whatever was typed before.
      if (box.current) box.current.value = ''
      setTyped('')
      answers.setOpen((open) => [...new Set([...open, answerOf({ id })])])
    },
  )
  return (
    <Section block={block} className={title ? styles.titled : styles.faq}>
      <div className={styles.body}>
        {search && (
          <FaqSearch labels={search} box={box} typed={typed} count={shown.length} onType={filter} />
        )}
        <div className={styles.list} hidden={shown.length === 0}>
          {items.map((item) => (
            <Question
              key={item.id}
              item={item}
              votes={votes}
              level={title ? 3 : 2}
              isHidden={!shown.includes(item)}
              answers={answers}
            />
          ))}
        </div>
      </div>
    </Section>
  )
}
