import type { ScreenState } from '../../schemas/generated/types'
import styles from './State.module.css'

export interface StateProps {
  state?: ScreenState
  children: string
}

/** A text, with a coloured dot if it is a state. */
export function State({ state, children }: StateProps) {
  if (!state) return children
  return (
    <span className={styles.state} data-state={state}>
      {children}
    </span>
  )
}
