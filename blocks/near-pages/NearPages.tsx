import { Link, Section, useLocationPath, useNearPages } from '../../engine/block-api'
import type { NearPagesBlock } from '../../schemas/generated/types'
import styles from './NearPages.module.css'

/** Pages whose paths are similar to the missing page's. Empty until they are found. */
export function NearPages({ block }: { block: NearPagesBlock }) {
  const pages = useNearPages(useLocationPath())
  if (pages.length === 0) return null
  return (
    <Section block={block}>
      <ul className={styles.list}>
        {pages.map(({ url, title, description }) => (
          <li key={url}>
            <Link href={url}>{title}</Link>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
