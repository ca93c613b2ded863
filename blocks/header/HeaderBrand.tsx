import { BrandLogo, Link } from '../../engine/block-api'
import type { Brand } from '../../schemas/generated/types'
import styles from './Header.module.css'

/**
 * The site's logo and name, linked to the home page. The HTML contains both logos, because the
 * header changes its colours.
 */
export function HeaderBrand({ brand: { href, label, logo, logoInverse } }: { brand: Brand }) {
  return (
    <Link href={href} className={styles.brand}>
      <BrandLogo src={logo} className={logoInverse && 'on-light'} />
      <BrandLogo src={logoInverse} className="on-dark" />
      {label}
    </Link>
  )
}
