import { clsx } from 'clsx'
import type { SubmitEvent } from 'react'
import { SearchInput, submitSearch, useAddressOf, useMessages } from '../../engine/block-api'
import type { SearchBox } from '../../schemas/generated/types'
import styles from './SearchForm.module.css'
import { SearchIcon } from './SearchIcon'

export interface SearchFormProps {
  search: SearchBox
  className?: string
  /** Called when a search is submitted. */
  onSearch?: () => void
}

/** A search box that opens the results page. Without scripts, it is a plain GET form. */
export function SearchForm({ search, className, onSearch }: SearchFormProps) {
  const messages = useMessages()
  const addressOf = useAddressOf()

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    const form = event.currentTarget
    if (!submitSearch(event, search.href)) return
    form.reset()
    onSearch?.()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: `search` around the form would say no more.
    <form
      role="search"
      aria-label={messages.search}
      action={addressOf(search.href)}
      onSubmit={onSubmit}
      className={clsx(styles.search, className)}
    >
      <button type="submit" aria-label={messages.search}>
        <SearchIcon />
      </button>
      <SearchInput label={messages.search} placeholder={search.placeholder} />
    </form>
  )
}
