import { clsx } from 'clsx'
import { useId } from 'react'
import { Link, type PageHeading, Section, useMessages } from '../../engine/block-api'
import type { ContentsBlock } from '../../schemas/generated/types'
import type { OutlineEntry } from './build-outline'
import { buildOutline } from './build-outline'
import styles from './Contents.module.css'
import { useReadHeading } from './use-read-heading'

export interface ContentsProps {
  /** The check adds the page's headings to the block. */
  block: ContentsBlock & { headings?: PageHeading[] }
}

/** Links to the page's headings. Empty if the page has none. */
export function Contents({ block: { title, place, headings = [] } }: ContentsProps) {
  const messages = useMessages()
  const id = useId()
  const read = useReadHeading(headings.map((heading) => heading.id))
  if (headings.length === 0) return null
  return (
    <Section block={{}} className={clsx(styles.contents, styles[place])}>
      <nav aria-labelledby={id}>
        <h2 id={id}>{title ?? messages.onThisPage}</h2>
        <Entries entries={buildOutline(headings)} read={read} />
      </nav>
    </Section>
  )
}

function Entries({ entries, read }: { entries: OutlineEntry[]; read: string | undefined }) {
  return (
    <ol>
      {entries.map(({ id, title, below }) => (
        <li key={id}>
          <Link href={`#${id}`} aria-current={id === read ? 'location' : undefined}>
            {title}
          </Link>
          {below.length > 0 && <Entries entries={below} read={read} />}
        </li>
      ))}
    </ol>
  )
}
