import { ContentCode, Section } from '../../engine/block-api'
import type { CodeBlock } from '../../schemas/generated/types'
import styles from './Code.module.css'
import { CopyButton } from './CopyButton'
import { readRanges } from './line-ranges'

/** A code listing with a copy button. */
export function Code({ block }: { block: CodeBlock }) {
  const { code, lineNumbers, highlight } = block
  const ranges = highlight === undefined ? undefined : readRanges(highlight)
  const isMarked = ranges && ((line: number) => ranges.some(([a, b]) => a <= line && line <= b))
  return (
    <Section block={block} className={styles.code}>
      <ContentCode
        code={code}
        lineNumbers={lineNumbers}
        isMarked={isMarked}
        action={(text) => <CopyButton text={text} />}
      />
    </Section>
  )
}
