import type { MouseEvent } from 'react'
import { useState } from 'react'
import { Actions, LinkTo, useMessages } from '../../engine/block-api'
import type { MobileMenu, SearchBox } from '../../schemas/generated/types'
import { useCurrentLink } from './current-link'
import styles from './MobileDrawer.module.css'
import { MobileGroup } from './MobileGroup'
import { SearchForm } from './SearchForm'

export interface MobileDrawerBodyProps {
  menu: MobileMenu
  search: SearchBox | undefined
  onClose: () => void
}

/** What the mobile menu shows. Following any of its links closes it. */
export function MobileDrawerBody({ menu, search, onClose }: MobileDrawerBodyProps) {
  const { groups, links, badges, action } = menu
  const messages = useMessages()
  const [open, setOpen] = useState<string>()
  const mark = useCurrentLink([...links, ...groups.flatMap((group) => group.links)])

  function closeOnLink({ target }: MouseEvent) {
    if ((target as Element).closest('a[href]')) onClose()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens to the links inside.
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click too.
    <div className={styles.body} onClick={closeOnLink}>
      <div className={styles.head}>
        <p>{messages.mobileMenu}</p>
        <button type="button" aria-label={messages.closeMenu} onClick={onClose} />
      </div>
      {search && <SearchForm search={search} onSearch={onClose} />}
      <nav aria-label={messages.mainNavigation}>
        {groups.map((group) => (
          <MobileGroup
            key={group.label}
            group={group}
            mark={mark}
            isOpen={open === group.label}
            onToggle={() => setOpen(open === group.label ? undefined : group.label)}
          />
        ))}
        <ul>
          {links.map((item) => (
            <li key={item.label}>
              <LinkTo item={item} className={styles.row} aria-current={mark(item)} />
            </li>
          ))}
        </ul>
      </nav>
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
