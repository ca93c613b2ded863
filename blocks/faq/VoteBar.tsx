import { useToast } from '../../engine/block-api'
import type { FaqVotes } from '../../schemas/generated/types'
import styles from './VoteBar.module.css'
import { useVote } from './votes'

/** Two buttons to rate an answer. The chosen button shows a count. */
export function VoteBar({ id, labels }: { id: string; labels: FaqVotes }) {
  const [vote, cast] = useVote(id)
  const showToast = useToast()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would promise a form.
    <div role="group" aria-labelledby={`${id}-vote`} className={styles.bar}>
      <span id={`${id}-vote`}>{labels.question}</span>
      {(['up', 'down'] as const).map((kind) => (
        <button
          key={kind}
          type="button"
          aria-pressed={vote === kind}
          onClick={() => {
            cast(kind)
            showToast('thanksForFeedback')
          }}
        >
          {labels[kind]} {vote === kind && <span className={styles.count}>1</span>}
        </button>
      ))}
    </div>
  )
}
