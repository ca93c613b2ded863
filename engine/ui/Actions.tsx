import type { Action } from '../../schemas/generated/types'
import styles from './Actions.module.css'
import { LinkTo } from './Link'
import { useNotice } from './notices'

/** Calls to action side by side; nothing when there are none. */
export function Actions({ items }: { items: Action[] }) {
  if (items.length === 0) return null
  return (
    <div className={styles.actions}>
      {items.map((action) => (
        <ActionView key={action.label} action={action} />
      ))}
    </div>
  )
}

function ActionView({ action }: { action: Action }) {
  const showNotice = useNotice()
  const { label, href, placeholder, variant, toast } = action
  if (href !== undefined || placeholder) {
    return <LinkTo item={action} className={styles[variant]} data-notice={toast} />
  }
  return (
    <button
      type="button"
      className={styles[variant]}
      onClick={toast ? () => showNotice(toast) : undefined}
    >
      {label}
    </button>
  )
}
