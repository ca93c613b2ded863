import type { LinkItem, MenuGroup } from '../../schemas/generated/types'

/**
 * Returns the path that is the page itself, or else its nearest ancestor. The home page is not an
 * ancestor of any page.
 */
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
