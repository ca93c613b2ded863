import { Link, useMessages } from '../../engine/block-api'
import { SearchIcon } from './SearchIcon'

/** A link to the results page, where the search box is, for header rows without room for one. */
export function SearchLink({ href, className }: { href: string; className?: string }) {
  const messages = useMessages()
  return (
    <Link href={href} className={className} aria-label={messages.search}>
      <SearchIcon />
    </Link>
  )
}
