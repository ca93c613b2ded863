import { useEffect } from 'react'
import { useSession } from '../session/use-studio'

/**
 * Ctrl+Z and Ctrl+Y undo and redo changes of the site, also in text fields: their own undo would
 * not know of changes by buttons. On a Mac, the Command key takes the place of Ctrl.
 */
export function useUndoKeys(): void {
  const session = useSession()
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      const key = event.key.toLowerCase()
      if (key !== 'z' && key !== 'y') return
      event.preventDefault()
      if (key === 'y' || event.shiftKey) session.redo()
      else session.undo()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [session])
}
