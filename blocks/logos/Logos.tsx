import { clsx } from 'clsx'
import type { CSSProperties } from 'react'
import { Link, Picture, Section, useAsset } from '../../engine/block-api'
import type { Logo as LogoItem, LogosBlock } from '../../schemas/generated/types'
import styles from './Logos.module.css'

/** A wall of logos with equal visual weight. */
export function Logos({ block }: { block: LogosBlock }) {
  const { items, greyscale, title } = block
  return (
    <Section block={block} className={title ? undefined : styles.plain}>
      <ul
        className={clsx(styles.wall, greyscale && styles.grey)}
        data-columns={findColumns(items.length)}
      >
        {items.map((logo) => (
          <Logo key={logo.src + logo.alt} logo={logo} />
        ))}
      </ul>
    </Section>
  )
}

function Logo({ logo: { src, alt, href } }: { logo: LogoItem }) {
  const { width, height } = useAsset(src) ?? {}
  const picture = <Picture picture={{ src, alt }} className={styles.logo} sizes="11rem" />
  return (
    <li style={width && height ? buildShape(width / height) : undefined}>
      {href ? <Link href={href}>{picture}</Link> : picture}
    </li>
  )
}

/** The number of logos per full row on a wide screen, chosen to fill the last row best. */
function findColumns(count: number): number {
  if (count <= MOST_COLUMNS) return Math.max(count, LEAST_COLUMNS)
  const choices = [MOST_COLUMNS, 4, LEAST_COLUMNS]
  const emptyOf = (columns: number) => (columns - (count % columns)) % columns
  return choices.reduce((best, one) => (emptyOf(one) < emptyOf(best) ? one : best))
}

const MOST_COLUMNS = 5
const LEAST_COLUMNS = 3

/** Scale factors that give all logos the same area, whatever their aspect ratios. */
function buildShape(ratio: number): CSSProperties {
  const wide = Math.sqrt(ratio)
  const shape = { '--wide': wide.toFixed(3), '--high': (1 / wide).toFixed(3) }
  return shape as CSSProperties
}
