import { LinkTo, useMessages } from '../../engine/block-api'
import type { LinkItem, MenuGroup } from '../../schemas/generated/types'
import styles from './MenuBar.module.css'
import { MenuBarGroup } from './MenuBarGroup'
import { useMenus } from './use-menus'

/**
 * The navigation of wide screens:
 * https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/
 */
export function MenuBar({ groups, links }: { groups: MenuGroup[]; links: LinkItem[] }) {
  const messages = useMessages()
  const menus = useMenus()
  return (
    <nav ref={menus.root} className={styles.bar} aria-label={messages.mainNavigation}>
      <ul>
        {groups.map((group) => (
          <MenuBarGroup key={group.label} group={group} menus={menus} />
        ))}
        {links.map((item) => (
          <li key={item.label}>
            <LinkTo item={item} className={styles.item} />
          </li>
        ))}
      </ul>
    </nav>
  )
}
