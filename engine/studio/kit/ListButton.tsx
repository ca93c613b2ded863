import { UnstyledButton } from '@mantine/core'
import type { ReactNode } from 'react'
import { Icon } from './Icon'
import styles from './ListButton.module.css'

interface ListButtonProps {
  label: string
  /** A second line. */
  description?: string
  /** A further line: where it comes from. */
  source?: string
  /** When it is published. */
  when?: string
  /** The URL of an SVG. */
  icon?: string
  /** If `true`, it is what the studio shows. */
  isCurrent: boolean
  onClick: () => void
  children?: ReactNode
}

/** An item of a list that opens something. */
export function ListButton({ label, description, icon, isCurrent, ...props }: ListButtonProps) {
  const { source, when, onClick, children } = props
  return (
    <UnstyledButton
      className={styles.button}
      aria-current={isCurrent || undefined}
      onClick={onClick}
    >
      {icon && <Icon src={icon} />}
      <span className={styles.texts}>
        <span dir="auto">{label}</span>
        {description && (
          <span className={styles.description} dir="auto">
            {description}
          </span>
        )}
        {source && <span className={styles.source}>{source}</span>}
        {when && <span className={styles.when}>{when}</span>}
      </span>
      {children}
    </UnstyledButton>
  )
}
