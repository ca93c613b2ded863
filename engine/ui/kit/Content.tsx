import type {
  ContentItem,
  Content as ContentItems,
  ContentTable,
} from '../../../schemas/generated/types'
import styles from './Content.module.css'
import { ContentCode } from './ContentCode'
import type { TableData } from './DataTable'
import { DataTable } from './DataTable'
import { Picture } from './Picture'
import { RichText } from './RichText'

type Level = 2 | 3 | 4

export interface ContentProps {
  content: ContentItems
  /** The level of its headings: one below that of the title above it. */
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
  const { text, heading, quote, code, table, picture } = item
  if (heading !== undefined) {
    const Heading = `h${level}` as const
    return <Heading>{heading}</Heading>
  }
  if (quote) {
    return (
      <blockquote className={`${styles.quote} ${styles.flow}`}>
        <ContentParts content={quote.content} level={level} />
        {quote.source && (
          <footer>
            <RichText text={quote.source} />
          </footer>
        )}
      </blockquote>
    )
  }
  if (code) return <ContentCode code={code} />
  if (table) return <DataTable table={readTable(table)} />
  if (picture) return <Picture picture={picture} className={styles.picture} />
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

const SIDES = { left: 'start', center: 'center', right: 'end' } as const

/** Its sides are named as in Markdown; they are those of the language's direction. */
function readTable({ align, columns, ...table }: ContentTable): TableData {
  const namesRows = columns[0] === ''
  return { ...table, columns, namesRows, align: align?.map((side) => SIDES[side]) }
}
