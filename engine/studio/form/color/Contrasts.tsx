import { Text } from '@mantine/core'
import { writeContrast } from '../../../core/text/color-pairs'
import styles from './ColorField.module.css'
import type { ShownColors } from './theme-colors'

interface ContrastsProps {
  /** The name of the colour. */
  name: string
  label: string
  shown: ShownColors
}

/** The contrast of a colour with those that it is used with. */
export function Contrasts({ name, label, shown: { colors, pairs, labels } }: ContrastsProps) {
  const own = pairs.filter(({ text, ground }) => text === name || ground === name)
  if (own.length === 0) return null
  const findLabel = (other: string) => labels.get(other) ?? other
  return (
    <ul className={styles.pairs} aria-label={`Contrast of ${label}`}>
      {own.map(({ text, ground, contrast, isReadable }) => (
        <li key={`${text} ${ground}`} className={styles.pair}>
          <span
            className={styles.sample}
            style={{ color: colors[text], backgroundColor: colors[ground] }}
          />
          <span>{text === name ? `On ${findLabel(ground)}` : `${findLabel(text)} on it`}</span>
          <Text span inherit c={isReadable ? 'dimmed' : 'var(--mantine-color-error)'}>
            {`${writeContrast(contrast)}, ${isReadable ? 'readable' : 'too faint'}`}
          </Text>
        </li>
      ))}
    </ul>
  )
}
