import { ContentChart, Section } from '../../engine/block-api'
import type { ChartBlock } from '../../schemas/generated/types'

/** A chart below a heading. */
export function Chart({ block }: { block: ChartBlock }) {
  return (
    <Section block={block}>
      <ContentChart chart={block.chart} />
    </Section>
  )
}
