import { LinkTo, type Panels } from '../../engine/block-api'
import type { LinkItem } from '../../schemas/generated/types'
import type { GetAriaCurrent } from './current-link'
import styles from './MobileMenu.module.css'
import type { ShownGroup } from './shown-menu'

export interface MobileGroupProps {
  id: string
  group: ShownGroup
  getAriaCurrent: GetAriaCurrent
  panels: Panels
}

/** A collapsible group of links. Taller groups scroll within their maximum height. */
export function MobileGroup({ id, group, getAriaCurrent, panels }: MobileGroupProps) {
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
              <GroupLinks links={links} getAriaCurrent={getAriaCurrent} />
            </ul>
          </li>
        ))}
        {!sections && <GroupLinks links={group.links ?? []} getAriaCurrent={getAriaCurrent} />}
      </ul>
    </div>
  )
}

function GroupLinks({
  links,
  getAriaCurrent,
}: {
  links: LinkItem[]
  getAriaCurrent: GetAriaCurrent
}) {
  return links.map((item) => (
    <li key={item.label}>
      <LinkTo item={item} aria-current={getAriaCurrent(item)} />
    </li>
  ))
}
