import { useId } from 'react'
import { LinkTo } from '../../engine/block-api'
import type { MobileMenuGroup } from '../../schemas/generated/types'
import type { MarkCurrent } from './current-link'
import styles from './MobileDrawer.module.css'

export interface MobileGroupProps {
  group: MobileMenuGroup
  mark: MarkCurrent
  isOpen: boolean
  onToggle: () => void
}

/** A collapsible group of links; what does not fit its greatest height scrolls (D38). */
export function MobileGroup({ group, mark, isOpen, onToggle }: MobileGroupProps) {
  const id = useId()
  return (
    <>
      <button
        type="button"
        className={styles.row}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onToggle}
      >
        {group.label}
      </button>
      <ul id={id} className={styles.group} style={{ maxHeight: group.maxHeight }} hidden={!isOpen}>
        {group.links.map((item) => (
          <li key={item.label}>
            <LinkTo item={item} aria-current={mark(item)} />
          </li>
        ))}
      </ul>
    </>
  )
}
