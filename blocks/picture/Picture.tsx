import { clsx } from 'clsx'
import type { CSSProperties } from 'react'
import { Picture as Image, Section, useAsset } from '../../engine/block-api'
import type { PictureBlock } from '../../schemas/generated/types'
import styles from './PictureBlock.module.css'

const SIZES: Record<PictureBlock['width'], string> = {
  text: '(min-width: 44rem) 40rem, 100vw',
  wide: '(min-width: 75rem) 72.5rem, 100vw',
  full: '100vw',
}

/** A picture with a caption. */
export function Picture({ block }: { block: PictureBlock }) {
  const { picture, width, eyebrow, title, text } = block
  const asset = useAsset(picture.src)
  const isBand = width === 'full' && !eyebrow && !title && !text
  return (
    <Section
      block={block}
      className={clsx(isBand && styles.band, isBand && !picture.caption && styles.plain)}
    >
      <div className={styles[width]} style={asset && buildShape(asset.width / asset.height)}>
        <Image picture={picture} sizes={SIZES[width]} />
      </div>
    </Section>
  )
}

/** The aspect ratio, for use in the style sheet. */
function buildShape(ratio: number): CSSProperties {
  const shape: Record<`--${string}`, number> = { '--shape': Number(ratio.toFixed(3)) }
  return shape as CSSProperties
}
