import { useCallback } from 'react'
import { usePage } from '../../engine/block-api'
import type { LinkItem } from '../../schemas/generated/types'
import { findCurrent } from './find-current'

/** How a link is marked: it leads to the page, or to the section that the page is in. */
type CurrentMark = 'page' | 'true' | undefined

/** The value of `aria-current` for an item of the navigation. */
export type MarkCurrent = (item: Pick<LinkItem, 'href'>) => CurrentMark

/** Marks the one address of a navigation that is that of the page, or the nearest one above it. */
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
