import type { Picture as PictureData } from '../../../schemas/generated/types'
import { useAddressOf, useAsset } from '../context/context'
import styles from './Picture.module.css'

export interface PictureProps {
  picture: PictureData
  className?: string
  /** Whether it is in the first view and should load at once. */
  eager?: boolean
}

/** A picture with its natural size, so that nothing moves when it loads. */
export function Picture({ picture, className, eager = false }: PictureProps) {
  const asset = useAsset(picture.src)
  const addressOf = useAddressOf()
  const image = (
    <img
      className={picture.caption ? undefined : className}
      src={asset?.url ?? addressOf(picture.src)}
      alt={picture.alt}
      width={asset?.width}
      height={asset?.height}
      loading={eager ? undefined : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
    />
  )
  if (!picture.caption) return image
  return (
    <figure className={className}>
      {image}
      <figcaption className={styles.caption}>{picture.caption}</figcaption>
    </figure>
  )
}
