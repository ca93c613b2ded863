import type { PageArticle, PageTag } from '../../engine/block-api'
import { Link, PageDate, Picture, usePage } from '../../engine/block-api'
import type { BylineBlock } from '../../schemas/generated/types'
import styles from './Byline.module.css'

/** The page's author and dates. Empty if the page has neither. */
export function Byline({ block }: { block: BylineBlock }) {
  const { article } = usePage()
  const { show } = block
  const take = <K extends keyof PageArticle>(part: K) =>
    show.includes(part) ? article?.[part] : undefined
  const [date, updated, author] = [take('date'), take('updated'), take('author')]
  const tags = take('tags') ?? []
  if (!date && !updated && !author && tags.length === 0) return null
  return (
    <div className={styles.byline}>
      {author?.picture && (
        <Picture picture={author.picture} className={styles.portrait} sizes="4.5rem" />
      )}
      <div className={styles.lines}>
        {author && <Author author={author} />}
        {(date ?? updated) && (
          <p className={styles.dates}>
            {date && <PageDate date={date} />}
            {updated && <Updated text={block.updated} date={updated} />}
          </p>
        )}
      </div>
      {tags.length > 0 && <Tags label={block.tags} tags={tags} />}
    </div>
  )
}

function Author({ author: { name, role, href } }: { author: NonNullable<PageArticle['author']> }) {
  return (
    <p className={styles.author}>
      {href ? (
        <Link href={href} rel="author">
          {name}
        </Link>
      ) : (
        <strong>{name}</strong>
      )}
      {role && <span className={styles.role}>{role}</span>}
    </p>
  )
}

/** An "updated on" note: a site message with the date in place of its `{date}` token. */
function Updated({ text, date }: { text: string; date: string }) {
  const [before, ...after] = text.split('{date}')
  return (
    <span>
      {before}
      <PageDate date={date} />
      {after.join('')}
    </span>
  )
}

function Tags({ label, tags }: { label: string; tags: PageTag[] }) {
  return (
    <ul className={styles.tags} aria-label={label}>
      {tags.map(({ name, href }) => (
        <li key={name}>{href ? <Link href={href}>{name}</Link> : name}</li>
      ))}
    </ul>
  )
}
