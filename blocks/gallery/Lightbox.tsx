import { clsx } from 'clsx'
import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef } from 'react'
import { Picture } from '../../engine/block-api'
import type { GalleryLabels, Picture as PictureData } from '../../schemas/generated/types'
import styles from './Lightbox.module.css'
import { resolveKey } from './lightbox-keys'
import { useStrip } from './strip'
import { useZoom } from './zoom'

export interface LightboxProps {
  pictures: { picture: PictureData; position: string }[]
  /** The index of the picture to show first. */
  first: number
  labels: GalleryLabels
  /** The title of the gallery. */
  name?: string
  onClose: () => void
}

/** A strip of pictures, each as wide as the window. Swipes and arrow keys change the picture. */
export function Lightbox({ pictures, first, labels, name, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  // Opens the dialog first, because a hidden strip cannot scroll.
  useLayoutEffect(() => dialog.current?.showModal(), [])
  const { strip, current, show, follow } = useStrip(first, pictures.length)
  const { isZoomed, zoom, zoomAt, scroll } = useZoom(strip, current)
  const close = () => dialog.current?.close()
  const shown = pictures[current]
  const press = (event: KeyboardEvent) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const act = resolveKey(event.key, { isRtl, isZoomed, current, count: pictures.length })
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    if (act.kind === 'show') show(act.index)
    else if (act.kind === 'zoom') zoom(act.isZoomed)
    else scroll(act.x, act.y)
  }
  const click = (event: MouseEvent, index: number) => {
    if (!(event.target instanceof HTMLImageElement)) close()
    else if (index === current) zoomAt(event)
  }
  return (
    <dialog
      ref={dialog}
      className={styles.lightbox}
      data-tone="ink"
      aria-label={name ?? shown?.position}
      onClose={onClose}
      onKeyDown={press}
    >
      <div className={styles.bar}>
        <button type="button" className={styles.close} aria-label={labels.close} onClick={close}>
          <Sign path="M5 5l14 14M19 5L5 19" />
        </button>
        <button
          type="button"
          aria-label={labels.zoom}
          aria-pressed={isZoomed}
          onClick={() => zoom(!isZoomed)}
        >
          <Sign path="M10.5 4a6.5 6.5 0 1 1 0 13a6.5 6.5 0 0 1 0-13M15.5 15.5L20 20M7.5 10.5h6M10.5 7.5v6" />
        </button>
        <button
          type="button"
          aria-label={labels.previous}
          aria-disabled={current === 0}
          onClick={() => show(current - 1)}
        >
          <Sign path="M15 5l-7 7l7 7" isTurned />
        </button>
        <button
          type="button"
          aria-label={labels.next}
          aria-disabled={current === pictures.length - 1}
          onClick={() => show(current + 1)}
        >
          <Sign path="M9 5l7 7l-7 7" isTurned />
        </button>
        <small className={styles.position} aria-live="polite">
          {shown?.position}
        </small>
      </div>
      <ul
        ref={strip}
        className={styles.strip}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: without it, the keyboard cannot scroll it.
        tabIndex={0}
        data-zoomed={isZoomed || undefined}
        onScroll={follow}
      >
        {pictures.map(({ picture }, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys and buttons do the same.
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a picture may be shown twice.
            key={index}
            className={clsx(styles.slide, isZoomed && index === current && styles.zoomed)}
            inert={index !== current}
            onClick={(event) => click(event, index)}
          >
            {Math.abs(index - current) <= 1 && (
              <Picture picture={{ ...picture, caption: undefined }} sizes="100vw" />
            )}
          </li>
        ))}
      </ul>
      {pictures.some(({ picture }) => picture.caption) && (
        <p className={styles.caption} aria-live="polite">
          {shown?.picture.caption}
        </p>
      )}
    </dialog>
  )
}

/** A line drawing. With `isTurned`, it is mirrored in right-to-left languages. */
function Sign({ path, isTurned = false }: { path: string; isTurned?: boolean }) {
  return (
    <svg
      className={isTurned ? styles.turned : undefined}
      aria-hidden="true"
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
    >
      <path d={path} />
    </svg>
  )
}
