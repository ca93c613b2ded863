import { clsx } from 'clsx'
import { Actions, Icon, Link, Picture, PlainText, RichText, Section } from '../../engine/block-api'
import type { Card, CardsBlock } from '../../schemas/generated/types'
import './Pictures.rare.css'
import styles from './Cards.module.css'
import fullRows from './FullRows.module.css'
import narrows from './NarrowCards.module.css'

/** A grid of short entries. The whole area of each entry links to its page. */
export function Cards({ block }: { block: CardsBlock }) {
  const { items, columns, variant, narrow, title } = block
  return (
    <Section block={block}>
      <ul
        className={clsx(
          styles.cards,
          styles[variant],
          variant !== 'ruled' && fullRows.full,
          narrow === 'row' && narrows.row,
        )}
        data-columns={columns}
        data-framed={variant !== 'ruled' || undefined}
      >
        {items.map((card) => (
          <CardView key={card.title} card={card} level={title ? 3 : 2} />
        ))}
      </ul>
    </Section>
  )
}

function CardView({ card, level }: { card: Card; level: 2 | 3 }) {
  const { picture, icon, title, status, text, features, href, linkLabel, action } = card
  const Heading = `h${level}` as const
  return (
    <li>
      {picture && (
        <Picture
          picture={picture}
          className="card-picture"
          sizes="(min-width: 56rem) 36rem, (min-width: 40rem) 75vw, calc(100vw - 2.5rem)"
        />
      )}
      {icon && <Icon name={icon} size={28} />}
      {status && <small className={styles.status}>{status}</small>}
      <Heading>
        {href && !linkLabel ? (
          <Link href={href} className={styles.title}>
            <PlainText text={title} />
          </Link>
        ) : (
          <PlainText text={title} />
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
