import { Text, VisuallyHidden } from '@mantine/core'
import type { TextPart } from '../../core/studio/changes'
import styles from './ChangeList.module.css'

/** Two versions of a text in one. The words that differ stand out. */
export function ChangedWords({ words }: { words: TextPart[] }) {
  return (
    <Text size="sm" dir="auto" className={styles.words}>
      {words.map(({ kind, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity.
        <Part key={index} kind={kind} text={text} />
      ))}
    </Text>
  )
}

function Part({ kind, text }: TextPart) {
  if (kind === 'same') return <span>{text}</span>
  const [Element, label] =
    kind === 'removed' ? (['del', 'Before:'] as const) : (['ins', 'Now:'] as const)
  return (
    <>
      <VisuallyHidden>{` ${label} `}</VisuallyHidden>
      <Element>{text}</Element>
    </>
  )
}
