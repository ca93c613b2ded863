import type { CSSProperties } from 'react'
import { useState } from 'react'
import {
  Link,
  nameFrameHost,
  Picture,
  resolveTokens,
  Section,
  useIsLive,
  useMessages,
  useSite,
} from '../../engine/block-api'
import type { EmbedBlock } from '../../schemas/generated/types'
import styles from './Embed.module.css'
import { Frame } from './Frame'

/**
 * Third-party content, fetched only when the visitor asks for it. Unless the site's policy allows
 * all iframes, browsers without credentialless iframes would block the content, so the block shows
 * a link to it instead. It does the same without scripts.
 */
export function Embed({ block }: { block: EmbedBlock }) {
  const { src, href = src, poster, ratio, height } = block
  const [isOpen, setOpen] = useState(false)
  const isLive = useIsLive()
  const messages = useMessages()
  const { iframesWithCookies } = useSite()
  const host = { host: nameFrameHost(src) }
  const link = <Link href={href}>{resolveTokens(messages.openEmbed, host)}</Link>
  return (
    <Section block={block}>
      <div
        className={styles.stage}
        style={buildShape(ratio, height)}
        data-plain={isOpen || !poster}
      >
        {isOpen ? (
          <Frame block={block} />
        ) : (
          <>
            {poster && <Picture picture={poster} className={styles.poster} />}
            <div className={styles.panel}>
              {isLive && canShowIframe(iframesWithCookies) ? (
                <>
                  <button type="button" onClick={() => setOpen(true)}>
                    {resolveTokens(messages.loadEmbed, host)}
                  </button>
                  <p>{resolveTokens(messages.embedNote, host)}</p>
                </>
              ) : (
                link
              )}
            </div>
          </>
        )}
      </div>
      <p className={styles.printed}>{link}</p>
    </Section>
  )
}

/** https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/iframe#credentialless */
function canShowIframe(iframesWithCookies = false): boolean {
  return 'credentialless' in HTMLIFrameElement.prototype || iframesWithCookies
}

function buildShape(ratio: EmbedBlock['ratio'], height?: number): CSSProperties {
  return height === undefined ? { aspectRatio: ratio.replace(':', ' / ') } : { height }
}
