import type { ComponentType } from 'react'
import { useRef, useState } from 'react'
import { useMessages } from '../../engine/block-api'
import type { MobileMenu as MobileMenuData, SearchBox } from '../../schemas/generated/types'
import type { MobileDrawerProps } from './MobileDrawer'
import styles from './MobileMenu.module.css'

export interface MobileMenuProps {
  menu: MobileMenuData
  search: SearchBox | undefined
}

const loadDrawer = () => import('./MobileDrawer')
const preload = () => void loadDrawer().catch(() => {})

/** The button of the mobile menu. The menu's code is fetched when it is about to be opened. */
export function MobileMenu({ menu, search }: MobileMenuProps) {
  const messages = useMessages()
  const button = useRef<HTMLButtonElement>(null)
  const [Drawer, setDrawer] = useState<ComponentType<MobileDrawerProps>>()
  const [opened, setOpened] = useState(false)

  async function open() {
    try {
      const { MobileDrawer } = await loadDrawer()
      setDrawer(() => MobileDrawer)
      setOpened(true)
    } catch {
      // Without the menu the footer's links lead on; the next tap tries again.
      document.querySelector('footer')?.scrollIntoView()
    }
  }

  function close() {
    setOpened(false)
    // At once, so that it comes before the focus that a navigation sets.
    button.current?.focus({ preventScroll: true })
    // On a window that has grown there is no such button any more.
    if (document.activeElement !== button.current) focusHeader(button.current)
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={messages.openMenu}
        aria-haspopup="dialog"
        aria-expanded={opened}
        onPointerEnter={preload}
        onFocus={preload}
        onTouchStart={preload}
        onClick={open}
      />
      {Drawer && <Drawer opened={opened} onClose={close} menu={menu} search={search} />}
    </>
  )
}

function focusHeader(button: HTMLElement | null): void {
  button?.closest('header')?.querySelector('a')?.focus({ preventScroll: true })
}
