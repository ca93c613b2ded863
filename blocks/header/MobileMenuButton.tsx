import { useMessages } from '../../engine/block-api'
import { commandProps } from './dialog-command'
import styles from './MobileMenuButton.module.css'

/** The button that opens the mobile menu with this id. */
export function MobileMenuButton({ menu }: { menu: string }) {
  const messages = useMessages()
  return (
    <button
      {...commandProps('show-modal', menu)}
      className={styles.button}
      aria-label={messages.openMenu}
      aria-haspopup="dialog"
    />
  )
}
