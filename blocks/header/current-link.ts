import { useCallback } from 'react'
import { usePage } from '../../engine/block-api'
import type { LinkItem } from '../../schemas/generated/types'
import { findCurrent } from './find-current'

/** How a link is marked: it points to the page, or to a section that contains the page. */
type CurrentMark = 'page' | 'true' | undefined

/** The value of `aria-current` for a link of the navigation. */
export type MarkCurrent = (item: Pick<LinkItem, 'href'>) => CurrentMark

/** Marks the link whose target is the page, or else its nearest ancestor. */
export function useCurrentLink(links: LinkItem[]): MarkCurrent {
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
