import { BrandLogo, Link, useSite } from '../../engine/block-api'
import type { Brand, Tone } from '../../schemas/generated/types'
import styles from './Footer.module.css'

/**
 * The site's logo and name, linked to the home page. If the background can change, the HTML
 * contains both logos.
 */
export function FooterBrand({ brand, tone }: { brand: Brand; tone: Tone }) {
  const { href, label, logo, logoInverse } = brand
  const dark = tone === 'ink' || tone === 'action'
  const changes = Boolean(useSite().look?.dark && !dark && logoInverse)
  return (
    <Link href={href} className={styles.brand}>
      <BrandLogo
        src={(dark && logoInverse) || logo}
        className={changes ? 'on-light' : undefined}
        loading="lazy"
      />
      {changes && <BrandLogo src={logoInverse} className="on-dark" loading="lazy" />}
      {label}
    </Link>
  )
}
