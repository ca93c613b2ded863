import { Link, useAsset, useSite } from '../../engine/block-api'
import type { Brand, Tone } from '../../schemas/generated/types'
import styles from './Footer.module.css'

/** The site's mark and name, linking home. Both marks are there where the ground may change. */
export function FooterBrand({ brand, tone }: { brand: Brand; tone: Tone }) {
  const dark = tone === 'ink' || tone === 'action'
  const changes = Boolean(useSite().look?.dark && !dark && brand.logoInverse)
  return (
    <Link href={brand.href} className={styles.brand}>
      <Logo
        src={(dark && brand.logoInverse) || brand.logo}
        className={changes ? 'on-light' : undefined}
      />
      {changes && <Logo src={brand.logoInverse} className="on-dark" />}
      {brand.label}
    </Link>
  )
}

function Logo({ src, className }: { src: string | undefined; className: string | undefined }) {
  const logo = useAsset(src)
  if (!logo) return null
  const { url, width, height } = logo
  return <img className={className} src={url} alt="" width={width} height={height} loading="lazy" />
}
