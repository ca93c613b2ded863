import type { Content as ContentItems } from '../../../schemas/generated/types'
import styles from './Content.module.css'
import { RichText } from './RichText'

export interface ContentProps {
  content: ContentItems
  /** The level of its headings: one below that of the title above it. */
  level?: 2 | 3 | 4
}

/** Running text: paragraphs, headings and lists. */
export function Content({ content, level = 3 }: ContentProps) {
  return (
    <div className={styles.content}>
      {content.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other identity.
        <ContentPart key={index} item={item} level={level} />
      ))}
    </div>
  )
}

function ContentPart({ item, level }: { item: ContentItems[number]; level: 2 | 3 | 4 }) {
  if (item.heading !== undefined) {
    const Heading = `h${level}` as const
    return <Heading>{item.heading}</Heading>
  }
  if (item.list !== undefined) {
    return (
      <ul>
        {item.list.map((text) => (
          <li key={text}>
            <RichText text={text} />
          </li>
        ))}
      </ul>
    )
  }
  return <p>{item.text !== undefined && <RichText text={item.text} />}</p>
}
