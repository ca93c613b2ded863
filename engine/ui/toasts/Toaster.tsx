import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Notification.layer.css'
import type { NotificationData } from '@mantine/notifications'
import { createNotificationsStore, Notifications, notifications } from '@mantine/notifications'
import '@mantine/notifications/styles.layer.css'
import type { FocusEvent } from 'react'
import { useEffect, useRef, useState } from 'react'
import type { Toast, ToastStore } from '../../core/toast-store'
import { useEngine, useMessages } from '../context/context'
import { Mantine } from '../kit/Mantine'
import styles from './Toaster.module.css'
import { ToastIcon } from './ToastIcon'
import { ToastText, toastRole } from './ToastText'
import { useShownToast } from './toast'

/** At most one toast: a new toast replaces the previous one, without a queue. */
const PLACE = 'notice'

/**
 * The element that had the focus before the toast got it. Undefined while the focus is elsewhere.
 */
type EarlierFocus = HTMLElement | null | undefined

/** Shows the store's toast with Mantine's notifications. Only the store decides when. */
export function Toaster() {
  const { store } = useEngine().toasts
  const { closeNotice } = useMessages()
  const toast = useShownToast()
  const [shown] = useState(createNotificationsStore)
  const cameFrom = useRef<EarlierFocus>(undefined)
  useEffect(() => {
    if (!toast?.open) {
      notifications.hide(PLACE, shown)
      return
    }
    const data = {
      ...buildNotification(toast, closeNotice),
      ...buildHandlers(toast.id, store, cameFrom),
    }
    const isThere = shown.getState().notifications.some(({ id }) => id === PLACE)
    notifications[isThere ? 'update' : 'show'](data, shown)
  }, [toast, shown, store, closeNotice])
  return (
    <Mantine>
      <Notifications
        store={shown}
        limit={1}
        autoClose={false}
        transitionDuration={200}
        notificationMaxHeight="80vh"
        zIndex={400}
        classNames={{ root: styles.place }}
      />
    </Mantine>
  )
}

function buildNotification(toast: Toast, closeLabel: string): NotificationData {
  return {
    id: PLACE,
    role: toastRole(toast),
    mod: { variant: toast.variant, tone: 'paper' },
    icon: <ToastIcon variant={toast.variant} />,
    message: <ToastText key={toast.id} toast={toast} />,
    closeButtonProps: { 'aria-label': closeLabel },
    classNames: {
      root: styles.toast,
      icon: styles.icon,
      body: styles.body,
      description: styles.text,
      closeButton: styles.close,
    },
  }
}

/** A toast with the pointer or the focus stays open, and returns the focus when it is closed. */
function buildHandlers(
  id: string,
  store: ToastStore,
  cameFrom: { current: EarlierFocus },
): Partial<NotificationData> {
  return {
    onClose: () => {
      store.dismiss(id)
      if (cameFrom.current !== undefined) returnFocus(cameFrom.current)
      cameFrom.current = undefined
    },
    onMouseEnter: () => store.hold('pointer', true),
    onMouseLeave: () => store.hold('pointer', false),
    onFocus: ({ relatedTarget }: FocusEvent) => {
      cameFrom.current = relatedTarget instanceof HTMLElement ? relatedTarget : null
      store.hold('focus', true)
    },
    onBlur: () => {
      cameFrom.current = undefined
      store.hold('focus', false)
    },
  }
}

/**
 * Returns the focus from a disappearing element to where it came from, or else to the page's
 * content.
 */
function returnFocus(to: HTMLElement | null): void {
  to?.focus({ preventScroll: true })
  if (to && document.activeElement === to) return
  document.getElementById('content')?.focus({ preventScroll: true })
}
