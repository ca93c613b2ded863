import { useRef } from 'react'
import {
  LinkTo,
  resolveTokens,
  type SearchState,
  Section,
  useIsLive,
  useLocationPath,
  useQuery,
  useSearchResults,
} from '../../engine/block-api'
import type { LinkItem, SearchResultsBlock } from '../../schemas/generated/types'
import { Limited } from './Limited'
import { OfferedPages } from './OfferedPages'
import { ResultList } from './ResultList'
import { SearchField } from './SearchField'
import styles from './SearchResults.module.css'
import { Suggestion } from './Suggestion'

/** The results for the URL's `q` parameter. */
export function SearchResults({ block }: { block: SearchResultsBlock }) {
  const query = useQuery('q')
  const { state: search, showMore } = useSearchResults(query)
  const path = useLocationPath()
  const statusLine = useRef<HTMLParagraphElement>(null)
  const { count } = findResults(search)
  const isDone = search.phase === 'done'
  // A single text node, because React cannot remove one of several nodes that the browser has
  // translated.
  const isCounted = count !== undefined && (isDone || search.phase === 'searching')
  const status = isCounted
    ? resolveTokens(block.found, { n: String(count), q: query })
    : search.phase === 'searching' && block.searching
  const isLive = useIsLive()
  return (
    <Section block={{}}>
      <SearchField block={block} query={query} />
      {!isLive && <p className={styles.pending}>{block.searching}</p>}
      <p ref={statusLine} role="status" tabIndex={-1} className={styles.status}>
        {status}
      </p>
      {!isLive && (
        <noscript>
          <State {...block.unscripted} links={[]} />
        </noscript>
      )}
      {search.phase === 'limited' && <Limited />}
      {isDone && search.suggestion && (
        <Suggestion
          label={block.suggestion}
          path={path}
          term={search.suggestion}
          next={statusLine}
        />
      )}
      {query === '' && (
        <div className={isLive ? undefined : styles.prompt}>
          <State {...block.prompt} links={block.links} />
        </div>
      )}
      <Outcome block={block} search={search} query={query} onMore={showMore} />
    </Section>
  )
}

interface OutcomeProps {
  block: SearchResultsBlock
  search: SearchState
  query: string
  onMore: () => void
}

/** The results, or suggestions if nothing was found. */
function Outcome({ block, search, query, onMore }: OutcomeProps) {
  const { linkLabel, links } = block
  const isDone = search.phase === 'done'
  const { count, results } = findResults(search)
  return (
    <>
      {isDone && count === 0 && (
        <State {...resolveTokens(block.none, { n: '0', q: query })} links={links} />
      )}
      {results.length > 0 && (
        <ResultList
          results={results}
          query={query}
          isDone={isDone}
          linkLabel={linkLabel}
          level={2}
        />
      )}
      {isDone && (
        <OfferedPages
          title={block.allWords}
          results={search.withAllWords}
          query={query}
          linkLabel={linkLabel}
        />
      )}
      {search.phase === 'failed' && <State {...block.failed} links={links} />}
      {isDone && search.count > results.length && (
        <button type="button" className={styles.more} onClick={onMore}>
          {block.more}
        </button>
      )}
    </>
  )
}

function findResults(search: SearchState): { count: number | undefined; results: FoundPages } {
  if (search.phase === 'done') return search
  return ('first' in search && search.first) || { count: undefined, results: [] }
}

type FoundPages = Extract<SearchState, { phase: 'done' }>['results']

interface StateProps {
  title: string
  text: string
  links: LinkItem[]
}

/** The message to show instead of results, and links to continue with. */
function State({ title, text, links }: StateProps) {
  return (
    <div className={styles.state}>
      <h2>{title}</h2>
      <p>{text}</p>
      {links.length > 0 && (
        <ul className={styles.links}>
          {links.map((link) => (
            <li key={link.label}>
              <LinkTo item={link} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
