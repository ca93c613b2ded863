import { unguardText } from '../../core/text/guard'
import type { ContentPartProps } from '../context/registry'
import scrolling from '../kit/Scroll.module.css'
import styles from './Code.module.css'

/** Lines of code, which scroll sideways where they are too long, also by the keyboard. */
export function Code({ part: { text, language, label } }: ContentPartProps<'code'>) {
  const written = unguardText(text)
  const [firstLine] = written.trim().split('\n')
  const lines = (
    <section
      className={`${scrolling.scroll} ${styles.lines}`}
      aria-label={label ?? firstLine}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: without it, the keyboard cannot scroll it.
      tabIndex={0}
    >
      <pre className={styles.code}>
        <code className={language && `language-${language}`}>{written}</code>
      </pre>
    </section>
  )
  if (!label) return lines
  return (
    <figure>
      <figcaption className={scrolling.label}>{label}</figcaption>
      {lines}
    </figure>
  )
}
