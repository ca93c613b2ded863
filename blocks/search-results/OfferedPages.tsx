import { ResultList, type ResultListProps } from './ResultList'
import styles from './SearchResults.module.css'

interface OfferedPagesProps extends Pick<ResultListProps, 'results' | 'query' | 'linkLabel'> {
  title: string
}

/** Pages to suggest instead of results, with a heading that gives the reason. */
export function OfferedPages({ title, ...list }: OfferedPagesProps) {
  if (list.results.length === 0) return null
  return (
    <div className={styles.offer}>
      <h2>{title}</h2>
      <ResultList {...list} isDone level={3} />
    </div>
  )
}
