import type { KeyboardEvent, MouseEvent } from 'react'
import { memo, useEffect, useRef } from 'react'
import { LinkTo } from '../../engine/block-api'
import type { LinkItem, MenuGroup } from '../../schemas/generated/types'
import type { MarkCurrent } from './current-link'
import styles from './MenuBar.module.css'
import type { Menus } from './use-menus'

export interface MenuBarGroupProps {
  /** The id of the panel. */
  id: string
  group: MenuGroup
  menus: Menus
  mark: MarkCurrent
  /** If `true`, the page is in this menu. */
  isCurrent: boolean
}

/**
 * A button and the panel of links that it opens. The links are in the HTML even while the panel is
 * closed.
 */
export function MenuBarGroup({ id, group, menus, mark, isCurrent }: MenuBarGroupProps) {
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
        <MenuPanel id={id} group={group} mark={mark} />
      </ul>
    </li>
  )
}

/** A component of its own, so that opening the menu does not render its links again. */
const MenuPanel = memo(function MenuPanel({
  id,
  group: { sections, links },
  mark,
}: Pick<MenuBarGroupProps, 'id' | 'group' | 'mark'>) {
  if (!sections) return links && <MenuLinks links={links} mark={mark} />
  return sections.map((section, index) => (
    <li key={section.title}>
      <p id={`${id}-${index}`} className="eyebrow">
        {section.title}
      </p>
      <ul aria-labelledby={`${id}-${index}`}>
        <MenuLinks links={section.links} mark={mark} />
      </ul>
    </li>
  ))
})

function MenuLinks({ links, mark }: { links: LinkItem[]; mark: MarkCurrent }) {
  return links.map((item) => (
    <li key={item.label}>
      <LinkTo item={item} aria-current={mark(item)}>
        {item.label}
        {item.description && <span>{item.description}</span>}
      </LinkTo>
    </li>
  ))
}
