import { LinkTo, type Panels } from '../../engine/block-api'
import type { LinkItem } from '../../schemas/generated/types'
import type { MarkCurrent } from './current-link'
import styles from './MobileMenu.module.css'
import type { ShownGroup } from './shown-menu'

export interface MobileGroupProps {
  id: string
  group: ShownGroup
  mark: MarkCurrent
  panels: Panels
}

/** A collapsible group of links. It scrolls beyond its maximum height. */
export function MobileGroup({ id, group, mark, panels }: MobileGroupProps) {
  const maxHeight = 'maxHeight' in group ? group.maxHeight : undefined
  const sections = 'sections' in group ? group.sections : undefined
  return (
    <div>
      <button {...panels.buttonProps(id)} className={styles.row}>
        {group.label}
      </button>
      <ul {...panels.panelProps(id)} className={styles.group} style={{ maxHeight }}>
        {sections?.map(({ title, links }, index) => (
          <li key={title}>
            <p id={`${id}-${index}`}>{title}</p>
            <ul aria-labelledby={`${id}-${index}`}>
              <GroupLinks links={links} mark={mark} />
            </ul>
          </li>
        ))}
        {!sections && <GroupLinks links={group.links ?? []} mark={mark} />}
      </ul>
    </div>
  )
}

function GroupLinks({ links, mark }: { links: LinkItem[]; mark: MarkCurrent }) {
  return links.map((item) => (
    <li key={item.label}>
      <LinkTo item={item} aria-current={mark(item)} />
    </li>
  ))
}
