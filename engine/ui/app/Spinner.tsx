import { clsx } from 'clsx'
import styles from './Spinner.module.css'

const SIZES = { small: styles.small, medium: styles.medium, large: styles.large }

export interface SpinnerProps {
  size?: keyof typeof SIZES
  label: string
}

/** A turning ring that tells assistive technology what it stands for. */
export function Spinner({ size = 'medium', label }: SpinnerProps) {
  return <span role="status" aria-label={label} className={clsx(styles.spinner, SIZES[size])} />
}
