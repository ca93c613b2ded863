import { Section } from '../../engine/block-api'
import type { DrawingBlock, DrawingFigure } from '../../schemas/generated/types'
import { Bars } from './Bars'
import { Bridge } from './Bridge'
import { Chain } from './Chain'
import styles from './Drawing.module.css'
import { Plan } from './Plan'
import { RecordSheet } from './RecordSheet'
import { Schedule } from './Schedule'
import { Sequence } from './Sequence'
import { Stack } from './Stack'

/** A drawing made from data, with a caption above it. */
export function Drawing({ block }: { block: DrawingBlock }) {
  const { caption, figure, note } = block
  return (
    <Section block={block}>
      <figure className={styles.figure}>
        <figcaption className={styles.caption}>{caption}</figcaption>
        <Figure figure={figure} />
        {note && <p className={styles.note}>{note}</p>}
      </figure>
    </Section>
  )
}

function Figure({ figure }: { figure: DrawingFigure }) {
  switch (figure.kind) {
    case 'schedule':
      return <Schedule figure={figure} />
    case 'bars':
      return <Bars figure={figure} />
    case 'bridge':
      return <Bridge figure={figure} />
    case 'stack':
      return <Stack figure={figure} />
    case 'chain':
      return <Chain figure={figure} />
    case 'sequence':
      return <Sequence figure={figure} />
    case 'record':
      return <RecordSheet figure={figure} />
    case 'plan':
      return <Plan figure={figure} />
  }
}
