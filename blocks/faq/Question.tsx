import { memo, useRef } from 'react'
import { type Panels, RichText } from '../../engine/block-api'
import type { FaqItem, FaqVotes } from '../../schemas/generated/types'
import styles from './Faq.module.css'
import { useFindInPage } from './find-in-page'
import { VoteBar } from './VoteBar'

export interface QuestionProps {
  item: FaqItem
  votes?: FaqVotes
  level: 2 | 3
  /** If `true`, the filter excludes the question. */
  isHidden: boolean
  answers: Panels
}

/** The id of a question's answer. */
export const answerOf = ({ id }: Pick<FaqItem, 'id'>) => `${id}-answer`

/** A question, and its answer in a panel: https://www.w3.org/WAI/ARIA/apg/patterns/accordion/ */
export function Question(props: QuestionProps) {
  const { item, votes, level, isHidden, answers } = props
  const { id, question, category } = item
  const panel = useRef<HTMLDivElement>(null)
  const own = answerOf(item)
  useFindInPage(panel, answers.open.includes(own), () => answers.setOpen((open) => [...open, own]))
  const Heading = `h${level}` as const
  return (
    <div id={id} hidden={isHidden}>
      {category && <p className={styles.category}>{category}</p>}
      <Heading>
        <button {...answers.buttonProps(own)} id={`${id}-question`}>
          {question}
        </button>
      </Heading>
      <section
        ref={panel}
        {...answers.panelProps(own)}
        aria-labelledby={`${id}-question`}
        className={styles.answer}
      >
        <Answer item={item} votes={votes} />
      </section>
    </div>
  )
}

/** A separate component, so that opening and filtering questions does not render it again. */
const Answer = memo(function Answer({ item, votes }: Pick<QuestionProps, 'item' | 'votes'>) {
  return (
    <>
      <p>
        <RichText text={item.answer} />
      </p>
      {votes && <VoteBar id={item.id} labels={votes} />}
    </>
  )
})
