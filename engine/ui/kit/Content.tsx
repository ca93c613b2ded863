import { use } from 'react'
import type {
  Content as ContentItems,
  ContentItem as WrittenItem,
} from '../../../schemas/generated/types'
import type { RareKind } from '../../core/page/content-kinds'
import { findRareKind } from '../../core/page/content-kinds'
import { useEngine } from '../context/context'
import type { ContentPartProps } from '../context/registry'
import styles from './Content.module.css'
import { Picture } from './Picture'
import { PlainText } from './PlainText'
import { RichText } from './RichText'

type Level = 2 | 3 | 4

/** On a page that lists its headings, each has an id. */
type ContentItem = WrittenItem & { id?: string }

export interface ContentProps {
  content: ContentItems
  /** The level of the headings: one below that of the title above the text. */
  level?: Level
}

/** Running text: paragraphs, headings, lists, quotations, code, tables and pictures. */
export function Content({ content, level = 3 }: ContentProps) {
  return (
    <div className={`${styles.content} ${styles.flow}`}>
      <ContentParts content={content} level={level} />
    </div>
  )
}

function ContentParts({ content, level }: { content: ContentItems; level: Level }) {
  return content.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other identity.
    <ContentPart key={index} item={item} level={level} />
  ))
}

function ContentPart({ item, level }: { item: ContentItem; level: Level }) {
  const { id, text, heading, picture } = item
  const kind = findRareKind(item)
  const part = kind && item[kind]
  if (part) {
    const within = 'content' in part ? part.content : undefined
    return (
      <RarePart kind={kind} part={part} className={styles.flow}>
        {within && <ContentParts content={within} level={level} />}
      </RarePart>
    )
  }
  if (heading !== undefined) {
    const Heading = `h${level}` as const
    return (
      <Heading id={id}>
        <PlainText text={heading} />
      </Heading>
    )
  }
  if (picture)
    return <Picture picture={picture} sizes="(min-width: 45rem) 41rem, calc(100vw - 2.5rem)" />
  if (text !== undefined) {
    return (
      <p>
        <RichText text={text} />
      </p>
    )
  }
  return <ContentList item={item} level={level} />
}

function ContentList({ item, level }: { item: ContentItem; level: Level }) {
  const { list, numbered, outline } = item
  const List = numbered || outline?.numbered ? 'ol' : 'ul'
  const texts = numbered ?? list ?? []
  return (
    <List start={outline?.numbered ? outline.start : undefined} className={styles.list}>
      {texts.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items of a list have no other identity.
        <li key={index}>
          <RichText text={text} />
        </li>
      ))}
      {outline?.items.map((content, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items of a list have no other identity.
        <li key={index} className={styles.flow}>
          <ContentParts content={content} level={level} />
        </li>
      ))}
    </List>
  )
}

/**
 * A block is rendered once the parts in its data are loaded; a component may create other parts.
 */
function RarePart({ kind, ...props }: ContentPartProps & { kind: RareKind }) {
  const { parts } = useEngine().blocks
  const Part = parts.get(kind) ?? use(parts.load(kind))
  return <Part {...props} />
}
