import { useCallback } from 'react'
import { usePage } from '../../engine/block-api'
import type { LinkItem, MenuGroup } from '../../schemas/generated/types'

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

/** Of some addresses that of the page, or else the nearest one above it; home is above no other. */
export function findCurrent(hrefs: string[], path: string): string | undefined {
  return hrefs
    .filter((href) => href === path || (href !== '/' && path.startsWith(`${href}/`)))
    .reduce<string | undefined>(
      (best, href) => (best !== undefined && best.length >= href.length ? best : href),
      undefined,
    )
}

/** All links of a menu. */
export function listGroupLinks({
  links = [],
  sections = [],
}: Pick<MenuGroup, 'links' | 'sections'>): LinkItem[] {
  return [...links, ...sections.flatMap((section) => section.links)]
}
