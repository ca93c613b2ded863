import { useId } from 'react'
import { LinkTo, useMessages } from '../../engine/block-api'
import type { LinkItem, MenuGroup } from '../../schemas/generated/types'
import { useCurrentLink } from './current-link'
import { listGroupLinks } from './find-current'
import styles from './MenuBar.module.css'
import { MenuBarGroup } from './MenuBarGroup'
import { useMenus } from './use-menus'

/**
 * The navigation on wide screens:
 * https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/
 */
export function MenuBar({ groups, links }: { groups: MenuGroup[]; links: LinkItem[] }) {
  const messages = useMessages()
  const id = useId()
  const ids = groups.map((_, index) => `${id}${index}`)
  const menus = useMenus(ids)
  const getAriaCurrent = useCurrentLink([...links, ...groups.flatMap(listGroupLinks)])
  // A page that the bar links to directly is not marked as current in a menu.
  const isLinked = links.some(getAriaCurrent)
  return (
    <nav ref={menus.root} className={styles.bar} aria-label={messages.mainNavigation}>
      <ul>
        {groups.map((group, index) => (
          <MenuBarGroup
            key={group.label}
            id={`${id}${index}`}
            group={group}
            menus={menus}
            getAriaCurrent={getAriaCurrent}
            isCurrent={!isLinked && listGroupLinks(group).some(getAriaCurrent)}
          />
        ))}
        {links.map((item) => (
          <li key={item.label}>
            <LinkTo item={item} className={styles.item} aria-current={getAriaCurrent(item)} />
          </li>
        ))}
      </ul>
    </nav>
  )
}
