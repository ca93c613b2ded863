import { useEffect, useId, useState } from 'react'
import { readBase } from '../../browser/base'
import { loadSearch } from '../../browser/search/search-client'
import { withBase } from '../../core/addresses/base'
import type { SearchIndexEntry } from '../../core/search/search-index'
import { resolveTokens } from '../../core/text/tokens'
import { useMessages } from '../context/context'
import { Announcement } from '../kit/Announcement'
import { navigateTo } from '../navigation/navigation'
import styles from './Suggestions.module.css'

/** The maximum number of suggestions. */
const MOST = 5
/** The shortest query with suggestions. */
const SHORTEST = 2

/** The suggestions for the text in the box. `active` is the index of the chosen one, or -1. */
interface Offer {
  pages: SearchIndexEntry[]
  active: number
}

const STEPS = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
])

const CLOSED: Offer = { pages: [], active: -1 }

export interface SuggestionsProps {
  /** The search box, which is in a form. */
  input: HTMLInputElement
}

/**
 * Pages to open at once, in a list below a search box. The arrow keys choose one of them, Enter
 * opens it, and Escape closes the list. The limit of searches does not count them. Screen readers
 * announce their number.
 */
export function Suggestions({ input }: SuggestionsProps) {
  const { suggestions } = useMessages()
  const id = useId()
  const { offer, setOffer } = useOffer(input)
  const { pages } = offer
  useKeys(input, offer, setOffer)
  useAria(input, id, offer)
  const found = pages.length > 0 ? resolveTokens(suggestions, { n: String(pages.length) }) : ''
  return (
    <>
      <Announcement text={found} />
      {pages.length > 0 && <List input={input} id={id} offer={offer} />}
    </>
  )
}

function List({ input, id, offer }: SuggestionsProps & { id: string; offer: Offer }) {
  const { search } = useMessages()
  const { pages, active } = offer
  return (
    <div id={id} role="listbox" aria-label={search} className={styles.list}>
      {pages.map((page, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the box has the focus, and handles the keys.
        <div
          key={page.url}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className={styles.option}
          // The box keeps the focus.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => open(input, page)}
        >
          {page.title}
        </div>
      ))}
    </div>
  )
}

/** Looks for pages whenever the text changes: for one text at a time, then for the latest. */
function useOffer(input: HTMLInputElement) {
  const [offer, setOffer] = useState(CLOSED)
  useEffect(() => {
    let latest = 0
    let looking: Promise<SearchIndexEntry[]> = Promise.resolve([])
    const close = () => {
      latest += 1
      setOffer(CLOSED)
    }
    const look = async () => {
      latest += 1
      const asked = latest
      await looking
      if (asked !== latest) return
      const query = input.value.trim()
      looking = query.length < SHORTEST ? Promise.resolve([]) : findPages(query)
      const pages = await looking
      if (asked === latest) setOffer({ pages, active: -1 })
    }
    input.addEventListener('input', look)
    input.addEventListener('blur', close)
    input.form?.addEventListener('submit', close)
    // The visitor may have typed while this code was loading.
    if (document.activeElement === input) look()
    return () => {
      close()
      input.removeEventListener('input', look)
      input.removeEventListener('blur', close)
      input.form?.removeEventListener('submit', close)
    }
  }, [input])
  return { offer, setOffer }
}

/** The best pages for a query. Empty without an index; the search reports errors. */
async function findPages(query: string): Promise<SearchIndexEntry[]> {
  try {
    const { searchWhileTyping } = await loadSearch()
    return await searchWhileTyping(query, MOST)
  } catch {
    return []
  }
}

function useKeys(
  input: HTMLInputElement,
  { pages, active }: Offer,
  setOffer: (offer: Offer) => void,
): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (pages.length === 0 || event.isComposing) return
      const step = STEPS.get(event.key)
      const chosen = pages[active]
      if (step !== undefined) setOffer({ pages, active: moveActive(active, step, pages.length) })
      else if (event.key === 'Escape') setOffer(CLOSED)
      else if (event.key === 'Enter' && chosen) open(input, chosen)
      else return
      event.preventDefault()
      event.stopPropagation()
    }
    input.addEventListener('keydown', onKey)
    return () => input.removeEventListener('keydown', onKey)
  }, [input, pages, active, setOffer])
}

/** After the last suggestion, and before the first one, no suggestion is active. */
function moveActive(active: number, step: number, count: number): number {
  return ((active + 1 + step + count + 1) % (count + 1)) - 1
}

/** Describes the list to assistive technology. The box remains a search box. */
function useAria(input: HTMLInputElement, id: string, { pages, active }: Offer): void {
  const isOpen = pages.length > 0
  useEffect(() => {
    input.setAttribute('aria-autocomplete', 'list')
    input.setAttribute('aria-haspopup', 'listbox')
    if (isOpen) input.setAttribute('aria-controls', id)
    if (active >= 0) input.setAttribute('aria-activedescendant', `${id}-${active}`)
    return () => {
      for (const name of ['controls', 'activedescendant']) input.removeAttribute(`aria-${name}`)
    }
  }, [input, id, isOpen, active])
}

function open(input: HTMLInputElement, { url }: SearchIndexEntry): void {
  input.form?.reset()
  input.blur()
  navigateTo(withBase(readBase(), url))
}
