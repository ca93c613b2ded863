import { Link, useAsset } from '../../engine/block-api'
import type { Brand, Tone } from '../../schemas/generated/types'
import styles from './Footer.module.css'

/** The site's mark and name, linking home. */
export function FooterBrand({ brand, tone }: { brand: Brand; tone: Tone }) {
  const dark = tone === 'ink' || tone === 'action'
  const logo = useAsset((dark && brand.logoInverse) || brand.logo)
  return (
    <Link href={brand.href} className={styles.brand}>
      {logo && <img src={logo.url} alt="" width={logo.width} height={logo.height} loading="lazy" />}
      {brand.label}
    </Link>
  )
}
