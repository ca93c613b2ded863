import { useAsset } from '../context/context'

/** The most that a logo takes beside the name of a site, in CSS pixels: a line of the header. */
const MAX_WIDTH = 200
const MAX_HEIGHT = 44

interface Size {
  width?: number
  height?: number
}

/** The size at which a logo is shown: its own, or as large as it may be. */
export function fitLogo({ width, height }: Size): Size {
  if (!width || !height) return { width, height }
  const scale = Math.min(1, MAX_WIDTH / width, MAX_HEIGHT / height)
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

export interface BrandLogoProps {
  /** The path of the file in the site's `assets` folder; without one, there is nothing. */
  src: string | undefined
  /** `on-light` or `on-dark`, where the ground changes and both logos are there. */
  className?: string
  loading?: 'lazy'
}

/**
 * The logo beside the name of the site, at most 200 pixels wide and 44 high. Its size is in its
 * attributes, so that nothing moves as it comes. The name says what it shows.
 */
export function BrandLogo({ src, className, loading }: BrandLogoProps) {
  const logo = useAsset(src)
  if (!logo) return null
  return <img className={className} src={logo.url} alt="" {...fitLogo(logo)} loading={loading} />
}
