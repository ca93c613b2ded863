import { useRef } from 'react'
import { RichText } from '../../engine/block-api'
import type { FaqItem, FaqVotes } from '../../schemas/generated/types'
import styles from './Faq.module.css'
import { useFindInPage } from './find-in-page'
import { VoteBar } from './VoteBar'

export interface QuestionProps {
  item: FaqItem
  votes?: FaqVotes
  level: 2 | 3
  /** Whether the search has left it out. */
  isHidden: boolean
  isOpen: boolean
  onChange: (id: string, isOpen: boolean) => void
}

/** One question, and its answer in a panel: https://www.w3.org/WAI/ARIA/apg/patterns/accordion/ */
export function Question(props: QuestionProps) {
  const { item, votes, level, isHidden, isOpen, onChange } = props
  const { id, question, answer, category } = item
  const panel = useRef<HTMLDivElement>(null)
  useFindInPage(panel, isOpen, () => onChange(id, true))
  const Heading = `h${level}` as const
  return (
    <div id={id} hidden={isHidden}>
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
        {votes && <VoteBar id={id} labels={votes} />}
      </section>
    </div>
  )
}
