import { MantineProvider } from '@mantine/core'
import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Notification.layer.css'
import type { NotificationData } from '@mantine/notifications'
import { createNotificationsStore, Notifications, notifications } from '@mantine/notifications'
import '@mantine/notifications/styles.layer.css'
import type { FocusEvent } from 'react'
import { useEffect, useRef, useState } from 'react'
import type { NoticeStore, Toast } from '../core/notice-store'
import { useEngine, useMessages } from './context'
import { NoticeIcon } from './NoticeIcon'
import { NoticeText, noticeRole } from './NoticeText'
import { useToast } from './notices'
import styles from './Toaster.module.css'

/** One place on the screen: a new toast takes over from the one before, without a queue (D10). */
const PLACE = 'notice'

/** Shows the store's toast by Mantine's notifications. The store alone decides when. */
export function Toaster() {
  const { store } = useEngine().notices
  const { closeNotice } = useMessages()
  const toast = useToast()
  const [shown] = useState(createNotificationsStore)
  const cameFrom = useRef<HTMLElement | null>(null)
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
    <MantineProvider
      theme={{ respectReducedMotion: true }}
      forceColorScheme="light"
      withCssVariables={false}
      withGlobalClasses={false}
      withStaticClasses={false}
    >
      <Notifications
        store={shown}
        limit={1}
        autoClose={false}
        transitionDuration={200}
        notificationMaxHeight="80vh"
        zIndex={400}
        classNames={{ root: styles.place }}
      />
    </MantineProvider>
  )
}

function buildNotification(toast: Toast, closeLabel: string): NotificationData {
  return {
    id: PLACE,
    role: noticeRole(toast),
    mod: { variant: toast.variant, tone: 'paper' },
    icon: <NoticeIcon variant={toast.variant} />,
    message: <NoticeText key={toast.id} toast={toast} />,
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
  store: NoticeStore,
  cameFrom: { current: HTMLElement | null },
): Partial<NotificationData> {
  return {
    onClose: () => {
      store.dismiss(id)
      cameFrom.current?.focus({ preventScroll: true })
      cameFrom.current = null
    },
    onMouseEnter: () => store.hold('pointer', true),
    onMouseLeave: () => store.hold('pointer', false),
    onFocus: ({ relatedTarget }: FocusEvent) => {
      cameFrom.current = relatedTarget instanceof HTMLElement ? relatedTarget : null
      store.hold('focus', true)
    },
    onBlur: () => {
      cameFrom.current = null
      store.hold('focus', false)
    },
  }
}
