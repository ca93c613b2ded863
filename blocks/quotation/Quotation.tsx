import { LinkTo, Picture, RichText, Section } from '../../engine/block-api'
import type { QuotationBlock, Quotation as QuotationItem } from '../../schemas/generated/types'
import styles from './Quotation.module.css'

/** One quotation in large type, or several side by side. */
export function Quotation({ block }: { block: QuotationBlock }) {
  const { items } = block
  const [only, ...others] = items
  return (
    <Section block={block}>
      {only && others.length === 0 ? (
        <div className={styles.single}>
          <Said item={only} />
        </div>
      ) : (
        <ul className={styles.row} data-count={Math.min(items.length, 3)}>
          {items.map((item) => (
            <li key={item.text}>
              <Said item={item} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

function Said({ item: { text, name, role, organisation, picture, logo, link } }: SaidProps) {
  const places = [role, organisation].filter((place) => place !== undefined)
  return (
    <figure className={styles.figure}>
      <div className={styles.top}>
        {logo && <Picture picture={logo} className={styles.logo} sizes="10rem" />}
      </div>
      <blockquote className={styles.text}>
        <p>
          <RichText text={text} />
        </p>
      </blockquote>
      <figcaption className={styles.who}>
        {picture && <Picture picture={picture} className={styles.portrait} sizes="5.25rem" />}
        <div className={styles.lines}>
          <p className={styles.name}>{name}</p>
          {places.length > 0 && (
            <p className={styles.places}>
              {places.map((place) => (
                <span key={place}>{place}</span>
              ))}
            </p>
          )}
        </div>
        {link && <LinkTo item={link} className={styles.more} />}
      </figcaption>
    </figure>
  )
}

interface SaidProps {
  item: QuotationItem
}
