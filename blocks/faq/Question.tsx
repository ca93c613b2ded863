import { useRef } from 'react'
import { RichText } from '../../engine/block-api'
import type { FaqItem } from '../../schemas/generated/types'
import styles from './Faq.module.css'
import { useFindInPage } from './find-in-page'

export interface QuestionProps {
  item: FaqItem
  level: 2 | 3
  isOpen: boolean
  onChange: (id: string, isOpen: boolean) => void
}

/** One question, and its answer in a panel: https://www.w3.org/WAI/ARIA/apg/patterns/accordion/ */
export function Question({ item, level, isOpen, onChange }: QuestionProps) {
  const { id, question, answer, category } = item
  const panel = useRef<HTMLDivElement>(null)
  useFindInPage(panel, isOpen, () => onChange(id, true))
  const Heading = `h${level}` as const
  return (
    <div id={id}>
      {category && <p className={styles.category}>{category}</p>}
      <Heading>
        <button
          type="button"
          id={`${id}-question`}
          aria-expanded={isOpen}
          aria-controls={`${id}-answer`}
          onClick={() => onChange(id, !isOpen)}
        >
          {question}
        </button>
      </Heading>
      <section
        ref={panel}
        id={`${id}-answer`}
        aria-labelledby={`${id}-question`}
        hidden={!isOpen}
        className={styles.answer}
      >
        <p>
          <RichText text={answer} />
        </p>
      </section>
    </div>
  )
}
