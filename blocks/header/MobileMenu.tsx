import type { MouseEvent } from 'react'
import { useRef } from 'react'
import { useMessages, usePanels } from '../../engine/block-api'
import type { SearchBox } from '../../schemas/generated/types'
import { keepTabInside } from './keep-tab-inside'
import styles from './MobileMenu.module.css'
import { MobileMenuBody } from './MobileMenuBody'
import type { ShownMenu } from './shown-menu'
import { useLeaving } from './use-leaving'

export interface MobileMenuProps {
  id: string
  menu: ShownMenu
  search: SearchBox | undefined
}

/**
 * The mobile menu: a modal dialog that slides in from the end of the line. It is in the HTML, so that its
 * button can open it before React has come, and what is open is known to the element alone.
 */
export function MobileMenu({ id, menu, search }: MobileMenuProps) {
  const messages = useMessages()
  const ids = menu.groups.map((_, index) => `${id}${index}`)
  const panels = usePanels({ ids, group: 'mobile' })
  const dialog = useRef<HTMLDialogElement>(null)

  function close() {
    const element = dialog.current
    if (!element?.open) return
    element.close()
    // It gives the focus back, but on a window that has grown there is no such button any more.
    if (document.activeElement === document.body)
      element.parentElement?.querySelector<HTMLElement>('header a')?.focus({ preventScroll: true })
  }

  function onClick({ target, currentTarget }: MouseEvent) {
    // What it holds covers it: a click on itself is one on the backdrop.
    if (target === currentTarget || (target as Element).closest('a[href]')) close()
  }

  useLeaving(id, close)
  return (
    <dialog
      ref={dialog}
      id={id}
      className={styles.menu}
      data-tone="paper"
      aria-label={messages.mobileMenu}
      closedby="any"
      onClick={onClick}
      onKeyDown={keepTabInside}
      onClose={() => panels.setOpen([])}
      // The visitor may have opened it.
      suppressHydrationWarning
    >
      <MobileMenuBody id={id} menu={menu} search={search} panels={panels} onSearch={close} />
    </dialog>
  )
}
