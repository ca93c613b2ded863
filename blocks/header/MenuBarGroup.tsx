import type { KeyboardEvent, MouseEvent } from 'react'
import { useEffect, useId, useRef } from 'react'
import { LinkTo } from '../../engine/block-api'
import type { MenuGroup } from '../../schemas/generated/types'
import styles from './MenuBar.module.css'
import type { Menus } from './use-menus'

/** A button and the links that it shows. The links are in the document also while hidden. */
export function MenuBarGroup({ group, menus }: { group: MenuGroup; menus: Menus }) {
  const { label, links, columns } = group
  const id = useId()
  const panel = useRef<HTMLUListElement>(null)
  const enters = useRef(false)
  const isOpen = menus.isOpen(label)

  useEffect(() => {
    if (isOpen && enters.current) panel.current?.querySelector('a')?.focus()
    enters.current = false
  }, [isOpen])

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    menus.pin(label)
    if (isOpen) panel.current?.querySelector('a')?.focus()
    else enters.current = true
  }

  function closeOnLink({ target }: MouseEvent) {
    if ((target as Element).closest('a[href]')) menus.close()
  }

  return (
    <li onPointerEnter={(event) => menus.onEnter(label, event)} onPointerLeave={menus.onLeave}>
      <button
        type="button"
        className={styles.item}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => menus.toggle(label)}
        onKeyDown={onKeyDown}
      >
        {label}
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click too. */}
      <ul
        ref={panel}
        id={id}
        className={styles.panel}
        data-columns={columns}
        data-tone="paper"
        hidden={!isOpen}
        onClick={closeOnLink}
      >
        {links.map((item) => (
          <li key={item.label}>
            <LinkTo item={item}>
              {item.label}
              {item.description && <span>{item.description}</span>}
            </LinkTo>
          </li>
        ))}
      </ul>
    </li>
  )
}
