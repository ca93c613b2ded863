import { useEffect, useRef } from 'react'
import { useLocationPath } from '../../engine/block-api'

/**
 * Closes the menu with this id when the page changes, when the visitor goes back (even to another
 * query of the same page), or when the window becomes too wide for the menu button.
 */
export function useLeaving(id: string, onClose: () => void): void {
  const path = useLocationPath()
  const latest = useRef(onClose)
  useEffect(() => {
    latest.current = onClose
  })

  const openedAt = useRef(path)
  useEffect(() => {
    if (openedAt.current !== path) latest.current()
    openedAt.current = path
  }, [path])

  useEffect(() => {
    const close = () => latest.current()
    const closeWithoutButton = () => {
      const button = document.querySelector(`[commandfor="${CSS.escape(id)}"]`)
      if (!button?.checkVisibility()) close()
    }
    // The window may have been resized before React started.
    closeWithoutButton()
    addEventListener('popstate', close)
    addEventListener('resize', closeWithoutButton)
    return () => {
      removeEventListener('popstate', close)
      removeEventListener('resize', closeWithoutButton)
    }
  }, [id])
}
