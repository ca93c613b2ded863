import { ActionIcon, Tooltip } from '@mantine/core'
import { Icon } from './Icon'
import styles from './IconButton.module.css'

interface IconButtonProps {
  /** The URL of an SVG. */
  icon: string
  /** The button's name, which is also its tooltip. */
  label: string
  /** The keyboard shortcut: `Ctrl+Z`. */
  keys?: string
  isDisabled?: boolean
  onClick: () => void
}

/** A button with a drawing only. */
export function IconButton({ icon, label, keys, isDisabled, onClick }: IconButtonProps) {
  return (
    <Tooltip label={keys ? `${label} (${keys})` : label}>
      <ActionIcon
        className={styles.button}
        variant="subtle"
        color="gray"
        aria-label={label}
        // A disabled button would lose the focus.
        data-disabled={isDisabled || undefined}
        aria-disabled={isDisabled}
        onClick={() => {
          if (!isDisabled) onClick()
        }}
      >
        <Icon src={icon} />
      </ActionIcon>
    </Tooltip>
  )
}
