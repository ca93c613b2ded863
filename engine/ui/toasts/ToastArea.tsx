import type { ComponentType } from 'react'
import { useEffect, useState } from 'react'
import { useEngine, useMessages } from '../context/context'
import { loadToaster } from './load-toaster'
import { ToastText, toastRole } from './ToastText'
import { useShownToast } from './toast'

type Shower = ComponentType

/**
 * The toast. Its component is loaded with the first toast. If that fails, the toast is shown in a
 * plain form.
 */
export function ToastArea() {
  const wanted = useShownToast() !== undefined
  const [Shower, setShower] = useState<Shower>()
  useEffect(() => {
    if (!wanted || Shower) return
    // A visitor without a connection still needs to read the message.
    const load = loadToaster().catch((): Shower => PlainToaster)
    load.then((loaded) => setShower(() => loaded))
  }, [wanted, Shower])
  return Shower && <Shower />
}

function PlainToaster() {
  const { store } = useEngine().toasts
  const messages = useMessages()
  const toast = useShownToast()
  if (!toast?.open) return null
  const close = () => {
    // The element that receives the focus when the button disappears.
    document.getElementById('content')?.focus({ preventScroll: true })
    store.dismiss(toast.id)
  }
  return (
    <div className="plain-toast" role={toastRole(toast)} data-tone="paper">
      <ToastText key={toast.id} toast={toast} />
      <button
        type="button"
        className="plain-toast-close"
        aria-label={messages.closeNotice}
        onClick={close}
      >
        <span aria-hidden="true">×</span>
      </button>
    </div>
  )
}
