import type { ComponentType } from 'react'
import { useEffect, useState } from 'react'
import { within } from '../browser/within'
import { useEngine, useMessages } from './context'
import styles from './NoticeArea.module.css'
import { NoticeText, noticeRole } from './NoticeText'
import { useToast } from './notices'

/** How long a notice waits for what shows it, in milliseconds. */
const LONGEST_LOAD = 3000

type Shower = ComponentType

/** The toast. What shows it is loaded with the first one; without it, it is shown plainly. */
export function NoticeArea() {
  const wanted = useToast() !== undefined
  const [Shower, setShower] = useState<Shower>()
  useEffect(() => {
    if (wanted && !Shower) loadToaster().then((loaded) => setShower(() => loaded))
  }, [wanted, Shower])
  return Shower && <Shower />
}

async function loadToaster(): Promise<Shower> {
  try {
    return (await within(LONGEST_LOAD, import('./Toaster'))).Toaster
  } catch {
    // A visitor whose connection fails needs to read just that.
    return PlainToaster
  }
}

function PlainToaster() {
  const { store } = useEngine().notices
  const messages = useMessages()
  const toast = useToast()
  if (!toast?.open) return null
  return (
    <div className={styles.notice} role={noticeRole(toast)} data-tone="paper">
      <NoticeText key={toast.id} toast={toast} />
      <button
        type="button"
        className={styles.close}
        aria-label={messages.closeNotice}
        onClick={() => store.dismiss(toast.id)}
      >
        <span aria-hidden="true">×</span>
      </button>
    </div>
  )
}
