import { RichText, Section } from '../../engine/block-api'
import type { FormBlock } from '../../schemas/generated/types'
import styles from './Form.module.css'
import { FormAside } from './FormAside'
import columns from './FormAside.module.css'
import { LiveForm } from './LiveForm'
import { PlaceholderForm } from './PlaceholderForm'
import { resolveService } from './services/services'

/** A form, described in JSON. */
export function Form({ block }: { block: FormBlock }) {
  const { transport, noScript, aside, title } = block
  const form = (
    <>
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
    </>
  )
  return (
    <Section block={block}>
      {aside ? (
        <div className={columns.columns}>
          <div>{form}</div>
          <FormAside parts={aside} level={title ? 3 : 2} />
        </div>
      ) : (
        form
      )}
    </Section>
  )
}
