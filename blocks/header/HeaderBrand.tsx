import { Link, useAsset } from '../../engine/block-api'
import type { Brand } from '../../schemas/generated/types'
import styles from './Header.module.css'

/** The site's mark and name, linking home. Both marks are there: the header changes its colours. */
export function HeaderBrand({ brand }: { brand: Brand }) {
  const logo = useAsset(brand.logo)
  const inverse = useAsset(brand.logoInverse)
  return (
    <Link href={brand.href} className={styles.brand}>
      {logo && (
        <img
          className={inverse && 'on-light'}
          src={logo.url}
          alt=""
          width={logo.width}
          height={logo.height}
        />
      )}
      {inverse && (
        <img
          className="on-dark"
          src={inverse.url}
          alt=""
          width={inverse.width}
          height={inverse.height}
        />
      )}
      {brand.label}
    </Link>
  )
}
