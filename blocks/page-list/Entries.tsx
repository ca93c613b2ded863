import { clsx } from 'clsx'
import type { ListedPage } from '../../engine/block-api'
import { Link, PageDate, Picture } from '../../engine/block-api'
import type { PageListBlock } from '../../schemas/generated/types'
import styles from './Entries.module.css'
import './LeadEntry.rare.css'

type Part = NonNullable<PageListBlock['show']>[number]

/** The parts that entries show if the block does not set them. */
const USUAL: Record<PageListBlock['as'], Part[]> = {
  cards: ['picture', 'date', 'summary'],
  rows: ['date', 'summary'],
  dates: ['date'],
}

/** The widths of entry pictures, including cropped parts. */
const SIZES: Record<PageListBlock['as'], string> = {
  cards: '(min-width: 40rem) 35rem, calc(100vw - 2.5rem)',
  rows: '11rem',
  dates: '6rem',
}

const LEAD_SIZES = '(min-width: 75rem) 41rem, (min-width: 38rem) 55vw, calc(100vw - 2.5rem)'

export interface EntriesProps {
  block: PageListBlock
  pages: ListedPage[]
  /** If `true`, the first entry is a lead story. */
  hasLead: boolean
  /** Returns `true` for entries that the filter excludes. */
  isHidden?: (page: ListedPage) => boolean
}

export function Entries({ block, pages, hasLead, isHidden = () => false }: EntriesProps) {
  const { as, columns } = block
  return (
    <ul className={clsx(styles.entries, styles[as])} data-columns={columns}>
      {pages.map((page, index) => {
        const isLead = hasLead && index === 0
        return (
          <Entry
            key={page.route}
            block={block}
            page={page}
            isLead={isLead}
            hidden={isHidden(page)}
          />
        )
      })}
    </ul>
  )
}

interface EntryProps {
  block: PageListBlock
  page: ListedPage
  isLead: boolean
  hidden: boolean
}

function Entry({ block, page, isLead, hidden }: EntryProps) {
  const { as, show = USUAL[as], title: heading } = block
  const { route, title, summary, date, picture, author, tags } = page
  // An entry in a dense list has no section of its own.
  const Heading = as === 'dates' && !isLead ? 'p' : heading ? 'h3' : 'h2'
  const shows = (part: Part) =>
    show.includes(part) || (isLead && (part === 'picture' || part === 'summary'))
  const byline = shows('author') ? author : undefined
  const topics = shows('tags') ? tags : []
  return (
    <li hidden={hidden} className={isLead ? 'entry-lead' : undefined}>
      {picture && shows('picture') && (
        <Picture
          picture={picture}
          className={styles.picture}
          sizes={isLead ? LEAD_SIZES : SIZES[as]}
        />
      )}
      {shows('date') && date && <PageDate date={date} className={styles.date} />}
      <div className={styles.words}>
        <Heading className={styles.heading}>
          <Link href={route} className={styles.title}>
            {title}
          </Link>
        </Heading>
        {shows('summary') && <p className={styles.summary}>{summary}</p>}
        {(byline || topics.length > 0) && (
          <div className={styles.foot}>
            {byline && <p>{byline.name}</p>}
            {topics.length > 0 && (
              <ul>
                {topics.map((tag) => (
                  <li key={tag}>{tag}</li>
                ))}
              </ul>
            )}
          </div>
        )}
      </div>
    </li>
  )
}
