import { useEffect } from 'react'
import { useEngine } from './context'
import type { ShowToast } from './toasts'

/**
 * Events that precede a click or a key press. Pointer events that browsers fire when the page moves
 * under a resting pointer are excluded.
 */
const SIGNS = ['pointermove', 'pointerdown', 'focusin']

/**
 * Returns a function that shows a toast and replaces any visible toast. The code that shows toasts
 * is fetched as soon as the visitor starts to use the block, so that a click needs no request.
 */
export function useToast(): ShowToast {
  const { block, toasts } = useEngine()
  const { show, prepare } = toasts
  useEffect(() => {
    block?.then((element) => {
      // Input before the block was hydrated. A waiting click may be for another block.
      if (element.matches(':focus-within') || window.quireEarly?.clicked[0]) prepare()
      // The same function is added only once, however many parts of the block use this hook.
      for (const sign of SIGNS)
        element.addEventListener(sign, prepare, { capture: true, once: true })
    })
  }, [block, prepare])
  return show
}
