import { useEffect, useRef } from 'react'
import type { EmbedBlock } from '../../schemas/generated/types'
import styles from './Embed.module.css'

/** What the content may do. It may not navigate the page without a click of the visitor. */
const SANDBOX = [
  ...['allow-scripts', 'allow-same-origin', 'allow-forms', 'allow-presentation'],
  ...['allow-popups', 'allow-popups-to-escape-sandbox'],
].join(' ')

/** React supports the attribute, but its types lack it. */
const WITHOUT_CREDENTIALS = { credentialless: true }

/** The iframe. It takes the focus from the button that it replaces. */
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
