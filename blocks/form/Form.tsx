import { RichText, Section } from '../../engine/block-api'
import type { FormBlock } from '../../schemas/generated/types'
import styles from './Form.module.css'
import { LiveForm } from './LiveForm'
import { PlaceholderForm } from './PlaceholderForm'
import { resolveService } from './services/services'

/** A form, described in JSON. */
export function Form({ block }: { block: FormBlock }) {
  const { transport, noScript } = block
  return (
    <Section block={block}>
      {transport.type === 'placeholder' ? (
        <PlaceholderForm block={block} />
      ) : (
        <LiveForm block={resolveService(block)} />
      )}
      {noScript && (
        <noscript>
          <p className={styles.noScript}>
            <RichText text={noScript} />
          </p>
        </noscript>
      )}
    </Section>
  )
}
