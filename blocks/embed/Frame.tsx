import { useEffect, useRef } from 'react'
import type { EmbedBlock } from '../../schemas/generated/types'
import styles from './Embed.module.css'

/** What the content may do: nothing that leads visitors away from the page without their doing. */
const SANDBOX = [
  ...['allow-scripts', 'allow-same-origin', 'allow-forms', 'allow-presentation'],
  ...['allow-popups', 'allow-popups-to-escape-sandbox'],
].join(' ')

/** React knows it, and its types do not. */
const WITHOUT_CREDENTIALS = { credentialless: true }

/** The frame, which takes the focus of the button that it replaces. */
export function Frame({ block: { src, title, allow } }: { block: EmbedBlock }) {
  const ref = useRef<HTMLIFrameElement>(null)
  useEffect(() => ref.current?.focus({ preventScroll: true }), [])
  return (
    <iframe
      {...WITHOUT_CREDENTIALS}
      ref={ref}
      className={styles.frame}
      title={title}
      sandbox={SANDBOX}
      allow={allow.join('; ')}
      referrerPolicy="strict-origin"
      src={src}
    />
  )
}
