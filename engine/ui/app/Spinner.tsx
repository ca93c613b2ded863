export interface SpinnerProps {
  size?: 'small' | 'medium' | 'large'
  label: string
}

/** A spinner with a label for assistive technology. */
export function Spinner({ size = 'medium', label }: SpinnerProps) {
  return <span role="status" aria-label={label} className={`spinner spinner-${size}`} />
}
