import { useEffect, useRef } from 'react'
import { useLocationPath } from '../../engine/block-api'

// From this width on the header shows its own navigation (MenuBar.module.css).
const WIDE = '(min-width: 62em)'

/**
 * Closes the menu when what it stands on goes away: the page changes, one goes back (also to
 * another query of the same page), or the window grows past the widths that have the menu.
 */
export function useLeaving(onClose: () => void): void {
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
    const wide = matchMedia(WIDE)
    // It may have grown before this came.
    if (wide.matches) close()
    addEventListener('popstate', close)
    wide.addEventListener('change', close)
    return () => {
      removeEventListener('popstate', close)
      wide.removeEventListener('change', close)
    }
  }, [])
}
