import { RichText } from '../../engine/block-api'
import styles from './Form.module.css'

/** A note below the submit button, for example about data protection. */
export function FormSmallPrint({ text }: { text: string }) {
  return (
    <p className={styles.smallPrint}>
      <RichText text={text} />
    </p>
  )
}
