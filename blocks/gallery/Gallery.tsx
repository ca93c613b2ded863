import type { ComponentType, MouseEvent } from 'react'
import { useState } from 'react'
import { Picture, resolveTokens, Section, useAddressOf, useAsset } from '../../engine/block-api'
import type { GalleryBlock, Picture as PictureData } from '../../schemas/generated/types'
import styles from './Gallery.module.css'
import type { Grid } from './grid-sizes'
import { renderSizes } from './grid-sizes'
import type { LightboxProps } from './Lightbox'

/**
 * The lightbox code is loaded when the visitor first shows interest, for example by pointing at a
 * picture.
 */
const loadLightbox = () => import('./Lightbox')

interface Opened {
  index: number
  /** The element that gets the focus back when the lightbox closes. */
  tile: HTMLElement
  Lightbox: ComponentType<LightboxProps>
}

/** A grid of pictures that open in a lightbox. Without scripts, each picture links to its file. */
export function Gallery({ block }: { block: GalleryBlock }) {
  const { items, columns, shape, labels, title } = block
  const [opened, setOpened] = useState<Opened>()
  const open = (event: MouseEvent<HTMLElement>, index: number) => {
    // The visitor opens a new tab, or uses another link function of the browser.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const tile = event.currentTarget
    loadLightbox()
      .then(({ Lightbox }) => setOpened({ index, tile, Lightbox }))
      .catch(() => {
        if (tile instanceof HTMLAnchorElement) location.assign(tile.href)
      })
  }
  const close = () => {
    opened?.tile.focus()
    setOpened(undefined)
  }
  const numbered = items.map((picture, index) => ({
    picture,
    position: resolveTokens(labels.position, {
      n: String(index + 1),
      total: String(items.length),
    }),
  }))
  return (
    <Section block={block}>
      <ul className={styles.gallery} data-columns={columns} data-shape={shape}>
        {numbered.map(({ picture, position }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a picture may be shown twice.
          <li key={index}>
            <figure>
              <Tile
                picture={picture}
                grid={{ columns, shape }}
                name={position}
                onOpen={(event) => open(event, index)}
              />
              {picture.caption && <figcaption>{picture.caption}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
      {opened && (
        <opened.Lightbox
          pictures={numbered}
          first={opened.index}
          labels={labels}
          name={title}
          onClose={close}
        />
      )}
    </Section>
  )
}

interface TileProps {
  picture: PictureData
  grid: Grid
  /** The accessible name of a picture without alternative text. */
  name: string
  onOpen: (event: MouseEvent<HTMLElement>) => void
}

function Tile({ picture, grid, name, onOpen }: TileProps) {
  const { src, alt, caption } = picture
  const asset = useAsset(src)
  const addressOf = useAddressOf()
  const address = asset?.url ?? addressOf(src)
  const shared = {
    className: styles.tile,
    'aria-label': alt ? undefined : (caption ?? name),
    onPointerEnter: prepare,
    onFocus: prepare,
    onClick: onOpen,
  }
  const image = (
    <Picture
      picture={{ ...picture, caption: undefined }}
      className={styles.picture}
      sizes={renderSizes(grid, asset)}
    />
  )
  // An inlined SVG has no file to link to.
  if (address.startsWith('data:')) {
    return (
      <button type="button" {...shared}>
        {image}
      </button>
    )
  }
  return (
    <a href={address} {...shared}>
      {image}
    </a>
  )
}

function prepare(): void {
  loadLightbox().catch(() => {})
}
