import type { LinkItem, MenuGroup } from '../../schemas/generated/types'

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
