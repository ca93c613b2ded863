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

/** One place on the screen: a new toast takes over from the one before, without a queue. */
const PLACE = 'notice'

/** Where the focus was before it came into the toast; undefined while it is elsewhere. */
type Origin = HTMLElement | null | undefined

/** Shows the store's toast by Mantine's notifications. The store alone decides when. */
export function Toaster() {
  const { store } = useEngine().toasts
  const { closeNotice } = useMessages()
  const toast = useShownToast()
  const [shown] = useState(createNotificationsStore)
  const cameFrom = useRef<Origin>(undefined)
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

/** A toast that is pointed at or focused stays, and gives the focus back when it is closed. */
function buildHandlers(
  id: string,
  store: ToastStore,
  cameFrom: { current: Origin },
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
 * Gives the focus of something that goes away back to where it came from; to the page's content
 * where that is gone too, or takes none.
 */
function returnFocus(to: HTMLElement | null): void {
  to?.focus({ preventScroll: true })
  if (to && document.activeElement === to) return
  document.getElementById('content')?.focus({ preventScroll: true })
}
