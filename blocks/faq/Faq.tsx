import { startTransition, useMemo, useRef, useState } from 'react'
import { Section, useHashTarget, usePanels } from '../../engine/block-api'
import type { FaqBlock } from '../../schemas/generated/types'
import styles from './Faq.module.css'
import { FaqSearch } from './FaqSearch'
import { createFilter } from './filter-items'
import { answerOf, Question } from './Question'

/**
 * Questions whose answers open in place, independently of each other. All answers are in the HTML.
 */
export function Faq({ block }: { block: FaqBlock }) {
  const { items, title, search, votes } = block
  const box = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const find = useMemo(() => createFilter(items), [items])
  const shown = find(typed)
  const answers = usePanels({ ids: items.map(answerOf) })
  // Renders the typed character before filtering the questions.
  const [filter] = useState(() => (typed: string) => startTransition(() => setTyped(typed)))
  useHashTarget(
    items.map(({ id }) => id),
    (id) => {
      // The question that the URL's hash names is shown even if the filter excludes it.
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
