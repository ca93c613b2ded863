import type { Action } from '../../../schemas/generated/types'
import { useToast } from '../context/use-toast'
import { LinkTo } from '../navigation/Link'
import styles from './Actions.module.css'

/** Calls to action side by side. Renders nothing for an empty list. */
export function Actions({ items }: { items: Action[] }) {
  if (items.length === 0) return null
  return (
    <div className={styles.actions}>
      {items.map((action, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two actions can have one label.
        <ActionView key={index} action={action} />
      ))}
    </div>
  )
}

function ActionView({ action }: { action: Action }) {
  const { label, href, placeholder, variant, toast } = action
  if (href !== undefined || placeholder) {
    return <LinkTo item={action} className={styles[variant]} data-toast={href && toast} />
  }
  if (toast) return <ToastButton action={action} toast={toast} />
  return (
    <button type="button" className={styles[variant]}>
      {label}
    </button>
  )
}

function ToastButton({ action, toast }: { action: Action; toast: string }) {
  const showToast = useToast()
  return (
    <button type="button" className={styles[action.variant]} onClick={() => showToast(toast)}>
      {action.label}
    </button>
  )
}
