import type { ReactNode } from 'react'
import type { ShownCode } from '../../core/page/data'
import type { CodeRun } from '../../core/text/code-runs'
import { readRuns, splitLines } from '../../core/text/code-runs'
import { unescapeText } from '../../core/text/escape-rich-text'
import styles from './ContentCode.module.css'

export interface ContentCodeProps {
  code: ShownCode
  /** If `true`, lines are numbered. */
  lineNumbers?: boolean
  /** Returns `true` if the line with the given number, starting at 1, is highlighted. */
  isMarked?: (line: number) => boolean
  /** Renders the end of the bar above the code, such as a button, from its text. */
  action?: (text: string) => ReactNode
}

/** Lines of code. Long lines scroll horizontally, also by keyboard. */
export function ContentCode({ code, lineNumbers, isMarked, action }: ContentCodeProps) {
  const { text, language, label, runs: written } = code
  const shown = unescapeText(text)
  const runs = readRuns(shown, written)
  const [firstLine] = shown.trim().split('\n')
  const hasBar = label !== undefined || action !== undefined
  const lines = (
    // Code is left-to-right in every language.
    <section
      dir="ltr"
      className={hasBar ? styles.lines : `${styles.panel} ${styles.lines}`}
      aria-label={label ?? firstLine}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: without it, the keyboard cannot scroll it.
      tabIndex={0}
    >
      <pre className={styles.code}>
        <code
          className={language && `language-${language}`}
          data-numbered={lineNumbers ? '' : undefined}
        >
          {lineNumbers || isMarked ? renderLines(runs, isMarked) : renderRuns(runs)}
        </code>
      </pre>
    </section>
  )
  if (!hasBar) return lines
  return (
    <figure className={styles.panel}>
      <figcaption className={styles.bar}>
        <span className={label && styles.label}>{label ?? language}</span>
        {action?.(shown)}
      </figcaption>
      {lines}
    </figure>
  )
}

function renderLines(runs: CodeRun[], isMarked: ContentCodeProps['isMarked']) {
  return splitLines(runs).map((line, index) => {
    const Line = isMarked?.(index + 1) ? 'mark' : 'span'
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity.
      <Line key={index} className={styles.line}>
        {renderRuns(line)}
      </Line>
    )
  })
}

function renderRuns(runs: CodeRun[]) {
  return runs.map(({ text, kind }, index) =>
    kind ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: words have no other identity.
      <span key={index} className={styles[kind]}>
        {text}
      </span>
    ) : (
      text
    ),
  )
}
