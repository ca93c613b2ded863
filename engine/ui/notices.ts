import { useCallback } from 'react'
import { resolveTokens } from '../core/tokens'
import { own, useMessages } from './context'

/** Shows a notice of `messages.json` by its name; `values` fill its words in braces. */
export type ShowNotice = (name: string, values?: Record<string, string>) => void

/** Returns a function that shows a notice in place of the one that is shown. */
export function useNotice(): ShowNotice {
  const { notices } = useMessages()
  return useCallback(
    (name, values = {}) => {
      const notice = own(notices, name)
      if (!notice) throw new Error(`There is no notice "${name}" in messages.json.`)
      console.info(resolveTokens(notice, values))
    },
    [notices],
  )
}
