import { useEffect, useRef } from 'react'
import type { EmbedBlock } from '../../schemas/generated/types'
import styles from './Embed.module.css'

/**
 * The iframe's permissions. Embedded content may not navigate the page unless the visitor clicks.
 */
const SANDBOX = [
  ...['allow-scripts', 'allow-same-origin', 'allow-forms', 'allow-presentation'],
  ...['allow-popups', 'allow-popups-to-escape-sandbox'],
].join(' ')

/** React supports the `credentialless` attribute, but its types lack it. */
const WITHOUT_CREDENTIALS = { credentialless: true }

/** The iframe of the embedded content. It takes the focus from the button that it replaces. */
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
