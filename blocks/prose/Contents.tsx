import { useId } from 'react'
import { Link, useMessages } from '../../engine/block-api'
import type { ProseSection } from '../../schemas/generated/types'
import styles from './Prose.module.css'

/** Links to the sections that have an anchor. */
export function Contents({ sections, level }: { sections: ProseSection[]; level: 2 | 3 }) {
  const messages = useMessages()
  const id = useId()
  const Heading = `h${level}` as const
  return (
    <nav className={styles.contents} aria-labelledby={id}>
      <Heading id={id}>{messages.onThisPage}</Heading>
      <ol>
        {sections.map(({ id: anchor, title }) =>
          anchor && title ? (
            <li key={anchor}>
              <Link href={`#${anchor}`}>{title}</Link>
            </li>
          ) : null,
        )}
      </ol>
    </nav>
  )
}
