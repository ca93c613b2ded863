import { Icon, RichText, Section } from '../../engine/block-api'
import type { BadgesBlock } from '../../schemas/generated/types'
import styles from './Badges.module.css'

/** A row of certificates or quality marks, each with an icon and a name. */
export function Badges({ block }: { block: BadgesBlock }) {
  return (
    <Section block={block} className={block.title ? undefined : styles.plain}>
      <ul className={styles.badges}>
        {block.items.map(({ icon, label, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two entries can be equal.
          <li key={index}>
            <Icon name={icon} size={32} />
            <div>
              <p className={styles.label}>{label}</p>
              {text && (
                <p className={styles.text}>
                  <RichText text={text} />
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
