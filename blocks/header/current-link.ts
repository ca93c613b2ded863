import { useCallback } from 'react'
import { usePage } from '../../engine/block-api'
import type { LinkItem } from '../../schemas/generated/types'
import { findCurrent } from './find-current'

/** `page` for a link to the current page, `true` for a link to a section that contains it. */
type AriaCurrent = 'page' | 'true' | undefined

/** The value of `aria-current` for a navigation link. */
export type GetAriaCurrent = (item: Pick<LinkItem, 'href'>) => AriaCurrent

/** The current link is the one to the page itself, or else the one to its nearest ancestor. */
export function useCurrentLink(links: LinkItem[]): GetAriaCurrent {
  const { path } = usePage()
  const current = findCurrent(
    links.flatMap(({ href }) => href ?? []),
    path,
  )
  return useCallback(
    ({ href }) => {
      if (href === undefined || href !== current) return undefined
      return href === path ? 'page' : 'true'
    },
    [current, path],
  )
}
