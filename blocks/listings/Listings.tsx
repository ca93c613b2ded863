import { useId } from 'react'
import { Section, useTabList } from '../../engine/block-api'
import type { ListingsBlock } from '../../schemas/generated/types'
import { isListed } from './filter-listings'
import { ListingCard } from './ListingCard'
import styles from './Listings.module.css'

/** Job openings in one list, filtered by tabs. */
export function Listings({ block }: { block: ListingsBlock }) {
  const { filters, items, label, empty, title } = block
  const id = useId()
  const ids = filters.map((_, index) => `${id}${index}`)
  const { selected, listProps, tabProps, panelProps } = useTabList({ ids, label })
  const filter = filters[selected] ?? {}
  const panel = `${id}panel`
  return (
    <Section block={block}>
      <div className={styles.filters} {...listProps}>
        {filters.map((entry, index) => (
          <button key={ids[index]} {...tabProps(index)} aria-controls={panel}>
            {entry.label}
          </button>
        ))}
      </div>
      <div className={styles.panel} {...panelProps(selected)} id={panel}>
        <ul className={styles.list}>
          {items.map((item) => (
            <ListingCard
              key={item.id}
              item={item}
              block={block}
              level={title ? 3 : 2}
              hidden={!isListed(item, filter)}
            />
          ))}
        </ul>
        {!items.some((item) => isListed(item, filter)) && <p className={styles.empty}>{empty}</p>}
      </div>
    </Section>
  )
}
