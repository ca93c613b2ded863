export interface SpinnerProps {
  size?: 'small' | 'medium' | 'large'
  label: string
}

/** A turning ring that tells assistive technology what it stands for. */
export function Spinner({ size = 'medium', label }: SpinnerProps) {
  return <span role="status" aria-label={label} className={`spinner spinner-${size}`} />
}
