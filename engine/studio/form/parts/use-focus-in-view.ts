import type { RefObject } from 'react'
import { useEffect } from 'react'

/**
 * Keeps the focused field in view when the form grows, for example when the message of a problem
 * appears above the field. A field that the author has scrolled out of view stays there.
 */
export function useFocusInView(form: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (form.current) return keepInView(form.current)
  }, [form])
}

function keepInView(form: HTMLElement): () => void {
  // The focused field, if it was last in view.
  let visible: Element | undefined
  const seen = new IntersectionObserver((changes) => {
    const last = changes.at(-1)
    visible = last?.isIntersecting ? last.target : undefined
  })
  // It is called before the observer of the view notices the change.
  const sizes = new ResizeObserver(() => {
    if (visible?.matches(':focus')) visible.scrollIntoView({ block: 'nearest' })
  })
  const follow = ({ target }: FocusEvent) => {
    seen.disconnect()
    // The browser has scrolled to it.
    visible = target as Element
    seen.observe(visible)
  }
  sizes.observe(form)
  form.addEventListener('focusin', follow)
  return () => {
    seen.disconnect()
    sizes.disconnect()
    form.removeEventListener('focusin', follow)
  }
}
