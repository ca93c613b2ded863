import type { Ref } from 'react'
import { prefetchSearch } from './search-box'

export interface SearchInputProps {
  label: string
  placeholder: string | undefined
  ref?: Ref<HTMLInputElement>
}

/** A search form's `q` field. The index is fetched when the field gets the focus. */
export function SearchInput({ label, placeholder, ref }: SearchInputProps) {
  return (
    <input
      ref={ref}
      type="search"
      name="q"
      aria-label={label}
      placeholder={placeholder}
      autoComplete="off"
      enterKeyHint="search"
      onFocus={prefetchSearch}
    />
  )
}
