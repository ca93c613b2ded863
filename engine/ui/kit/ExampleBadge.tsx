import { clsx } from 'clsx'
import { useMessages } from '../context/context'
import styles from './ExampleBadge.module.css'

/** A badge for invented figures. */
export function ExampleBadge({ className }: { className?: string }) {
  const { exampleData } = useMessages()
  return <span className={clsx(styles.badge, className)}>{exampleData}</span>
}
