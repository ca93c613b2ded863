import { useState } from 'react'
import { isTranslated } from '../../browser/translated'
import { useSite } from '../context/context'

/**
 * A key that changes together with a value once the browser has translated the page. Otherwise,
 * React would update text nodes that are no longer in the document; with a new key, it renders new
 * nodes.
 */
export function useTranslationKey(value: unknown): number {
  const { language } = useSite()
  const [last, setLast] = useState({ value, key: 0 })
  if (last.value !== value) {
    setLast({ value, key: isTranslated(language) ? last.key + 1 : last.key })
  }
  return last.key
}
