import { prefetchSearch, submitSearch, useLocationPath } from '../../engine/block-api'
import type { SearchResultsBlock } from '../../schemas/generated/types'
import styles from './SearchResults.module.css'

export interface SearchFieldProps {
  block: SearchResultsBlock
  query: string
}

/** The search box of the page itself; it keeps the query. */
export function SearchField({ block, query }: SearchFieldProps) {
  const path = useLocationPath()
  return (
    // biome-ignore lint/a11y/useSemanticElements: `search` around the form would say no more.
    <form
      role="search"
      aria-label={block.label}
      onSubmit={(event) => submitSearch(event, path)}
      className={styles.form}
    >
      <input
        key={query}
        type="search"
        name="q"
        aria-label={block.label}
        placeholder={block.placeholder}
        defaultValue={query}
        autoComplete="off"
        enterKeyHint="search"
        onFocus={prefetchSearch}
      />
      <button type="submit">{block.submit}</button>
    </form>
  )
}
