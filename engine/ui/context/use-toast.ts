import { useEffect } from 'react'
import { useEngine } from './context'
import type { ShowToast } from './toasts'

/** What comes before a click or a key. A pointer at rest under which the page moves is not. */
const SIGNS = ['pointermove', 'pointerdown', 'focusin']

/**
 * Returns a function that shows a toast, which replaces a visible one. The code that shows it is
 * fetched as soon as the visitor starts to use the block, so that a click needs no request.
 */
export function useToast(): ShowToast {
  const { block, toasts } = useEngine()
  const { show, prepare } = toasts
  useEffect(() => {
    block?.then((element) => {
      // What somebody did before the block was alive; a click that waits may be for another one.
      if (element.matches(':focus-within') || window.quireEarly?.clicked[0]) prepare()
      // The same function is added once, however many parts of the block ask for it.
      for (const sign of SIGNS)
        element.addEventListener(sign, prepare, { capture: true, once: true })
    })
  }, [block, prepare])
  return show
}
