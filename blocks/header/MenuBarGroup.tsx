import type { KeyboardEvent, MouseEvent } from 'react'
import { memo, useEffect, useRef } from 'react'
import { LinkTo } from '../../engine/block-api'
import type { LinkItem, MenuGroup } from '../../schemas/generated/types'
import type { GetAriaCurrent } from './current-link'
import styles from './MenuBar.module.css'
import type { Menus } from './use-menus'

export interface MenuBarGroupProps {
  /** The id of the panel. */
  id: string
  group: MenuGroup
  menus: Menus
  getAriaCurrent: GetAriaCurrent
  /** If `true`, this menu contains the page. */
  isCurrent: boolean
}

/**
 * A button, and the link panel that it opens. The HTML contains the links even while the panel is
 * closed.
 */
export function MenuBarGroup({ id, group, menus, getAriaCurrent, isCurrent }: MenuBarGroupProps) {
  const { label, sections, columns } = group
  const panel = useRef<HTMLUListElement>(null)
  const enters = useRef(false)
  const isOpen = menus.isOpen(id)

  useEffect(() => {
    if (isOpen && enters.current) panel.current?.querySelector('a')?.focus()
    enters.current = false
  }, [isOpen])

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    menus.pin(id)
    if (isOpen) panel.current?.querySelector('a')?.focus()
    else enters.current = true
  }

  function closeOnLink({ target }: MouseEvent) {
    if ((target as Element).closest('a[href]')) menus.close()
  }

  return (
    <li onPointerEnter={(event) => menus.onEnter(id, event)} onPointerLeave={menus.onLeave}>
      <button
        {...menus.buttonProps(id)}
        className={styles.item}
        aria-current={isCurrent || undefined}
        onKeyDown={onKeyDown}
      >
        {label}
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click too. */}
      <ul
        ref={panel}
        {...menus.panelProps(id)}
        className={styles.panel}
        data-columns={sections?.length ?? columns}
        data-tone="paper"
        onClick={closeOnLink}
      >
        <MenuPanel id={id} group={group} getAriaCurrent={getAriaCurrent} />
      </ul>
    </li>
  )
}

/** A separate component, so that opening the menu does not render its links again. */
const MenuPanel = memo(function MenuPanel({
  id,
  group: { sections, links },
  getAriaCurrent,
}: Pick<MenuBarGroupProps, 'id' | 'group' | 'getAriaCurrent'>) {
  if (!sections) return links && <MenuLinks links={links} getAriaCurrent={getAriaCurrent} />
  return sections.map((section, index) => (
    <li key={section.title}>
      <p id={`${id}-${index}`} className="eyebrow">
        {section.title}
      </p>
      <ul aria-labelledby={`${id}-${index}`}>
        <MenuLinks links={section.links} getAriaCurrent={getAriaCurrent} />
      </ul>
    </li>
  ))
})

function MenuLinks({
  links,
  getAriaCurrent,
}: {
  links: LinkItem[]
  getAriaCurrent: GetAriaCurrent
}) {
  return links.map((item) => (
    <li key={item.label}>
      <LinkTo item={item} aria-current={getAriaCurrent(item)}>
        {item.label}
        {item.description && <span>{item.description}</span>}
      </LinkTo>
    </li>
  ))
}
