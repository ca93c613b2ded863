import type { RefObject } from 'react'
import { useEffect } from 'react'

/**
 * Lets the browser's find-in-page search a closed panel and open it. React treats `hidden` as a
 * boolean, so this function sets the value `until-found`:
 * https://github.com/facebook/react/issues/24740
 */
export function useFindInPage(
  panel: RefObject<HTMLElement | null>,
  isOpen: boolean,
  open: () => void,
): void {
  useEffect(() => {
    const element = panel.current
    if (!element || isOpen || !('onbeforematch' in element)) return
    element.setAttribute('hidden', 'until-found')
    element.addEventListener('beforematch', open)
    return () => element.removeEventListener('beforematch', open)
  })
}
