import type { ListedPage } from '../../engine/block-api'
import { Link, Section } from '../../engine/block-api'
import type { PageListBlock } from '../../schemas/generated/types'
import styles from './Neighbours.module.css'

export interface NeighboursProps {
  block: PageListBlock
  pages: ListedPage[]
}

/** Links to the previous and the next page. */
export function Neighbours({ block, pages }: NeighboursProps) {
  const { labels } = block
  return (
    <Section block={block} className={styles.band}>
      <nav aria-label={block.title ?? labels.pagination} className={styles.neighbours}>
        {pages.map(({ route, title, rel }) => (
          <Link key={route} href={route} rel={rel} className={styles[rel ?? 'next']}>
            <small>{rel === 'prev' ? labels.previous : labels.next}</small>
            <span>{title}</span>
          </Link>
        ))}
      </nav>
    </Section>
  )
}
