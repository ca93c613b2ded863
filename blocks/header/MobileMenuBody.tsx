import { Actions, LinkTo, type Panels, useMessages } from '../../engine/block-api'
import type { SearchBox } from '../../schemas/generated/types'
import { useCurrentLink } from './current-link'
import { commandProps } from './dialog-command'
import { listGroupLinks } from './find-current'
import { LanguageList } from './LanguageSwitch'
import { MobileGroup } from './MobileGroup'
import styles from './MobileMenu.module.css'
import { SearchForm } from './SearchForm'
import type { ShownMenu } from './shown-menu'

export interface MobileMenuBodyProps {
  /** The id of the menu. */
  id: string
  menu: ShownMenu
  search: SearchBox | undefined
  /** The menu's groups, identified by the menu's id and their index. */
  panels: Panels
  onSearch: () => void
}

/** The content of the mobile menu. At most one group is open. */
export function MobileMenuBody({ id, menu, search, panels, onSearch }: MobileMenuBodyProps) {
  const { groups, links, badges, action } = menu
  const messages = useMessages()
  const getAriaCurrent = useCurrentLink([...links, ...groups.flatMap(listGroupLinks)])

  return (
    <div className={styles.body}>
      <div className={styles.head}>
        <p>{messages.mobileMenu}</p>
        <button {...commandProps('close', id)} aria-label={messages.closeMenu} />
      </div>
      {search && <SearchForm search={search} onSearch={onSearch} />}
      <nav aria-label={messages.mainNavigation}>
        {groups.map((group, index) => (
          <MobileGroup
            key={group.label}
            id={`${id}${index}`}
            group={group}
            getAriaCurrent={getAriaCurrent}
            panels={panels}
          />
        ))}
        <ul>
          {links.map((item) => (
            <li key={item.label}>
              <LinkTo item={item} className={styles.row} aria-current={getAriaCurrent(item)} />
            </li>
          ))}
        </ul>
      </nav>
      <LanguageList />
      <div className={styles.foot}>
        {action && <Actions items={[action]} />}
        <ul className={styles.badges}>
          {badges.map(({ label, text }) => (
            <li key={label}>
              <strong>{label}</strong>
              {text && <span>{text}</span>}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
