import type { Listing } from '../../engine/block-api'
import { Link, resolveTokens, usePage } from '../../engine/block-api'
import type { PageListLabels } from '../../schemas/generated/types'
import { listShownPages } from './listed-numbers'
import styles from './Pagination.module.css'

export interface PaginationProps {
  listing: Listing
  labels: PageListLabels
}

/** Links to the other pages of a paginated list. */
export function Pagination({ listing: { page, count }, labels }: PaginationProps) {
  const { path } = usePage()
  const first = page > 1 ? path.replace(/\/page\/\d+$/, '') || '/' : path
  const addressOf = (number: number) =>
    number === 1 ? first : `${first === '/' ? '' : first}/page/${number}`
  return (
    <nav aria-label={labels.pagination} className={styles.pagination}>
      {page > 1 && (
        <Link href={addressOf(page - 1)} rel="prev" className={styles.prev}>
          {labels.previous}
        </Link>
      )}
      <ol>
        {listShownPages(page, count).map((number, index, shown) => (
          <li key={number} data-gap={number - (shown[index - 1] ?? 0) > 1 || undefined}>
            <Link
              href={addressOf(number)}
              aria-label={resolveTokens(labels.page, { n: String(number) })}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </Link>
          </li>
        ))}
      </ol>
      {page < count && (
        <Link href={addressOf(page + 1)} rel="next" className={styles.next}>
          {labels.next}
        </Link>
      )}
    </nav>
  )
}
