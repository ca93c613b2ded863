import { clsx } from 'clsx'
import type { CSSProperties } from 'react'
import type { Picture as PictureData } from '../../../schemas/generated/types'
import { PICTURE_KINDS, renderSourceSet } from '../../core/page/picture-files'
import { useAddressOf, useAsset } from '../context/context'
import styles from './Picture.module.css'

export interface PictureProps {
  picture: PictureData
  className?: string
  /**
   * The picture's width, as in HTML's `sizes`: `(min-width: 48em) 33vw, 100vw`. Browsers use it to
   * choose the file. Default: the window's width.
   */
  sizes?: string
}

/** A picture with its natural size, so that nothing shifts when it loads. */
export function Picture({ picture, className, sizes }: PictureProps) {
  const { src, alt, caption } = picture
  const asset = useAsset(src)
  const addressOf = useAddressOf()
  const { color, priority, widths } = asset ?? {}
  const style = buildStyle(picture, color)
  const image = (
    <img
      className={clsx(style && styles.image, !caption && className) || undefined}
      style={style}
      src={asset?.url ?? addressOf(src)}
      alt={alt}
      width={asset?.width}
      height={asset?.height}
      loading={priority ? undefined : 'lazy'}
      fetchPriority={priority === 'high' ? 'high' : undefined}
    />
  )
  const chosen = asset && widths && (
    <picture className={styles.files}>
      {PICTURE_KINDS.map((kind) => (
        <source
          key={kind}
          type={`image/${kind}`}
          srcSet={renderSourceSet(asset, kind)}
          sizes={sizes}
        />
      ))}
      {image}
    </picture>
  )
  if (!caption) return chosen ?? image
  return (
    <figure className={className}>
      {chosen ?? image}
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  )
}

function buildStyle({ focus }: PictureData, color: string | undefined): CSSProperties | undefined {
  if (!focus && !color) return undefined
  const variables: Record<`--${string}`, string | undefined> = {
    '--picture-color': color,
    '--picture-focus': focus && `${focus.x}% ${focus.y}%`,
  }
  return variables
}
