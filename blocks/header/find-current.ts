import type { LinkItem, MenuGroup } from '../../schemas/generated/types'

/**
 * Returns the path of the page itself if the list has it, or else the path of its nearest ancestor.
 * The home page is not an ancestor of any page.
 */
export function findCurrent(hrefs: string[], path: string): string | undefined {
  return hrefs
    .filter((href) => href === path || (href !== '/' && path.startsWith(`${href}/`)))
    .reduce<string | undefined>(
      (best, href) => (best !== undefined && best.length >= href.length ? best : href),
      undefined,
    )
}

/** All links in a menu. */
export function listGroupLinks({
  links = [],
  sections = [],
}: Pick<MenuGroup, 'links' | 'sections'>): LinkItem[] {
  return [...links, ...sections.flatMap((section) => section.links)]
}
