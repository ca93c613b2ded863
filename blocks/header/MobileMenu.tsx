import type { MouseEvent } from 'react'
import { useRef } from 'react'
import { useMessages, usePanels } from '../../engine/block-api'
import type { SearchBox } from '../../schemas/generated/types'
import styles from './MobileMenu.module.css'
import { MobileMenuBody } from './MobileMenuBody'
import type { ShownMenu } from './shown-menu'
import { trapFocus } from './trap-focus'
import { useLeaving } from './use-leaving'

export interface MobileMenuProps {
  id: string
  menu: ShownMenu
  search: SearchBox | undefined
}

/**
 * The mobile menu: a modal dialog that slides in from the inline end. The HTML contains it, so that
 * its button can open it before hydration. The dialog element holds the only record of whether it
 * is open.
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
    // The dialog returns the focus to its button, which is hidden in wide windows.
    if (document.activeElement === document.body)
      element.parentElement?.querySelector<HTMLElement>('header a')?.focus({ preventScroll: true })
  }

  function onClick({ target, currentTarget }: MouseEvent) {
    // The content covers the whole dialog, so a click on the dialog itself is a click on the
    // backdrop.
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
      onKeyDown={trapFocus}
      onClose={() => panels.setOpen([])}
      // Keeps the open or closed state that the visitor set before hydration.
      suppressHydrationWarning
    >
      <MobileMenuBody id={id} menu={menu} search={search} panels={panels} onSearch={close} />
    </dialog>
  )
}
