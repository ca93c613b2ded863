import { useCallback } from 'react'
import { usePage } from '../../engine/block-api'
import type { LinkItem } from '../../schemas/generated/types'
import { findCurrent } from './find-current'

/** `page` for a link to the page, `true` for a link to a section that contains the page. */
type AriaCurrent = 'page' | 'true' | undefined

/** The value of `aria-current` for a link of the navigation. */
export type GetAriaCurrent = (item: Pick<LinkItem, 'href'>) => AriaCurrent

/** The current link is the one whose target is the page, or else its nearest ancestor. */
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
