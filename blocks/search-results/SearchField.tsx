import { useEffect, useRef } from 'react'
import { SearchInput, submitSearch, useLocationPath } from '../../engine/block-api'
import type { SearchResultsBlock } from '../../schemas/generated/types'
import styles from './SearchResults.module.css'

export interface SearchFieldProps {
  block: SearchResultsBlock
  query: string
}

/** The search box on the results page. It shows the current query. */
export function SearchField({ block, query }: SearchFieldProps) {
  const path = useLocationPath()
  const box = useRef<HTMLInputElement>(null)
  const shown = useRef('')
  useEffect(() => {
    // The box keeps the focus and its content until a different query is requested.
    if (box.current && shown.current !== query) box.current.value = query
    shown.current = query
  }, [query])
  return (
    // biome-ignore lint/a11y/useSemanticElements: `search` around the form would say no more.
    <form
      role="search"
      aria-label={block.label}
      onSubmit={(event) => submitSearch(event, path)}
      className={styles.form}
    >
      <SearchInput ref={box} label={block.label} placeholder={block.placeholder} />
      <button type="submit">{block.submit}</button>
    </form>
  )
}
