import { RichText } from '../../engine/block-api'
import styles from './Form.module.css'

/** What a form says below its button, such as what happens to the data. */
export function FormSmallPrint({ text }: { text: string }) {
  return (
    <p className={styles.smallPrint}>
      <RichText text={text} />
    </p>
  )
}
