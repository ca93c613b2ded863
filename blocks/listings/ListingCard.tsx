import { NotYet, PlainText, RichText } from '../../engine/block-api'
import type { Listing, ListingsBlock } from '../../schemas/generated/types'
import { resolveDepartments } from './filter-listings'
import styles from './Listings.module.css'

export interface ListingCardProps {
  item: Listing
  block: ListingsBlock
  level: 2 | 3
  hidden: boolean
}

/** A job opening: its title, its facts, and a button to apply. */
export function ListingCard({ item, block, level, hidden }: ListingCardProps) {
  const { id, title, description, location, type, duration, apply } = item
  const Heading = `h${level}` as const
  const facts = [
    [block.locationLabel, location],
    [block.typeLabel, type],
    [block.durationLabel, duration],
    [block.departmentLabel, resolveDepartments(item).join(', ')],
  ]
  return (
    <li id={id} className={styles.card} hidden={hidden}>
      <div>
        <Heading id={`${id}-title`}>{title}</Heading>
        <p>
          <RichText text={description} />
        </p>
      </div>
      <dl className={styles.facts}>
        {facts
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value && <PlainText text={value} />}</dd>
            </div>
          ))}
      </dl>
      {block.action && (
        <div className={styles.apply}>
          <button type="button" aria-disabled="true" aria-describedby={`${id}-title ${id}-hint`}>
            {block.action}
          </button>
          <NotYet id={`${id}-hint`} hidden />
          {apply && (
            <p>
              <RichText text={apply} />
            </p>
          )}
        </div>
      )}
    </li>
  )
}
