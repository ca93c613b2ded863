import type { ComponentType, FocusEvent, Ref } from 'react'
import { useState } from 'react'
import type { SuggestionsProps } from './Suggestions'
import { prefetchSearch } from './search-box'

export interface SearchInputProps {
  label: string
  placeholder: string | undefined
  ref?: Ref<HTMLInputElement>
}

interface Focused {
  input: HTMLInputElement
  Suggestions: ComponentType<SuggestionsProps>
}

/**
 * A search form's `q` field. The index, and the list of suggestions, are fetched when the field
 * gets the focus.
 */
export function SearchInput({ label, placeholder, ref }: SearchInputProps) {
  const [focused, setFocused] = useState<Focused>()
  const onFocus = ({ currentTarget: input }: FocusEvent<HTMLInputElement>) => {
    prefetchSearch()
    if (focused) return
    import('./Suggestions')
      .then(({ Suggestions }) => setFocused({ input, Suggestions }))
      // Without suggestions, the form still searches.
      .catch(() => {})
  }
  return (
    <>
      <input
        ref={ref}
        type="search"
        name="q"
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="search"
        onFocus={onFocus}
      />
      {focused && <focused.Suggestions input={focused.input} />}
    </>
  )
}
