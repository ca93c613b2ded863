import { Actions, Section, useListing } from '../../engine/block-api'
import type { PageListBlock } from '../../schemas/generated/types'
import { Entries } from './Entries'
import { FilteredEntries } from './FilteredEntries'
import { Neighbours } from './Neighbours'
import styles from './PageList.module.css'
import { Pagination } from './Pagination'

/** A list of the site's pages. Without scripts, it is complete and has no filter. */
export function PageList({ block }: { block: PageListBlock }) {
  const { list, lead, filter, more, empty, labels } = block
  const listing = useListing(list)
  if (list.neighbours) {
    return listing.pages.length > 0 ? <Neighbours block={block} pages={listing.pages} /> : null
  }
  const Shown = filter ? FilteredEntries : Entries
  return (
    <Section block={block}>
      {listing.pages.length > 0 ? (
        <Shown
          block={block}
          pages={listing.pages}
          hasLead={lead === 'first' && listing.page === 1}
        />
      ) : (
        <p className={styles.empty}>{empty}</p>
      )}
      {listing.count > 1 && <Pagination listing={listing} labels={labels} />}
      {more && (
        <div className={styles.more}>
          <Actions items={[more]} />
        </div>
      )}
    </Section>
  )
}
