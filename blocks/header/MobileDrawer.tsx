import { Drawer } from '@mantine/core'
import '@mantine/core/styles/Drawer.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import { Mantine, useMessages } from '../../engine/block-api'
import type { MobileMenu, SearchBox } from '../../schemas/generated/types'
import styles from './MobileDrawer.module.css'
import { MobileDrawerBody } from './MobileDrawerBody'
import { useLeaving } from './use-leaving'

export interface MobileDrawerProps {
  opened: boolean
  onClose: () => void
  menu: MobileMenu
  search: SearchBox | undefined
}

/** The mobile menu: a modal dialog that slides in from the right. */
export function MobileDrawer({ opened, onClose, menu, search }: MobileDrawerProps) {
  const messages = useMessages()
  useLeaving(opened, onClose)
  return (
    <Mantine>
      <Drawer.Root
        opened={opened}
        onClose={onClose}
        position="right"
        classNames={{ overlay: styles.overlay, content: styles.content }}
        returnFocus={false}
        transitionProps={{ duration: 200, timingFunction: 'ease-out' }}
      >
        <Drawer.Overlay />
        <Drawer.Content data-tone="paper" aria-label={messages.mobileMenu}>
          <MobileDrawerBody menu={menu} search={search} onClose={onClose} />
        </Drawer.Content>
      </Drawer.Root>
    </Mantine>
  )
}
