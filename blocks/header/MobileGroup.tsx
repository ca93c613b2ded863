import { LinkTo, type Panels } from '../../engine/block-api'
import type { MobileMenuGroup } from '../../schemas/generated/types'
import type { MarkCurrent } from './current-link'
import styles from './MobileMenu.module.css'

export interface MobileGroupProps {
  id: string
  group: MobileMenuGroup
  mark: MarkCurrent
  panels: Panels
}

/** A collapsible group of links; what does not fit its greatest height scrolls (D38). */
export function MobileGroup({ id, group, mark, panels }: MobileGroupProps) {
  return (
    <div>
      <button {...panels.buttonProps(id)} className={styles.row}>
        {group.label}
      </button>
      <ul
        {...panels.panelProps(id)}
        className={styles.group}
        style={{ maxHeight: group.maxHeight }}
      >
        {group.links.map((item) => (
          <li key={item.label}>
            <LinkTo item={item} aria-current={mark(item)} />
          </li>
        ))}
      </ul>
    </div>
  )
}
