import gripIcon from '@tabler/icons/outline/grip-vertical.svg'
import styles from './DragHandle.module.css'
import { Icon } from './Icon'
import type { HandleProps } from './use-dragging'

/** What the mouse drags an item by. The keyboard has commands for the same. */
export function DragHandle(props: HandleProps) {
  return (
    <span aria-hidden title="Drag to move" className={styles.handle} {...props}>
      <Icon src={gripIcon} />
    </span>
  )
}
