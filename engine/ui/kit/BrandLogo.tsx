import { useAsset } from '../context/context'

/**
 * The maximum size of a logo next to a site's name, in CSS pixels: it fits in one line of the
 * header.
 */
const MAX_WIDTH = 200
const MAX_HEIGHT = 44

interface Size {
  width?: number
  height?: number
}

/** A logo's displayed size: its natural size, or scaled down to the maximum size. */
export function fitLogo({ width, height }: Size): Size {
  if (!width || !height) return { width, height }
  const scale = Math.min(1, MAX_WIDTH / width, MAX_HEIGHT / height)
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

export interface BrandLogoProps {
  /** The file's path in the site's `assets` folder. Without a path, nothing is rendered. */
  src: string | undefined
  /** `on-light` or `on-dark`, if the background changes and both logos are rendered. */
  className?: string
  loading?: 'lazy'
}

/**
 * The logo next to the site's name, at most 200 pixels wide and 44 high. Its size is in its
 * attributes, so that nothing shifts when it loads. The site's name is its text alternative.
 */
export function BrandLogo({ src, className, loading }: BrandLogoProps) {
  const logo = useAsset(src)
  if (!logo) return null
  return <img className={className} src={logo.url} alt="" {...fitLogo(logo)} loading={loading} />
}
