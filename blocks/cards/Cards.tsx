import { clsx } from 'clsx'
import { Actions, Icon, Link, RichText, Section } from '../../engine/block-api'
import type { Card, CardsBlock } from '../../schemas/generated/types'
import styles from './Cards.module.css'
import rows from './FullRows.module.css'

const COLUMNS = { 2: styles.two, 3: styles.three, 4: styles.four }
const FULL = { 2: rows.two, 3: rows.three, 4: rows.four }

/** A grid of short entries; the whole of an entry leads to its page. */
export function Cards({ block }: { block: CardsBlock }) {
  const { items, columns, variant, title } = block
  return (
    <Section block={block}>
      <ul className={clsx(styles[variant], COLUMNS[columns], variant !== 'ruled' && FULL[columns])}>
        {items.map((card) => (
          <CardView key={card.title} card={card} level={title ? 3 : 2} />
        ))}
      </ul>
    </Section>
  )
}

function CardView({ card, level }: { card: Card; level: 2 | 3 }) {
  const { icon, title, status, text, features, href, linkLabel, action } = card
  const Heading = `h${level}` as const
  return (
    <li>
      {icon && <Icon name={icon} size={28} />}
      {status && <small className={styles.status}>{status}</small>}
      <Heading>
        {href && !linkLabel ? (
          <Link href={href} className={styles.title}>
            {title}
          </Link>
        ) : (
          title
        )}
      </Heading>
      <p>
        <RichText text={text} />
      </p>
      {features && (
        <ul className={styles.features}>
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      )}
      {action && (
        <div className={styles.action}>
          <Actions items={[action]} />
        </div>
      )}
      {href && linkLabel && (
        <Link href={href} className={styles.more}>
          {linkLabel}
        </Link>
      )}
    </li>
  )
}
